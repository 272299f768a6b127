import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"

/** In place of an order, or of its invoice, that the link or the account does not open. */
export function OrderNotFound({ returnUrl }: { readonly returnUrl: string }) {
  return (
    <div className="page max-w-5xl py-10">
      <EmptyState
        level={1}
        icon="box"
        title="We could not find this order"
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Link to="/find-order" className={buttonStyle()}>
              Email me its link
            </Link>
            <Link to="/login" search={{ returnUrl }} className={buttonStyle("secondary")}>
              Log in
            </Link>
          </span>
        }
      >
        Open it with the link from your newest email about it (links are good for 90 days), or log in to the
        account it was placed with. We can email you a new link.
      </EmptyState>
    </div>
  )
}
