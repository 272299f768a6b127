import { Money } from "@voltread/ui/components/money.tsx"
import type { OrderDetailFragment } from "../generated/order.ts"

interface Row {
  readonly name: string
  readonly amount: number
  readonly isOwed?: boolean
}

/** Paid and refunded amounts that are not zero; none before a payment. */
const moneyRows = (order: OrderDetailFragment, isForCustomer: boolean): ReadonlyArray<Row> => {
  const { paid, refunded, refunding, refundOwed, stillToPay, fromLender } = order.balance
  if (paid === 0) return []
  const kept = Math.round((paid - refunded) * 100) / 100
  return [
    { name: "Paid", amount: paid },
    ...(refunded === 0 ? [] : [{ name: "Refunded", amount: -refunded }]),
    ...(refunded === 0 || isForCustomer ? [] : [{ name: "Kept", amount: kept }]),
    ...(refunding === 0 ? [] : [{ name: "Refund on its way", amount: -refunding }]),
    ...(refundOwed === 0 || isForCustomer ? [] : [{ name: "Refund owed", amount: refundOwed, isOwed: true }]),
    ...(fromLender === 0 ? [] : [{ name: "The lender pays", amount: fromLender }]),
    ...(stillToPay === 0 ? [] : [{ name: "Still to pay", amount: stillToPay, isOwed: true }]),
  ]
}

const SHIPPING = "Shipping"

interface TotalsListProps {
  readonly order: OrderDetailFragment
  /** On paper: without what the shop still has to do. */
  readonly isForCustomer?: boolean
}

/** Subtotal to total, then payments and refunds. */
export function TotalsList({ order, isForCustomer = false }: TotalsListProps) {
  const code = order.promotionCode === null ? "" : ` (${order.promotionCode})`
  const rows: ReadonlyArray<Row> = [
    { name: "Subtotal", amount: order.subTotal },
    ...(order.discount === 0 ? [] : [{ name: `Discount${code}`, amount: -order.discount }]),
    { name: SHIPPING, amount: order.shippingCost },
    { name: "Sales tax", amount: order.tax },
  ]
  return (
    <dl className="ml-auto flex max-w-xs flex-col gap-1 border-t border-line pt-4 text-sm">
      {rows.map(({ name, amount }) => (
        <div key={name} className="flex justify-between gap-6">
          <dt className="text-muted">{name}</dt>
          <dd>{name === SHIPPING && amount === 0 ? "Free" : <Money amount={amount} />}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-6 border-t border-line pt-2 text-base font-bold">
        <dt>Total</dt>
        <dd>
          <Money amount={order.total} />
        </dd>
      </div>
      {moneyRows(order, isForCustomer).map(({ name, amount, isOwed = false }) => (
        <div key={name} className={`flex justify-between gap-6 ${isOwed ? "font-bold text-danger" : ""}`}>
          <dt className={isOwed ? "" : "text-muted"}>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
