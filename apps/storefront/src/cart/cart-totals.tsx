import { ErrorState } from "@voltread/ui/components/error-state.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { CartState } from "../store/cart-slice.ts"

interface Estimate {
  readonly shippingCost: number
  readonly tax: number
  readonly total: number
}

interface CartTotalsProps {
  readonly cart: CartState
  /** By the shopper's ZIP code; null while the server is asked, absent where no destination is known. */
  readonly estimate: Estimate | null | undefined
  /** Why there is no estimate, and nothing is known of the promotion code. */
  readonly failure: { readonly message: string; readonly retry: () => void } | null
}

/** Totals, with shipping and tax where the destination is known. Dollars. */
export function CartTotals({ cart, estimate, failure }: CartTotalsProps) {
  const later = <span className="text-muted">{estimate === null ? "…" : "At checkout"}</span>
  const shipping = () => {
    if (estimate) return shippingOf(estimate.shippingCost)
    return cart.shipping > 0 ? shippingOf(cart.shipping) : later
  }
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 [&>dd]:text-right">
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
        <dd>{shipping()}</dd>
        <dt className="text-muted">Sales tax</dt>
        <dd>{estimate ? <Money amount={estimate.tax} /> : later}</dd>
        <dt className="mt-2 text-lg font-bold">{estimate ? "Estimated total" : "Total"}</dt>
        <dd aria-live="polite" className="mt-2 text-lg font-bold">
          <Money amount={estimate?.total ?? cart.total} />
        </dd>
      </dl>
      {failure !== null && (
        <ErrorState title="Your total could not be calculated" onRetry={failure.retry}>
          {failure.message}
        </ErrorState>
      )}
    </>
  )
}

const shippingOf = (cost: number) => (cost > 0 ? <Money amount={cost} /> : "Free")
