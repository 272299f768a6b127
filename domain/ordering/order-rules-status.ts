import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import type { OrderEvent } from "./order-event.ts"
import { handedOver, liveLines, type Order, type OrderLine } from "./order-state.ts"
import { type ItemStatus, ORDER_TRANSITIONS, type OrderStatus } from "./order-status.ts"

/** Lifecycle §1. The lines follow the order within the same decision. */
export const changeStatus = (order: Order, to: OrderStatus, reason: string): Decision<OrderEvent> => {
  if (order.status === to) return unchanged
  if (to === "CANCELLED") return cancelOrder(order, reason)
  if (order._tag === "draft")
    return refuse("not-allowed-now", `The order is not submitted yet and cannot become ${to}.`)
  if (!mayBecome(order, to))
    return refuse("not-allowed-now", `An order in ${order.status} cannot become ${to}.`)
  if (to === "COMPLETED" && !isDelivered(order))
    return refuse(
      "not-allowed-now",
      `An order in ${order.status} becomes COMPLETED only when every item is delivered or picked up.`,
    )
  if (to === "RETURNED" && !isReturned(order))
    return refuse(
      "not-allowed-now",
      `An order in ${order.status} becomes RETURNED only when every item is returned.`,
    )
  return accept(statusEvents(order.lines, order.status, to, reason))
}

/** Cancels the order and, by that one event, every line of it. */
export const cancelOrder = (order: Order, reason: string): Decision<OrderEvent> => {
  if (order.status === "CANCELLED") return unchanged
  if (!mayBecome(order, "CANCELLED"))
    return refuse("not-allowed-now", `An order in ${order.status} cannot become CANCELLED.`)
  if (handedOver(order))
    return refuse(
      "not-allowed-now",
      `An order in ${order.status} cannot become CANCELLED after items were shipped or picked up. Cancel what is left, item by item, or have the items returned.`,
    )
  return accept([{ type: "OrderCancelled", data: { from: order.status, reason } }])
}

export const mayBecome = (order: Order, to: OrderStatus): boolean =>
  ORDER_TRANSITIONS[order.status].includes(to) ||
  (order.status === "PENDING_REVIEW" && order.statusBeforeReview === to)

/** Every line that is not cancelled reached the shopper; what came back reached them before, or will not any more. */
export const isDelivered = (order: Order): boolean =>
  every(liveLines(order), ["DELIVERED", "PICKUPED", "RETURNED"])

export const isReturned = (order: Order): boolean => every(liveLines(order), ["RETURNED"])

const every = (lines: ReadonlyArray<OrderLine>, statuses: ReadonlyArray<ItemStatus>): boolean =>
  lines.length > 0 && lines.every((line) => statuses.includes(line.status))

/** The change of the order with the changes of its lines that go with it. */
export const statusEvents = (
  lines: ReadonlyArray<OrderLine>,
  from: OrderStatus,
  to: OrderStatus,
  reason: string,
): ReadonlyArray<OrderEvent> => [
  { type: "OrderStatusChanged", data: { subject: "order", from, to, reason } },
  ...lines.flatMap((line) => itemSteps(line, following(line, from, to), reason)),
]

/** One event a step, so that each is a transition of lifecycle §2. */
export const itemSteps = (
  line: Pick<OrderLine, "itemId" | "status">,
  path: ReadonlyArray<ItemStatus>,
  reason: string,
): ReadonlyArray<OrderEvent> =>
  path.map((to, index) => ({
    type: "OrderStatusChanged",
    data: { subject: "item", itemId: line.itemId, from: path[index - 1] ?? line.status, to, reason },
  }))

/** The status in which a paid line waits to reach the shopper. */
export const readyStatus = (line: Pick<OrderLine, "deliveryType">): ItemStatus =>
  line.deliveryType === "DELIVERY_PICKUP" ? "PENDING_PICKUP" : "PENDING_SHIPMENT"

const following = (line: OrderLine, from: OrderStatus, to: OrderStatus): ReadonlyArray<ItemStatus> => {
  const { status } = line
  switch (to) {
    case "PAYMENT_RECEIVED":
      if (status === "PENDING") return [readyStatus(line)]
      return status === "LOAN_IN_PROCESS" || status === "PAYMENT_FAILED" ? ["PENDING", readyStatus(line)] : []
    case "PENDING_PAYMENT":
      return status === "LOAN_IN_PROCESS" || status === "PAYMENT_FAILED" ? ["PENDING"] : []
    case "PAYMENT_FAILED":
      return status === "PENDING" || status === "LOAN_IN_PROCESS" ? ["PAYMENT_FAILED"] : []
    case "LOAN_IN_PROCESS":
      return status === "PENDING" || status === "PAYMENT_FAILED" ? ["LOAN_IN_PROCESS"] : []
    case "CANCELLED_BY_SUPPLIER":
      return (status === "PENDING_SHIPMENT" || status === "PENDING_PICKUP") && line.shippedQuantity === 0
        ? ["CANCELLED_BY_SUPPLIER"]
        : []
    case "PENDING_FULFILMENT":
      return from === "CANCELLED_BY_SUPPLIER" && status === "CANCELLED_BY_SUPPLIER"
        ? ["PENDING", readyStatus(line)]
        : []
    case "PENDING_ESIGNATURE":
    case "PENDING_REVIEW":
    case "CONFIRMED_BY_SUPPLIER":
    case "COMPLETED":
    case "CANCELLED":
    case "RETURNED":
      return []
  }
}

/**
 * What must have happened to the order before goods of it could leave the shop; undefined where goods must not leave.
 * Staff see goods leave before the supplier's word is in, and the history should not have a hole.
 */
export const impliedByHandOver = (order: Order, reason: string): ReadonlyArray<OrderEvent> | undefined => {
  const { lines, status } = order
  switch (status) {
    case "PAYMENT_RECEIVED":
      return [
        ...statusEvents(lines, "PAYMENT_RECEIVED", "PENDING_FULFILMENT", reason),
        ...statusEvents(lines, "PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", reason),
      ]
    case "PENDING_FULFILMENT":
      return statusEvents(lines, "PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", reason)
    case "CONFIRMED_BY_SUPPLIER":
      return []
    case "PENDING_PAYMENT":
    case "PAYMENT_FAILED":
    case "LOAN_IN_PROCESS":
    case "PENDING_ESIGNATURE":
    case "PENDING_REVIEW":
    case "CANCELLED_BY_SUPPLIER":
    case "COMPLETED":
    case "CANCELLED":
    case "RETURNED":
      return undefined
  }
}
