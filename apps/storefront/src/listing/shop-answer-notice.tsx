import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ShopAnswer } from "../suggestions/shop-answers.ts"

/** A link to the page that answers the search, such as shipping or returns; shown above the products. */
export function ShopAnswerNotice({ answer: { title, text, to, hash } }: { readonly answer: ShopAnswer }) {
  return (
    <Link
      to={to}
      {...(hash !== undefined && { hash })}
      className="group mt-4 flex items-center gap-4 rounded-lg border border-line bg-accent-soft p-4 hover:border-ink"
    >
      <Icon name="info" className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">
        <span className="block font-bold group-hover:underline">{title}</span>
        <span className="block text-sm text-muted">{text}</span>
      </span>
      <Icon name="arrow-right" className="size-5 shrink-0" />
    </Link>
  )
}
