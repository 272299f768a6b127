import { Money } from "@voltread/ui/components/money.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"

type Row = readonly [name: string, amount: number]

/** What has become of the money: nothing before a payment, and only what is not zero. */
const moneyRows = ({ paid, refunded, refunding, refundOwed }: OrderDetailFragment["balance"]) => {
  if (paid === 0) return []
  const kept = Math.round((paid - refunded) * 100) / 100
  return [
    ["Paid", paid],
    ...(refunded === 0 ? [] : ([["Refunded", -refunded]] satisfies ReadonlyArray<Row>)),
    ...(refunding === 0 ? [] : ([["Refund on its way", -refunding]] satisfies ReadonlyArray<Row>)),
    ...(refunded === 0 ? [] : ([["Kept", kept]] satisfies ReadonlyArray<Row>)),
    ...(refundOwed === 0 ? [] : ([["Refund owed", refundOwed]] satisfies ReadonlyArray<Row>)),
  ] satisfies ReadonlyArray<Row>
}

/** Subtotal to total, then what has become of the money. */
export function TotalsList({ order }: { readonly order: OrderDetailFragment }) {
  const rows: ReadonlyArray<readonly [string, number]> = [
    ["Subtotal", order.subTotal],
    ...(order.discount === 0 ? [] : [["Discount", -order.discount] as const]),
    ["Shipping", order.shippingCost],
    ["Tax", order.tax],
  ]
  return (
    <dl className="ml-auto flex max-w-xs flex-col gap-1 border-t border-line pt-4 text-sm">
      {rows.map(([name, amount]) => (
        <div key={name} className="flex justify-between gap-6">
          <dt className="text-muted">
            {name}
            {name === "Discount" && order.promotionCode !== null && ` (${order.promotionCode})`}
          </dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-2 text-base font-bold">
        <dt>Total</dt>
        <dd>
          <Money amount={order.total} />
        </dd>
      </div>
      {moneyRows(order.balance).map(([name, amount]) => (
        <div
          key={name}
          className={`flex justify-between gap-6 ${name === "Refund owed" ? "font-bold text-danger" : ""}`}
        >
          <dt className={name === "Refund owed" ? "" : "text-muted"}>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
