import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { captured, refundable } from "../ordering/order-money.ts"
import { nextRefundId } from "../ordering/order-rules-payment.ts"
import { type Order, type OrderState, orderTotals } from "../ordering/order-state.ts"
import type { Cents } from "../shared/money.ts"
import type { Reaction } from "./reacting.ts"

/**
 * Who paid for what they do not get, gets it back: all that is left when the order is cancelled, what the order became
 * cheaper by when part of it goes. Returned goods are refunded by a person, who has seen them.
 */
export const cancellation: Reaction<OrderState, OrderCommand, OrderEvent> = (event, after, before) => {
  if (after._tag !== "placed" || before._tag !== "placed") return []
  switch (event.type) {
    case "OrderCancelled":
      return refunds(after, Number.MAX_SAFE_INTEGER, "order cancelled")
    case "OrderItemUpdated":
    case "OrderItemDeleted":
      return refunds(after, cheaperBy(after, before), "order changed")
    case "OrderStatusChanged":
      return event.data.subject === "item" && event.data.to === "CANCELLED"
        ? refunds(after, cheaperBy(after, before), "item cancelled")
        : []
    case "OrderCreated":
    case "OrderItemAdded":
    case "OrderBillingAddressUpdated":
    case "OrderShippingAddressUpdated":
    case "OrderLeaseDetailsUpdated":
    case "OrderFraudCheckDetailsUpdated":
    case "OrderSubmitted":
    case "OrderCustomNotesAdded":
    case "OrderPhoneCallRecorded":
    case "OrderEmailConversationRecorded":
    case "OrderPaymentDetailsUpdated":
    case "OrderReminderEmailDetailsUpdated":
    case "OrderShipmentDetailsUpdated":
      return []
  }
}

/** Never more than was paid above what the order still costs: an order that is not paid in full owes nothing back. */
const cheaperBy = (after: Order, before: Order): Cents => {
  const { total } = orderTotals(after)
  return Math.min(orderTotals(before).total - total, captured(after) - total)
}

const refunds = (order: Order, amount: Cents, reason: string): ReadonlyArray<OrderCommand> => {
  const commands: Array<OrderCommand> = []
  let owed = amount
  for (const payment of order.payments) {
    const part = Math.min(owed, refundable(order, payment))
    if (part <= 0) continue
    owed -= part
    const refundId = nextRefundId(order, payment.paymentId)
    commands.push({ type: "RequestRefund", paymentId: payment.paymentId, refundId, amount: part, reason })
  }
  return commands
}
