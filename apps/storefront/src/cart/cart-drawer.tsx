import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Drawer } from "@voltread/ui/components/drawer.tsx"
import { useShopState } from "../shop/use-shop.ts"
import { countItems, isUnknown } from "../store/cart-slice.ts"
import { CartLineRow } from "./cart-line-row.tsx"
import { CartLoading } from "./cart-loading.tsx"
import { CartTotals } from "./cart-totals.tsx"
import { EmptyCart } from "./empty-cart.tsx"
import { LeaseLine } from "./lease-line.tsx"
import { PendingOrderNotice } from "./pending-order-notice.tsx"
import { useCartQuote } from "./use-cart-quote.ts"

interface CartDrawerProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

export default function CartDrawer({ isOpen, onOpenChange }: CartDrawerProps) {
  const cart = useShopState((state) => state.cart)
  const count = countItems(cart.cartList)
  const isEmpty = cart.cartList.length === 0
  // The page that a link leads to may be the one under the drawer.
  const close = () => onOpenChange(false)
  const content = () => {
    if (isUnknown(cart)) return <CartLoading />
    if (isEmpty) return <EmptyCart onLeave={close} />
    return (
      <>
        <PendingOrderNotice cart={cart} onLeave={close} />
        <ul aria-label="Items in your cart">
          {cart.cartList.map((line) => (
            <CartLineRow key={line.productId} line={line} />
          ))}
        </ul>
      </>
    )
  }
  return (
    <Drawer
      title={isEmpty ? "Your cart" : `Your cart (${count})`}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      {...(isEmpty ? {} : { footer: <DrawerSummary onLeave={close} /> })}
    >
      {content()}
    </Drawer>
  )
}

function DrawerSummary({ onLeave }: { readonly onLeave: () => void }) {
  const { estimate, failure, quoted } = useCartQuote(useShopState((state) => state.cart))
  return (
    <div className="flex flex-col gap-4">
      <CartTotals cart={quoted} estimate={estimate} failure={failure} />
      <LeaseLine amount={quoted.total} />
      <div className="grid grid-cols-2 gap-3">
        <Link to="/cart" className={buttonStyle("secondary")} onClick={onLeave}>
          View cart
        </Link>
        <Link to="/checkout" className={buttonStyle()} onClick={onLeave}>
          Check out
        </Link>
      </div>
    </div>
  )
}
