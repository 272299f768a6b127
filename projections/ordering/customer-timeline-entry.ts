import { NOT_PAID_IN_TIME } from "@voltread/domain/ordering/cancel-reason.ts"
import type { OrderEventData, PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import type { OrderItem, OrderItemChange } from "@voltread/domain/ordering/order-item.ts"
import { DISPUTE_LOST, SUPERSEDED, VOIDED } from "@voltread/domain/ordering/order-money.ts"
import { lineName, lineOf } from "@voltread/domain/ordering/order-state.ts"
import { hasMoved } from "@voltread/domain/ordering/payment-result.ts"
import type { CustomerFact } from "./customer-fact.ts"
import type { OrderChange, OrderDocument } from "./order-document.ts"

type OrderState = OrderDocument["state"]

/** Its customer is told by mail, too, why the shop has canceled the order. */
const isToldWhy = (reason: string): boolean => reason === NOT_PAID_IN_TIME

/**
 * The customer's timeline entry for an event; null for events that customers do not see. A new event type does not
 * compile here until somebody has decided. Pure.
 */
export const customerFact = ({
  entry: { event, actor },
  before,
  after,
}: OrderChange): CustomerFact | null => {
  const order = after.state
  const ownWords = (reason: string | null) => (OWN_ROLES.has(actor.role) ? reason : null)
  switch (event.type) {
    case "OrderCreated":
      return null
    case "OrderItemAdded":
      return ifPlaced(order, { type: "ItemAdded", ...unitsOf(event.data.item) })
    case "OrderItemUpdated":
      return ifPlaced(order, itemChanged(event.data, order, ownWords(event.data.reason)))
    case "OrderItemDeleted": {
      const line = before === null ? undefined : lineOf(before.state, event.data.itemId)
      return line === undefined
        ? null
        : ifPlaced(order, { type: "ItemRemoved", ...unitsOf(line), reason: ownWords(event.data.reason) })
    }
    case "OrderBillingAddressUpdated":
      // The mail to the new address tells of it.
      return event.data.email === undefined
        ? ifPlaced(order, { type: "AddressChanged", address: "BILLING" })
        : null
    case "OrderShippingAddressUpdated":
      return ifPlaced(order, { type: "AddressChanged", address: "SHIPPING" })
    case "OrderSubmitted":
      return { type: "OrderPlaced", items: order.lines.map(unitsOf), total: event.data.totals.total }
    case "OrderCancelled":
      return {
        type: "OrderCancelled",
        reason: isToldWhy(event.data.reason) ? event.data.reason : ownWords(event.data.reason),
      }
    case "OrderStatusChanged":
      return statusReached(event.data, order)
    case "OrderLeaseDetailsUpdated":
      return { type: "LeaseUpdated", lender: event.data.after.lender, status: event.data.after.statusName }
    case "OrderPaymentDetailsUpdated":
      return hasToldOf(event.data.payment, before) ? null : moneyMoved(event.data.payment)
    case "OrderShipmentDetailsUpdated":
      return parcelShipped(event.data, order)
    case "OrderReminderEmailDetailsUpdated": {
      const { reminder, number, email } = event.data
      return { type: "ReminderSent", reminder, number, email }
    }
    case "OrderFraudCheckDetailsUpdated":
    case "OrderCustomNotesAdded":
    case "OrderPhoneCallRecorded":
    case "OrderEmailConversationRecorded":
      return null
  }
}

/** Reasons given by anybody but the customer are internal. */
const OWN_ROLES: ReadonlySet<string> = new Set(["customer", "guest"])

/** Items added before the order is placed have no entries: `OrderPlaced` covers them. */
const ifPlaced = (state: OrderState, fact: CustomerFact | null): CustomerFact | null =>
  state._tag === "placed" ? fact : null

const unitsOf = ({ itemId, name, quantity }: Pick<OrderItem, "itemId" | "name" | "quantity">) => ({
  itemId,
  name,
  quantity,
})

/** The changes of an item that have an entry for customers. */
const IS_NEWS: Readonly<Record<keyof OrderItemChange, boolean>> = {
  quantity: true,
  price: true,
  discount: true,
  tax: true,
  shippingCost: true,
  shippingSurcharge: false,
  deliveryType: true,
  partnerOrderId: false,
  estimatedDeliveryDate: true,
  returnedQuantity: true,
  restockedQuantity: false,
  returnRequest: true,
}
const NEWS = new Set(Object.entries(IS_NEWS).flatMap(([field, isNews]) => (isNews ? [field] : [])))

const itemChanged = (
  { itemId, before, after }: OrderEventData<"OrderItemUpdated">,
  order: OrderState,
  reason: string | null,
): CustomerFact | null => {
  const item = { itemId, name: lineName(order, itemId) }
  if (after.returnRequest !== undefined) {
    const { quantity, status, reason: words, answer, refunded } = after.returnRequest
    return { type: "ReturnUpdated", ...item, quantity, status, reason: words, answer, refunded }
  }
  if (after.returnedQuantity !== undefined) {
    const quantity = after.returnedQuantity - (before.returnedQuantity ?? 0)
    return { type: "ItemReturned", ...item, quantity, reason }
  }
  if (before.quantity !== undefined && after.quantity !== undefined && after.quantity < before.quantity)
    return { type: "ItemRemoved", ...item, quantity: before.quantity - after.quantity, reason }
  return Object.keys(after).some((field) => NEWS.has(field)) ? { type: "ItemChanged", ...item, reason } : null
}

const statusReached = (data: OrderEventData<"OrderStatusChanged">, order: OrderState): CustomerFact => {
  const named = (itemId: string) => ({ itemId, name: lineName(order, itemId) })
  switch (data.subject) {
    case "order":
      return { type: "OrderStatusReached", status: data.to }
    case "item":
      return { type: "ItemStatusReached", ...named(data.itemId), status: data.to }
    case "items":
      return { type: "ItemsStatusReached", items: data.itemIds.map(named), status: data.to }
  }
}

const SALE_OUTCOMES = {
  requested: null,
  unanswered: "PENDING",
  started: "STARTED",
  reviewing: "PENDING",
  succeeded: "RECEIVED",
  declined: "DECLINED",
  failed: "FAILED",
  settled: "RECEIVED",
} as const satisfies Record<PaymentDetails["result"], string | null>

/** Codes of a payment that nobody is to make anymore: its order was canceled, paid another way, or has another total. */
const CANCELED_CODES: ReadonlySet<string> = new Set([SUPERSEDED, VOIDED])

const REFUND_OUTCOMES = {
  requested: "STARTED",
  unanswered: null,
  started: null,
  reviewing: null,
  succeeded: "COMPLETED",
  declined: null,
  failed: "DELAYED",
  settled: null,
} as const satisfies Record<PaymentDetails["result"], string | null>

/**
 * The customer was told when the money came: that it is captured or settles afterwards is internal. Some gateways settle
 * at once.
 */
const hasToldOf = (payment: PaymentDetails, before: OrderChange["before"]): boolean => {
  const known = before?.state.payments.find(({ paymentId }) => paymentId === payment.paymentId)
  return known !== undefined && hasMoved(known) && hasMoved(payment) && known.amount === payment.amount
}

const moneyMoved = (payment: PaymentDetails): CustomerFact | null => {
  const money = {
    paymentId: payment.paymentId,
    amount: payment.amount,
    gatewayType: payment.gatewayType,
    cardType: payment.card?.type ?? null,
    cardLastFour: payment.card?.lastFour ?? null,
  }
  switch (payment.kind) {
    case "sale": {
      const isCanceled = payment.result === "failed" && CANCELED_CODES.has(payment.code ?? "")
      const outcome = isCanceled ? "VOIDED" : SALE_OUTCOMES[payment.result]
      // The message of an open payment no longer applies once it is paid.
      const message = outcome === "RECEIVED" ? null : payment.message
      return outcome === null ? null : { type: "PaymentUpdated", ...money, outcome, message }
    }
    // A refund's message is the reason that staff gave.
    case "void":
      return payment.result === "succeeded"
        ? { type: "PaymentUpdated", ...money, outcome: "VOIDED", message: null }
        : null
    case "refund": {
      // The bank gives it back instead, of which the void tells.
      const outcome = payment.code === DISPUTE_LOST ? null : REFUND_OUTCOMES[payment.result]
      return outcome === null ? null : { type: "RefundUpdated", ...money, outcome }
    }
    // What the lender pays the store after the delivery is not the customer's payment.
    case "lease":
    case "write-off":
      return null
  }
}

const parcelShipped = (
  { before, after: shipment }: OrderEventData<"OrderShipmentDetailsUpdated">,
  order: OrderState,
): CustomerFact => ({
  type: "ParcelShipped",
  shipmentId: shipment.shipmentId,
  isCorrection: before !== null,
  carrier: shipment.carrier,
  shipMethod: shipment.shipMethod,
  trackingNumber: shipment.trackingNumber,
  trackingUrl: shipment.trackingUrl,
  estimatedDeliveryDate: shipment.estimatedDeliveryDate,
  items: shipment.lines.map(({ itemId, quantity }) => ({ itemId, name: lineName(order, itemId), quantity })),
})
