import { Money } from "@voltread/ui/components/money.tsx"
import { ProductName } from "@voltread/ui/components/product-name.tsx"
import { LineNotice } from "../cart/line-notice.tsx"
import { PromotionCode } from "../cart/promotion-code.tsx"
import type { CheckoutQuoteQuery } from "../generated/quote.ts"
import type { CartState } from "../store/cart-slice.ts"

interface Quoted {
  readonly quote: CheckoutQuoteQuery["checkoutQuote"] | undefined
}

interface CheckoutSummaryProps extends Quoted {
  readonly cart: CartState
  /** Tax is known only with the destination. */
  readonly hasDestination: boolean
  readonly isUpdating: boolean
  /** The quote is that of the cart, or of a destination, before a change. */
  readonly isOld: boolean
}

/** Items and totals, including tax and shipping. */
export function CheckoutSummary({ cart, quote, hasDestination, isUpdating, isOld }: CheckoutSummaryProps) {
  const row = "flex flex-wrap items-baseline justify-between gap-x-4"
  return (
    <section
      aria-label="Order summary"
      aria-busy={isUpdating}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-5 shadow-card desk:sticky desk:top-36 desk:row-span-2"
    >
      <h2 className="text-xl">Your order</h2>
      <ul className="flex max-h-80 flex-col gap-3 overflow-y-auto">
        {cart.cartList.map((line) => (
          <li key={line.productId} className="grid grid-cols-[--spacing(14)_1fr] items-center gap-3 text-sm">
            <img
              src={line.thumbnailImage}
              alt=""
              width={56}
              height={56}
              className="size-14 rounded-sm border border-line object-contain"
            />
            <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 grow basis-32">
                <ProductName name={line.name}>
                  <span className="text-muted"> ×&nbsp;{line.quantity}</span>
                </ProductName>
                {line.pickupStore !== null && (
                  <span className="block text-muted">Pickup at {line.pickupStore.name}</span>
                )}
              </span>
              <Money amount={line.price * line.quantity} className="font-semibold" />
              <LineNotice line={line} />
            </div>
          </li>
        ))}
      </ul>
      <PromotionCode code={cart.promotionCode} problem={isOld ? undefined : quote?.promotionProblem} />
      <dl className="flex flex-col gap-1.5 border-t border-line pt-4">
        <div className={row}>
          <dt className="text-muted">Subtotal</dt>
          <dd>
            <Money amount={quote?.subTotal ?? cart.subTotal} />
          </dd>
        </div>
        {quote !== undefined && quote.discount > 0 && (
          <div className={row}>
            <dt className="text-muted">Discount</dt>
            <dd>
              <Money amount={-quote.discount} />
            </dd>
          </div>
        )}
        <div className={row}>
          <dt className="text-muted">Shipping</dt>
          <dd>
            <Shipping quote={quote} />
          </dd>
        </div>
        <div className={row}>
          <dt className="text-muted">Sales tax</dt>
          <dd>
            <SalesTax quote={quote} hasDestination={hasDestination} />
          </dd>
        </div>
        <div className={`${row} mt-2 text-xl font-extrabold`}>
          <dt>Total</dt>
          <dd aria-live="polite">
            <Money amount={quote?.total ?? cart.total} />
          </dd>
        </div>
      </dl>
    </section>
  )
}

function Shipping({ quote }: Quoted) {
  if (quote === undefined) return "…"
  return quote.shippingCost === 0 ? "Free" : <Money amount={quote.shippingCost} />
}

function SalesTax({ quote, hasDestination }: Pick<CheckoutSummaryProps, "quote" | "hasDestination">) {
  if (quote === undefined) return "…"
  if (!hasDestination) return <span className="text-muted">Choose a state</span>
  return <Money amount={quote.tax} />
}
