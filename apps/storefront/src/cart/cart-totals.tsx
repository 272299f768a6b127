import { Money } from "@voltread/ui/components/money.tsx"
import type { CartState } from "../store/cart-slice.ts"

/** Totals before tax, which depends on the destination. */
export function CartTotals({ cart }: { readonly cart: CartState }) {
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1.5 [&>dd]:text-right">
      <dt className="text-muted">Subtotal</dt>
      <dd>
        <Money amount={cart.subTotal} />
      </dd>
      {cart.discount > 0 && (
        <>
          <dt className="text-muted">Discount</dt>
          <dd>
            <Money amount={-cart.discount} />
          </dd>
        </>
      )}
      <dt className="text-muted">Shipping</dt>
      <dd>
        {cart.shipping > 0 ? (
          <Money amount={cart.shipping} />
        ) : (
          <span className="text-muted">At checkout</span>
        )}
      </dd>
      <dt className="text-muted">Tax</dt>
      <dd className="text-muted">At checkout</dd>
      <dt className="mt-2 text-lg font-bold">Total</dt>
      <dd className="mt-2 text-lg font-bold">
        <Money amount={cart.total} />
      </dd>
    </dl>
  )
}
