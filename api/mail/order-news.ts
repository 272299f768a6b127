import { ITEM_MAILS } from "@voltread/domain/ordering/item-status-table.ts"
import type { OrderEvent, OrderEventData, PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { SUPERSEDED } from "@voltread/domain/ordering/order-money.ts"
import { MILESTONES } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import type { ReturnRequest } from "@voltread/domain/ordering/return-request.ts"

/** Types of events that may lead to a mail; others are not decoded. */
export const ORDER_NEWS = [
  "OrderBillingAddressUpdated",
  "OrderItemUpdated",
  "OrderStatusChanged",
  "OrderCancelled",
  "OrderPaymentDetailsUpdated",
  "OrderShipmentDetailsUpdated",
  "OrderReminderEmailDetailsUpdated",
  "OrderEmailConversationRecorded",
] as const satisfies ReadonlyArray<OrderEvent["type"]>
export type OrderNews = Extract<OrderEvent, { readonly type: (typeof ORDER_NEWS)[number] }>

/** Whether the event may lead to a mail. Decided from the event alone, to avoid loading most orders. */
export const isNews = (event: OrderEvent): event is OrderNews => isOrderNews(event) && mayBeMailed(event)

const isOrderNews = (event: OrderEvent): event is OrderNews => ORDER_NEWS.some((type) => type === event.type)

const mayBeMailed = (event: OrderNews): boolean => {
  switch (event.type) {
    case "OrderBillingAddressUpdated":
      return event.data.email !== undefined
    case "OrderItemUpdated":
      return isReturnAnswer(event.data.after.returnRequest) || isFewer(event.data)
    case "OrderStatusChanged":
      // After a review an order reaches this status twice; the cause makes it one mail.
      return event.data.subject === "order"
        ? MILESTONES[event.data.to] === "paid"
        : ITEM_MAILS[event.data.to] !== null
    case "OrderShipmentDetailsUpdated":
      // A later correction of shipment details sends no second mail.
      return event.data.before === null
    case "OrderPaymentDetailsUpdated":
      return (
        isSuperseded(event.data.payment) ||
        isPayout(event.data.payment) ||
        (event.data.payment.kind === "refund" && hasMoved(event.data.payment))
      )
    case "OrderEmailConversationRecorded":
      return event.data.isSent === true
    case "OrderReminderEmailDetailsUpdated":
    case "OrderCancelled":
      return true
  }
}

export const isSuperseded = ({ code, result }: PaymentDetails): boolean =>
  result === "failed" && code === SUPERSEDED

export const isReturnAnswer = (request: ReturnRequest | undefined): request is ReturnRequest =>
  request?.status === "ACCEPTED" || request?.status === "REFUSED"

export const isFewer = ({ before, after }: OrderEventData<"OrderItemUpdated">): boolean =>
  before.quantity !== undefined && after.quantity !== undefined && after.quantity < before.quantity
