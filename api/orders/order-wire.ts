import { cardBrand } from "@voltread/domain/ordering/card-words.ts"
import type { OrderSummary } from "@voltread/projections/ordering/order-list-query.ts"
import type { OrderItemView, OrderView } from "@voltread/projections/ordering/order-view.ts"
import { attributeList } from "../platform/graphql/attributes.ts"
import { dollars, dollarsOrNull } from "../platform/graphql/money.ts"

/** An order as spec §3 has it on the wire, for staff: amounts in dollars. */
export const toWireOrder = (view: OrderView) => ({
  ...view,
  ...totalsInDollars(view),
  refundable: dollars(view.refundable),
  lenderTake: dollarsOrNull(view.lenderTake),
  affiliateTake: dollarsOrNull(view.affiliateTake),
  items: view.items.map(toWireItem),
  paymentDetails: view.paymentDetails.map(toWirePayment),
  balance: {
    paid: dollars(view.balance.paid),
    refunded: dollars(view.balance.refunded),
    refunding: dollars(view.balance.refunding),
    refundOwed: dollars(view.balance.refundOwed),
    stillToPay: dollars(view.balance.stillToPay),
    fromLender: dollars(view.balance.fromLender),
  },
  leaseDetails: view.leaseDetails && leaseInDollars(view.leaseDetails),
})

const toWireItem = (item: OrderItemView) => ({
  ...item,
  ...totalsInDollars(item),
  attributes: attributeList(item.attributes),
  price: dollars(item.price),
  returnRequest: returnInDollars(item.returnRequest),
  supplierCost: dollars(item.supplierCost),
  totalShippingCost: dollars(item.totalShippingCost),
})

const toWirePayment = (payment: OrderView["paymentDetails"][number]) => ({
  ...paymentInDollars(payment),
  // Staff read it as it is.
  cardType: payment.cardType && cardBrand(payment.cardType),
})

export const paymentInDollars = <
  Payment extends Pick<
    OrderView["paymentDetails"][number],
    "amount" | "detected" | "disputed" | "approvedLeaseAmount"
  >,
>(
  payment: Payment,
) => ({
  ...payment,
  amount: dollars(payment.amount),
  detected: dollars(payment.detected),
  disputed: dollars(payment.disputed),
  approvedLeaseAmount: dollarsOrNull(payment.approvedLeaseAmount),
})

export const leaseInDollars = <
  Lease extends Pick<
    NonNullable<OrderView["leaseDetails"]>,
    "approvedAmount" | "downPayment" | "smallestAmount"
  >,
>(
  lease: Lease,
) => ({
  ...lease,
  approvedAmount: dollarsOrNull(lease.approvedAmount),
  downPayment: dollarsOrNull(lease.downPayment),
  smallestAmount: dollars(lease.smallestAmount),
})

/** The totals that orders and their items both have. */
export const totalsInDollars = (
  view: Pick<OrderView, "total" | "subTotal" | "shippingCost" | "tax" | "discount" | "originalPrice">,
) => ({
  total: dollars(view.total),
  subTotal: dollars(view.subTotal),
  shippingCost: dollars(view.shippingCost),
  tax: dollars(view.tax),
  discount: dollars(view.discount),
  originalPrice: dollars(view.originalPrice),
})

export const toWireSummary = (summary: OrderSummary) => ({
  ...summary,
  total: dollars(summary.total),
  paid: dollars(summary.paid),
  refunded: dollars(summary.refunded),
  disputed: dollars(summary.disputed),
})

/** Counts by status. */
export const toWireCounts = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([status, count]) => ({ status, count }))

const returnInDollars = (request: OrderItemView["returnRequest"]) =>
  request === null
    ? null
    : {
        ...request,
        refunded: dollars(request.refunded),
        proposedRefund: dollars(request.proposedRefund),
      }
