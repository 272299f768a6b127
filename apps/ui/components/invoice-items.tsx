import { itemAmount } from "@voltread/domain/ordering/item-amount.ts"
import { Money } from "./money.tsx"

interface InvoiceItem {
  readonly id: string
  readonly name: string
  readonly sku: string
  readonly quantity: number
  readonly returnedQuantity: number
  readonly status: string
  /** False: canceled, and not part of the totals. */
  readonly isCounted: boolean
  readonly pickupStore: { readonly name: string } | null
  /** Dollars. */
  readonly price: number
  readonly subTotal: number
}

const detailsOf = ({ sku, pickupStore, status, returnedQuantity }: InvoiceItem): string =>
  [
    sku,
    pickupStore === null ? "" : `pickup at ${pickupStore.name}`,
    status === "CANCELLED" ? "canceled" : "",
    returnedQuantity > 0 ? `${returnedQuantity} returned` : "",
  ]
    .filter((text) => text !== "")
    .join(" · ")

const columnStyle = "py-2 pr-2 last:pr-0 sm:pr-4"

/** What an invoice is for: the customer's own, and the one that staff print. */
export function InvoiceItems({ items }: { readonly items: ReadonlyArray<InvoiceItem> }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            <th scope="col" className={`${columnStyle} w-full`}>
              Item
            </th>
            <th scope="col" className={`${columnStyle} text-right`}>
              Quantity
            </th>
            <th scope="col" className={`${columnStyle} text-right max-sm:hidden`}>
              Price
            </th>
            <th scope="col" className={`${columnStyle} text-right`}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.id} className="break-inside-avoid border-b border-line align-top">
              <td className={`${columnStyle} wrap-anywhere`}>
                {item.name}
                <span className="block text-muted">{detailsOf(item)}</span>
                {/* On a phone, a column more would break the names into syllables. */}
                <span className="text-muted sm:hidden">
                  <Money amount={item.price} /> each
                </span>
              </td>
              <td className={`numeric ${columnStyle} text-right`}>{item.quantity}</td>
              <td className={`${columnStyle} text-right max-sm:hidden`}>
                <Money amount={item.price} />
              </td>
              <td className={`${columnStyle} text-right`}>
                <Money amount={itemAmount(item)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
