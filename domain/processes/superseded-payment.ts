import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent, PaymentDetails } from "../ordering/order-event.ts"
import { SUPERSEDED } from "../ordering/order-money.ts"
import { type OrderState, orderTotals } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { inDollars } from "../shared/dollars.ts"
import type { Cents } from "../shared/money.ts"
import type { Reaction } from "./reacting.ts"

/**
 * A gateway's page asks for the total that the order had when it was opened. Once that changes, nobody should pay
 * there: the payment is canceled, and the shopper pays the new total on another page. If a part of the money was
 * already detected, staff decide first.
 */
export const supersededPayment: Reaction<OrderState, OrderCommand, OrderEvent> = (_, after, before) => {
  if (after._tag !== "placed" || !ORDER_STATUS_TABLE[after.status].mayBeCharged) return []
  const { total } = orderTotals(after)
  const superseded = after.payments.filter(
    ({ kind, result, amount }) => kind === "sale" && result === "started" && amount !== total,
  )
  const hasChanged = before._tag === "placed" && orderTotals(before).total !== total
  const isComing = superseded.some(({ detected = 0 }) => detected > 0)
  return hasChanged && isComing && after.status === "PENDING_PAYMENT"
    ? [{ type: "ChangeStatus", to: "PENDING_REVIEW", reason: "the total changed while it was being paid" }]
    : superseded.map((payment) => giveUp(payment, total))
}

const giveUp = (payment: PaymentDetails, total: Cents): OrderCommand => ({
  type: "RecordPayment",
  payment: {
    ...payment,
    result: "failed",
    code: SUPERSEDED,
    message: `The total of your order is ${inDollars(total)} now. Please pay it here, and no longer at the earlier payment page.`,
  },
})
