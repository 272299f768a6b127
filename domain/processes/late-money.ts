import type { OrderCommand } from "../ordering/order-command.ts"
import type { PaymentDetails } from "../ordering/order-event.ts"
import { refundable } from "../ordering/order-money.ts"
import { nextRefundId } from "../ordering/order-rules-payment.ts"
import type { PlacedOrder } from "../ordering/order-state.ts"

const reason = "late money"

/**
 * Money for an order that does not wait for it (any more). It never vanishes: a cancelled or leased order gives it
 * back, an unpaid one goes to people who decide (lifecycle §1). An order that a person marked as paid has its money
 * now.
 */
export const lateMoney = (order: PlacedOrder, payment: PaymentDetails): ReadonlyArray<OrderCommand> => {
  switch (order.status) {
    case "CANCELLED":
      return back(order, payment, reason)
    case "PAYMENT_FAILED":
    case "LOAN_IN_PROCESS":
      return [{ type: "ChangeStatus", to: "PENDING_REVIEW", reason }]
    case "PENDING_ESIGNATURE":
      // A signature leads nowhere near a review; the shopper chose to pay, and that does.
      return [
        { type: "ChangeStatus", to: "PENDING_PAYMENT", reason },
        { type: "ChangeStatus", to: "PENDING_REVIEW", reason },
      ]
    case "PAYMENT_RECEIVED":
    case "PENDING_FULFILMENT":
    case "CONFIRMED_BY_SUPPLIER":
    case "CANCELLED_BY_SUPPLIER":
    case "COMPLETED":
      return order.lease?.statusName === "COMPLETED" ? back(order, payment, "the order is leased") : []
    case "PENDING_PAYMENT":
    case "PENDING_REVIEW":
    case "RETURNED":
      return []
  }
}

const back = (order: PlacedOrder, payment: PaymentDetails, why: string): ReadonlyArray<OrderCommand> => {
  const amount = refundable(order, payment)
  const refundId = nextRefundId(order, payment.paymentId)
  return amount === 0
    ? []
    : [{ type: "RequestRefund", paymentId: payment.paymentId, refundId, amount, reason: why }]
}
