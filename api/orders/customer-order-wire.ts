import type { CustomerFact } from "@voltread/projections/ordering/customer-fact.ts"
import type { CustomerOrderView } from "@voltread/projections/ordering/customer-order-view.ts"
import type { OrderSummary } from "@voltread/projections/ordering/order-list-query.ts"
import type { CustomerTimeline } from "@voltread/projections/ordering/order-timeline.ts"
import { attributeList } from "../platform/graphql/attributes.ts"
import { dollars } from "../platform/graphql/money.ts"
import { leaseInDollars, paymentInDollars, totalsInDollars } from "./order-wire.ts"

/** An order on the wire as its customer sees it: amounts in dollars. */
export const toWireCustomerOrder = (view: CustomerOrderView) => ({
  ...view,
  ...totalsInDollars(view),
  refundable: dollars(view.refundable),
  stillToPay: dollars(view.stillToPay),
  fromLender: dollars(view.fromLender),
  items: view.items.map(toWireItem),
  paymentDetails: view.paymentDetails.map(paymentInDollars),
  leaseDetails: view.leaseDetails && leaseInDollars(view.leaseDetails),
})

const toWireItem = (item: CustomerOrderView["items"][number]) => ({
  ...item,
  ...totalsInDollars(item),
  attributes: attributeList(item.attributes),
  price: dollars(item.price),
  returnRequest:
    item.returnRequest === null
      ? null
      : { ...item.returnRequest, refunded: dollars(item.returnRequest.refunded) },
  totalShippingCost: dollars(item.totalShippingCost),
})

/** What a customer may see of an order in a list. Listed field by field, so that a new field is hidden until it is added. */
export const toWireCustomerSummary = (summary: OrderSummary) => ({
  id: summary.id,
  uniqueId: summary.uniqueId,
  username: summary.username,
  customerName: summary.customerName,
  email: summary.email,
  status: summary.status,
  total: dollars(summary.total),
  itemCount: summary.itemCount,
  firstItemName: summary.firstItemName,
  gatewayType: summary.gatewayType,
  orderSubmittedDate: summary.orderSubmittedDate,
  createdAt: summary.createdAt,
  updatedAt: summary.updatedAt,
  shipState: summary.shipState,
})

/** The facts with their amounts in dollars. */
export const toWireCustomerTimeline = ({ entries, total }: CustomerTimeline) => ({
  entries: entries.map((entry) => ({ ...entry, fact: toWireFact(entry.fact) })),
  total,
})

const toWireFact = (fact: CustomerFact): CustomerFact => {
  switch (fact.type) {
    case "OrderPlaced":
      return { ...fact, total: dollars(fact.total) }
    case "PaymentUpdated":
    case "RefundUpdated":
      return { ...fact, amount: dollars(fact.amount) }
    case "ReturnUpdated":
      return { ...fact, refunded: dollars(fact.refunded) }
    case "ItemAdded":
    case "ItemChanged":
    case "ItemReturned":
    case "ItemRemoved":
    case "AddressChanged":
    case "OrderCancelled":
    case "OrderStatusReached":
    case "ItemStatusReached":
    case "ItemsStatusReached":
    case "LeaseUpdated":
    case "ParcelShipped":
    case "ReminderSent":
      return fact
  }
}
