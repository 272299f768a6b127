import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { held, isCharging, received } from "../ordering/order-money.ts"
import { refundsOf } from "../ordering/order-rules-payment.ts"
import { type Order, type OrderState, orderTotals, type PlacedOrder } from "../ordering/order-state.ts"
import { ORDER_STATUS_TABLE } from "../ordering/order-status-table.ts"
import { hasMoved } from "../ordering/payment-result.ts"
import { type Cents, sum } from "../shared/money.ts"
import type { Reaction } from "./reacting.ts"
import { statusChanges } from "./status-changes.ts"

/**
 * Refunds for canceled items: everything when the order is canceled, else the amount by which its total decreased.
 * Staff refund returned items themselves, after inspecting them.
 */
export const cancellation: Reaction<OrderState, OrderCommand, OrderEvent> = (event, after, before) => {
  if (after._tag !== "placed" || before._tag !== "placed") return []
  switch (event.type) {
    case "OrderCancelled":
      return refunds(after, Number.MAX_SAFE_INTEGER, "order canceled")
    case "OrderItemUpdated":
    case "OrderItemDeleted":
      return [...refunds(after, priceReduction(after, before), "order changed"), ...paidByNow(after)]
    case "OrderStatusChanged":
      return event.data.to === "CANCELLED"
        ? [...refunds(after, priceReduction(after, before), "item canceled"), ...paidByNow(after)]
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

/**
 * At most what was paid beyond the new total: an order that is not fully paid is not refunded, nor money that a bank or
 * the gateway has taken back already.
 */
const priceReduction = (after: Order, before: Order): Cents => {
  const { total } = orderTotals(after)
  return Math.min(orderTotals(before).total - total, received(after) - takenBack(after) - total)
}

/** What was paid in part may be all of an order that has become smaller. */
const paidByNow = (order: PlacedOrder): ReadonlyArray<OrderCommand> => {
  const { total } = orderTotals(order)
  const isPaid = total > 0 && held(order) >= total && !isCharging(order)
  if (!isPaid || !ORDER_STATUS_TABLE[order.status].awaitsPayment) return []
  return statusChanges(["PENDING_PAYMENT", "PAYMENT_RECEIVED"], "what was paid covers the order")
}

const takenBack = ({ payments }: Order): Cents =>
  sum(payments.filter((payment) => payment.kind === "void" && hasMoved(payment)).map(({ amount }) => amount))

const refunds = (order: Order, amount: Cents, reason: string): ReadonlyArray<OrderCommand> =>
  refundsOf(order, amount).map((part) => ({ type: "RequestRefund", ...part, reason }))
