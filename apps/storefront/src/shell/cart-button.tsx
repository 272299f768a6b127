import { Icon } from "@voltread/ui/components/icon.tsx"
import { early } from "@voltread/ui/page/early-press.ts"
import { useShopState } from "../shop/use-shop.ts"
import { countItems, isUnknown } from "../store/cart-slice.ts"

/** Number of items in the cart, drawn over an icon; after the word "Cart" it reads "Cart, 3 items". */
export function CartCount({ className }: { readonly className: string }) {
  const count = useShopState((state) => countItems(state.cart.cartList))
  const isLoading = useShopState((state) => isUnknown(state.cart))
  if (isLoading) return null
  if (count === 0) return <span className="sr-only">, empty</span>
  return (
    <>
      <span className="sr-only">, </span>
      <span
        className={`numeric grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent ${className}`}
      >
        {count > 99 ? "99+" : count}
      </span>
      <span className="sr-only"> {count === 1 ? "item" : "items"}</span>
    </>
  )
}

export function CartButton({ onOpen }: { readonly onOpen: () => void }) {
  return (
    <button
      {...early}
      type="button"
      className="relative inline-flex h-11 cursor-pointer items-center gap-2 rounded-md px-3 font-semibold hover:bg-night-raised"
      onClick={onOpen}
    >
      <Icon name="cart" className="size-6" />
      <span className="sr-only sm:not-sr-only">Cart</span>
      <CartCount className="absolute top-0 left-6" />
    </button>
  )
}
