import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ReactNode } from "react"
import { useShopState } from "../shop/use-shop.ts"
import { countItems, isUnknown } from "../store/cart-slice.ts"
import { CartLineRow } from "./cart-line-row.tsx"
import { CartLoading } from "./cart-loading.tsx"
import { CartTotals } from "./cart-totals.tsx"
import { EmptyCart } from "./empty-cart.tsx"
import { LeaseLine } from "./lease-line.tsx"
import { PendingOrderNotice } from "./pending-order-notice.tsx"
import { PromotionCode } from "./promotion-code.tsx"
import { useCartQuote } from "./use-cart-quote.ts"

/** `delivery`: when it would come, and where to. */
export function CartPage({ delivery }: { readonly delivery?: ReactNode }) {
  const cart = useShopState((state) => state.cart)
  const { estimate, failure, promotionProblem, quoted } = useCartQuote(cart)
  const count = countItems(cart.cartList)
  const hasProblem = cart.cartList.some((line) => line.quantity > line.availableAnywhere)

  if (cart.cartList.length === 0) {
    return (
      <div className="page py-10">
        <h1 className="mb-6 text-3xl">Your cart</h1>
        {isUnknown(cart) ? <CartLoading /> : <EmptyCart />}
      </div>
    )
  }
  return (
    <div className="page py-6 desk:py-10">
      <h1 className="text-3xl">
        Your cart <span className="numeric text-xl text-muted">({count})</span>
      </h1>
      <div className="mt-6 grid items-start gap-8 desk:grid-cols-[1fr_24rem]">
        <div className="flex flex-col gap-4">
          <PendingOrderNotice cart={cart} />
          <ul aria-label="Items in your cart" className="rounded-lg border border-line bg-surface px-5">
            {cart.cartList.map((line) => (
              <CartLineRow key={line.productId} line={line} />
            ))}
          </ul>
        </div>
        <section
          aria-label="Summary"
          className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 shadow-card desk:sticky desk:top-36"
        >
          <h2 className="text-xl">Summary</h2>
          <CartTotals cart={quoted} estimate={estimate} failure={failure} />
          <LeaseLine amount={quoted.total} />
          {hasProblem ? (
            <p role="status" className="text-sm font-medium text-warning">
              Some items cannot be bought as they are. Change or remove them to check out.
            </p>
          ) : (
            <Link to="/checkout" className={`${buttonStyle("primary", "lg")} w-full`}>
              Check out
            </Link>
          )}
          <p className="flex items-center gap-2 text-sm text-muted">
            <Icon name="lock" className="size-4" />
            Your card details never reach our servers.
          </p>
          <PromotionCode code={cart.promotionCode} problem={promotionProblem} />
          {delivery}
        </section>
      </div>
    </div>
  )
}
