import { fromLender, unpaid } from "../ordering/order-balance.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { PaymentDetails } from "../ordering/order-event.ts"
import { EXPIRED, held, VOIDED } from "../ordering/order-money.ts"
import { handedOver, type PlacedOrder } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { hasMoved } from "../ordering/payment-result.ts"
import { processorLabel } from "../ordering/processor-label.ts"
import { inDollars } from "../shared/dollars.ts"
import type { Cents } from "../shared/money.ts"

/**
 * A gateway took money back without being asked. If it voided the payment, or the reservation expired, an order of
 * which nothing was handed over is canceled; if a bank took the money back, staff must find out why. An order that is
 * being fulfilled cannot return to them (lifecycle §1), so it is canceled, too, as long as nothing has left the shop;
 * otherwise, and during a review, a note tells staff.
 */
export const voidStep = (
  order: PlacedOrder,
  payment: PaymentDetails,
  known: PaymentDetails | undefined,
): ReadonlyArray<OrderCommand> => {
  const lacking = Math.min(payment.amount, unpaid(order))
  if (known !== undefined || !hasMoved(payment) || lacking === 0) return []
  const { isPaid, next } = ORDER_STATUS_TABLE[order.status]
  const mayEnd = next.includes("CANCELLED") && !handedOver(order) && fromLender(order) === 0
  if (mayEnd && held(order) === 0 && (payment.code === VOIDED || payment.code === EXPIRED))
    return [{ type: "CancelOrder", reason: `the payment is ${payment.code}` }]
  if (order.status === "PAYMENT_RECEIVED")
    return [{ type: "ChangeStatus", to: "PENDING_REVIEW", reason: TAKEN_BACK }]
  if (isPaid && mayEnd) return [{ type: "CancelOrder", reason: TAKEN_BACK }]
  return isPaid || order.status === "PENDING_REVIEW" ? [tellOfLack(payment, lacking)] : []
}

const TAKEN_BACK = "the payment was taken back"

const tellOfLack = ({ code, gatewayName, paymentId }: PaymentDetails, lacking: Cents): OrderCommand => ({
  type: "AddCustomNotes",
  note: {
    noteId: `${paymentId}:lack`,
    subject: "Payment taken back",
    body: `Money of this order went back at ${processorLabel(gatewayName)}${code === null ? "" : ` (${code})`}: ${inDollars(lacking)} of what the customer gets is not paid. Send nothing more before it is. If it was given back on purpose, record what was returned; else ask the customer for another payment.`,
  },
})
