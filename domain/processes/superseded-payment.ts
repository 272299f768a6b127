import { amountDue } from "../ordering/down-payment.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent, PaymentDetails } from "../ordering/order-event.ts"
import { SUPERSEDED } from "../ordering/order-money.ts"
import type { OrderState } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { inDollars } from "../shared/dollars.ts"
import type { Cents } from "../shared/money.ts"
import type { Reaction } from "./reacting.ts"

/**
 * A gateway's page asks for what was due when it was opened. Once that changes, nobody should pay there: the payment is
 * canceled, and the shopper pays what is due now on another page. If a part of the money was already detected, staff
 * decide first.
 */
export const supersededPayment: Reaction<OrderState, OrderCommand, OrderEvent> = (_, after, before) => {
  if (after._tag !== "placed" || !ORDER_STATUS_TABLE[after.status].mayBeCharged) return []
  const due = amountDue(after)
  const superseded = after.payments.filter(
    ({ kind, result, amount }) => kind === "sale" && result === "started" && amount !== due,
  )
  const hasChanged = before._tag === "placed" && amountDue(before) !== due
  const isComing = superseded.some(({ detected = 0 }) => detected > 0)
  return hasChanged && isComing && after.status === "PENDING_PAYMENT"
    ? [{ type: "ChangeStatus", to: "PENDING_REVIEW", reason: "what is due changed while it was being paid" }]
    : superseded.map((payment) => giveUp(payment, due))
}

const giveUp = (payment: PaymentDetails, due: Cents): OrderCommand => ({
  type: "RecordPayment",
  payment: {
    ...payment,
    result: "failed",
    code: SUPERSEDED,
    message: `${inDollars(due)} is due for your order now. Please pay it here, and no longer at the earlier payment page.`,
  },
})
