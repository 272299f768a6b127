import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import { allPaidWith } from "@voltread/domain/ordering/refund-words.ts"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { Money } from "@voltread/ui/components/money.tsx"
import type { OrderDetails } from "./order-items.tsx"

const TOTAL = "Total"
const SHIPPING = "Shipping"

type TotalledOrder = Pick<
  OrderDetails,
  | "subTotal"
  | "discount"
  | "shippingCost"
  | "tax"
  | "total"
  | "refundable"
  | "paymentDetails"
  | "leaseDetails"
>

export function OrderTotals({ order }: { readonly order: TotalledOrder }) {
  const moved = order.paymentDetails.filter(hasMoved)
  const paidBy = allPaidWith(order)
  const refunded = moved.reduce((sum, { kind, amount }) => (kind === "refund" ? sum + amount : sum), 0)
  const rows: ReadonlyArray<readonly [string, number]> = [
    ["Subtotal", order.subTotal],
    ...(order.discount > 0 ? [["Discount", -order.discount] as const] : []),
    [SHIPPING, order.shippingCost],
    ["Sales tax", order.tax],
    [TOTAL, order.total],
    ...(refunded > 0 ? [["Refunded", -refunded] as const] : []),
  ]
  return (
    <>
      <dl className="flex flex-col gap-1.5">
        {rows.map(([label, amount]) => (
          <div
            key={label}
            className={`flex justify-between gap-4 ${label === TOTAL ? "mt-2 text-lg font-extrabold" : "text-muted"}`}
          >
            <dt>{label}</dt>
            <dd className={label === TOTAL ? "" : "text-ink"}>
              {label === SHIPPING && amount === 0 ? "Free" : <Money amount={amount} />}
            </dd>
          </div>
        ))}
      </dl>
      {paidBy !== "" && (
        <p className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-sm text-muted">
          <Icon name="card" className="size-4" />
          {`Paid by ${paidBy}`}
        </p>
      )}
    </>
  )
}
