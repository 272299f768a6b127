import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent, PaymentDetails } from "../ordering/order-event.ts"
import { NEVER_ARRIVED, saleOfUnknownOutcome } from "../ordering/order-money.ts"
import type { OrderState, PlacedOrder } from "../ordering/order-state.ts"
import { unknownOutcomeAdvice } from "../ordering/review-advice.ts"
import type { Reaction } from "./reacting.ts"

/** Tells staff what to look for, in the timeline, too. */
export const askToFind = (order: PlacedOrder, payment: PaymentDetails): OrderCommand => ({
  type: "AddCustomNotes",
  note: {
    noteId: `${payment.paymentId}:unheard-of`,
    subject: "Payment to be looked up",
    body: unknownOutcomeAdvice(order, payment).join(" "),
  },
})

/**
 * Staff let the order wait for a payment again: nothing was charged, so the attempt has failed and another may start.
 */
export const notCharged: Reaction<OrderState, OrderCommand, OrderEvent> = (event, after) => {
  if (event.type !== "OrderStatusChanged" || event.data.subject !== "order" || after._tag !== "placed")
    return []
  const { from, to } = event.data
  const payment =
    from === "PENDING_REVIEW" && to === "PENDING_PAYMENT" ? saleOfUnknownOutcome(after) : undefined
  return payment === undefined
    ? []
    : [
        {
          type: "RecordPayment",
          payment: { ...payment, result: "failed", code: NEVER_ARRIVED, message: NOT_CHARGED },
        },
      ]
}

const NOT_CHARGED =
  "Your payment did not go through, and you have not been charged. Please pay again, the same way or another."
