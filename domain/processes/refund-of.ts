import type { CommandOf } from "../ordering/order-command.ts"
import type { PaymentDetails } from "../ordering/order-event.ts"
import { refundable } from "../ordering/order-money.ts"
import { nextRefundId } from "../ordering/order-rules-payment.ts"
import type { PlacedOrder } from "../ordering/order-state.ts"

/** Refunds all that is left of a payment. */
export const refundOf = (
  order: PlacedOrder,
  payment: PaymentDetails,
  reason: string,
): CommandOf<"RequestRefund"> => ({
  type: "RequestRefund",
  paymentId: payment.paymentId,
  refundId: nextRefundId(order, payment.paymentId),
  amount: refundable(order, payment),
  reason,
})
