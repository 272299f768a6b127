import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import { itemsChanged, type OrderEvent, type OrderEventData, type Shipment } from "./order-event.ts"
import type { OrderItem } from "./order-item.ts"
import {
  firstItemStatus,
  isLive,
  type Order,
  type OrderFacts,
  type OrderLine,
  type OrderState,
} from "./order-state.ts"
import type { ItemStatus, OrderStatus } from "./order-status.ts"
import { lostBy } from "./order-stock.ts"

const draft = (created: OrderFacts["created"]): OrderState => ({
  _tag: "draft",
  created,
  status: created.status,
  statusBeforeReview: null,
  lines: [],
  lost: [],
  billingAddress: null,
  shippingAddress: null,
  payments: [],
  shipments: [],
  lease: null,
  fraud: null,
  reminders: { payment: 0, signature: 0, pickup: 0 },
  conversations: [],
})

/** The state after one more event. An event that does not apply to the state leaves it unchanged. */
export const evolveOrder = (state: OrderState, event: OrderEvent): OrderState => {
  if (state._tag === "none") return event.type === "OrderCreated" ? draft(event.data) : state
  const lost = lostBy(state, event)
  return evolved(lost.length === 0 ? state : { ...state, lost: [...state.lost, ...lost] }, event)
}

const evolved = (state: Order, event: OrderEvent): Order => {
  switch (event.type) {
    case "OrderCreated":
      return state
    case "OrderItemAdded":
      return { ...state, lines: [...state.lines, lineFrom(event.data.item, state.status)] }
    case "OrderItemUpdated":
      return withLine(state, event.data.itemId, (line) => ({ ...line, ...event.data.after }))
    case "OrderItemDeleted":
      return { ...state, lines: state.lines.filter((line) => line.itemId !== event.data.itemId) }
    case "OrderBillingAddressUpdated":
      return withEmail({ ...state, billingAddress: event.data.after }, event.data.email?.after)
    case "OrderShippingAddressUpdated":
      return { ...state, shippingAddress: event.data.after }
    case "OrderSubmitted":
      return state._tag === "draft" ? { ...state, _tag: "placed", submitted: event.data } : state
    case "OrderCancelled":
      return {
        ...withStatus(state, "CANCELLED"),
        lines: state.lines.map((line) => ({ ...line, status: "CANCELLED" })),
      }
    case "OrderStatusChanged":
      return afterStatusChange(state, event.data)
    case "OrderLeaseDetailsUpdated":
      return { ...state, lease: event.data.after }
    case "OrderFraudCheckDetailsUpdated":
      return { ...state, fraud: event.data.after }
    case "OrderPaymentDetailsUpdated":
      return {
        ...state,
        payments: replaced(state.payments, event.data.payment, (payment) => payment.paymentId),
      }
    case "OrderShipmentDetailsUpdated":
      return afterShipment(state, event.data)
    case "OrderReminderEmailDetailsUpdated":
      return { ...state, reminders: { ...state.reminders, [event.data.reminder]: event.data.number } }
    case "OrderCustomNotesAdded":
      return withConversation(state, noteKey(event.data.noteId))
    case "OrderPhoneCallRecorded":
      return withConversation(state, callKey(event.data.callId))
    case "OrderEmailConversationRecorded":
      return withConversation(state, emailKey(event.data.emailId))
  }
}

const lineFrom = (item: OrderItem, orderStatus: OrderStatus): OrderLine => ({
  ...item,
  status: firstItemStatus(orderStatus),
  partnerOrderId: null,
  shippedQuantity: 0,
  returnedQuantity: 0,
  restockedQuantity: 0,
  returnRequest: null,
  counted: true,
})

const withEmail = (order: Order, email: string | undefined): Order =>
  email === undefined
    ? order
    : { ...order, created: { ...order.created, contact: { ...order.created.contact, email } } }

const withLine = (order: Order, itemId: string, change: (line: OrderLine) => OrderLine): Order => ({
  ...order,
  lines: order.lines.map((line) => (line.itemId === itemId ? change(line) : line)),
})

const withStatus = (order: Order, status: OrderStatus): Order => ({
  ...order,
  status,
  statusBeforeReview: status === "PENDING_REVIEW" ? order.status : null,
})

const afterStatusChange = (order: Order, change: OrderEventData<"OrderStatusChanged">): Order => {
  if (change.subject === "order") return withStatus(order, change.to)
  const changed = new Set(itemsChanged(change))
  const othersLive = order.lines.some((line) => !changed.has(line.itemId) && isLive(line))
  const lines = order.lines.map((line) =>
    changed.has(line.itemId) ? lineInStatus(line, change.to, othersLive) : line,
  )
  return { ...order, lines }
}

const lineInStatus = (line: OrderLine, status: ItemStatus, othersLive: boolean): OrderLine => ({
  ...line,
  status,
  shippedQuantity: ITEM_STATUS_TABLE[status].hasLeft ? line.quantity : line.shippedQuantity,
  returnedQuantity: status === "RETURNED" ? line.quantity : line.returnedQuantity,
  counted: line.counted && !(status === "CANCELLED" && othersLive),
})

/** A correction of a shipment moves no further units. */
const afterShipment = (
  order: Order,
  { before, after: shipment }: OrderEventData<"OrderShipmentDetailsUpdated">,
): Order => {
  const shipments = replaced(order.shipments, shipment, (known) => known.shipmentId)
  if (before !== null) return { ...order, shipments }
  const lines = order.lines.map((line) => {
    const units = unitsInShipment(shipment, line.itemId)
    return units === 0 ? line : { ...line, shippedQuantity: line.shippedQuantity + units }
  })
  return { ...order, shipments, lines }
}

/** Units of one line in a shipment, which may name the line more than once. */
export const unitsInShipment = (shipment: Pick<Shipment, "lines">, itemId: string): number =>
  shipment.lines.reduce((units, line) => (line.itemId === itemId ? units + line.quantity : units), 0)

const replaced = <A>(known: ReadonlyArray<A>, value: A, key: (value: A) => string): ReadonlyArray<A> =>
  known.some((other) => key(other) === key(value))
    ? known.map((other) => (key(other) === key(value) ? value : other))
    : [...known, value]

const withConversation = (order: Order, key: string): Order => ({
  ...order,
  conversations: [...order.conversations, key],
})

/** A note, a call and an email may share an id by chance; their keys differ. */
export const noteKey = (noteId: string): string => `note ${noteId}`
export const callKey = (callId: string): string => `call ${callId}`
export const emailKey = (emailId: string): string => `email ${emailId}`
