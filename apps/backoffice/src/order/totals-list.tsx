import { Money } from "@voltread/ui/components/money.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"

/** Subtotal to total, then the figures that only staff see. */
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
    </dl>
  )
}
