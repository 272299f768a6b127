import { broughtMoney, refundDestination } from "@voltread/domain/ordering/refund-words.ts"
import { Money } from "@voltread/ui/components/money.tsx"
import type { OrderDetailFragment } from "../../generated/order.ts"
import { TotalsList } from "../totals-list.tsx"
import { columnStyle, PaperAddress, PaperHead, paperStyle } from "./paper-head.tsx"

type Item = OrderDetailFragment["items"][number]

const detailsOf = ({ sku, pickupStore, status, returnedQuantity }: Item): string =>
  [
    sku,
    pickupStore === null ? "" : `pickup at ${pickupStore.name}`,
    status === "CANCELLED" ? "canceled" : "",
    returnedQuantity > 0 ? `${returnedQuantity} returned` : "",
  ]
    .filter((text) => text !== "")
    .join(" · ")

/** What the customer bought, what it comes to, and what was paid. */
export function Invoice({ order }: { readonly order: OrderDetailFragment }) {
  const paidBy = order.paymentDetails.filter(broughtMoney)
  return (
    <article aria-label={`Invoice of ${order.uniqueId}`} className={paperStyle}>
      <PaperHead title="Invoice" order={order} />
      <div className="grid grid-cols-2 gap-6">
        <PaperAddress title="Billed to" order={order} kind="billing" />
        {order.items.some(({ pickupStore }) => pickupStore === null) && (
          <PaperAddress title="Shipped to" order={order} kind="shipping" />
        )}
      </div>
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className={`${columnStyle} w-full`}>
              Item
            </th>
            <th scope="col" className={`${columnStyle} text-right`}>
              Quantity
            </th>
            <th scope="col" className={`${columnStyle} text-right`}>
              Price
            </th>
            <th scope="col" className={`${columnStyle} text-right`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b border-line align-top">
              <td className={columnStyle}>
                {item.name}
                <span className="block text-muted">{detailsOf(item)}</span>
              </td>
              <td className={`numeric ${columnStyle} text-right`}>{item.quantity}</td>
              <td className={`${columnStyle} text-right`}>
                <Money amount={item.price} />
              </td>
              <td className={`${columnStyle} text-right`}>
                <Money amount={item.subTotal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="break-inside-avoid">
        <TotalsList order={order} />
        {paidBy.length > 0 && (
          <p className="mt-2 text-right text-sm text-muted">{`Paid by ${paidBy.map(refundDestination).join(" and ")}`}</p>
        )}
      </div>
    </article>
  )
}
