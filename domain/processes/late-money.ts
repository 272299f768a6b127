import type { OrderCommand } from "../ordering/order-command.ts"
import type { PaymentDetails } from "../ordering/order-event.ts"
import { held, refundable } from "../ordering/order-money.ts"
import type { PlacedOrder } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { inDollars } from "../shared/dollars.ts"
import { refundOf } from "./refund-of.ts"
import { statusChanges } from "./status-changes.ts"

const reason = "late money"

/**
 * What to do with money that arrives when the order did not wait for it (lifecycle §1). It is always recorded; a
 * canceled or leased order refunds it, and staff decide about an unpaid or a returned one.
 */
export const lateMoney = (order: PlacedOrder, payment: PaymentDetails): ReadonlyArray<OrderCommand> => {
  switch (ORDER_STATUS_TABLE[order.status].lateMoney) {
    case "refund":
      return allBack(order, payment, reason)
    case "review":
      return statusChanges(["PENDING_REVIEW"], reason)
    case "unpaid-then-review":
      return statusChanges(["PENDING_PAYMENT", "PENDING_REVIEW"], reason)
    case "refund-if-leased":
      return order.lease?.statusName === "COMPLETED" ? allBack(order, payment, "the order is leased") : []
    case "tell":
      return [tellOf(order, payment)]
    case "keep":
      return []
  }
}

/** Staff have refunded the returned items as they saw fit: what else is owed, they must see, too. */
const tellOf = (order: PlacedOrder, { paymentId, amount }: PaymentDetails): OrderCommand => ({
  type: "AddCustomNotes",
  note: {
    noteId: `${paymentId}:late:${amount}`,
    subject: "Money for a returned order",
    body: `Money has come after all items were returned. Of what was paid, ${inDollars(held(order))} has not been given back: refund what the customer is owed.`,
  },
})

const allBack = (order: PlacedOrder, payment: PaymentDetails, why: string): ReadonlyArray<OrderCommand> =>
  refundable(order, payment) === 0 ? [] : [refundOf(order, payment, why)]
