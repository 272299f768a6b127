import { Link } from "@tanstack/react-router"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { remove, save } from "../saved-products/change-saved.ts"
import { useSavedProducts } from "../saved-products/use-saved-products.ts"
import { useShop } from "../shop/use-shop.ts"

/** Puts a product on the wish list, or takes it off. */
export function WishToggle({
  product: { productId, name },
}: {
  readonly product: { readonly productId: string; readonly name: string }
}) {
  const shop = useShop()
  const isIn = useSavedProducts().saved?.wish.some((each) => each.productId === productId) === true
  const toggle = () =>
    isIn ? remove(shop, "wish", productId) : save(shop, "wish", { productId, quantity: 1 })
  return (
    <span className="inline-flex items-center gap-3 text-sm">
      <button
        {...early}
        type="button"
        aria-pressed={isIn}
        aria-label={`Wish list: ${name}`}
        className="inline-flex min-h-9 cursor-pointer items-center gap-2 hover:underline"
        onClick={() => void toggle()}
      >
        <Icon name="bookmark" className={`size-4.5 ${isIn ? "fill-accent" : ""}`} />
        Wish list
      </button>
      {isIn && (
        <Link to="/cart" hash="wish-list" className="py-1 font-semibold underline underline-offset-4">
          View
        </Link>
      )}
    </span>
  )
}
