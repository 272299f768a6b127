import { allPaidWith } from "@voltread/domain/ordering/refund-words.ts"
import { InvoiceItems } from "@voltread/ui/components/invoice-items.tsx"
import type { OrderDetailFragment } from "../../generated/order.ts"
import { TotalsList } from "../totals-list.tsx"
import { PaperAddress, PaperHead, paperStyle } from "./paper-head.tsx"

export function Invoice({ order }: { readonly order: OrderDetailFragment }) {
  const paidBy = allPaidWith(order.paymentDetails, order.balance.fromLender)
  return (
    <article aria-label={`Invoice of ${order.uniqueId}`} className={paperStyle}>
      <PaperHead title="Invoice" order={order} />
      <div className="grid grid-cols-2 gap-6">
        <PaperAddress title="Bill to" order={order} kind="billing" />
        {order.items.some(({ pickupStore }) => pickupStore === null) && (
          <PaperAddress title="Ship to" order={order} kind="shipping" />
        )}
      </div>
      <InvoiceItems items={order.items} />
      <div className="break-inside-avoid">
        <TotalsList order={order} isForCustomer />
        {paidBy !== "" && <p className="mt-2 text-right text-sm text-muted">{`Paid by ${paidBy}`}</p>}
      </div>
    </article>
  )
}
