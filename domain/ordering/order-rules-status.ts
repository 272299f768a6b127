import { accept, type Decision, refuse, unchanged } from "../shared/decision.ts"
import { heldForFraudCheck, isHeldForFraudCheck } from "./fraud-hold.ts"
import { ITEM_STATUS_TABLE } from "./item-status-table.ts"
import type { OrderEvent } from "./order-event.ts"
import { handedOver, liveLines, type Order, type OrderLine } from "./order-state.ts"
import type { ItemStatus, OrderStatus } from "./order-status.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { reviewObstacle } from "./review-obstacle.ts"
import { orderStatusName } from "./status-names.ts"

/** Lifecycle §1. The lines follow the order within the same decision. */
export const changeStatus = (order: Order, to: OrderStatus, reason: string): Decision<OrderEvent> => {
  if (order.status === to) return unchanged
  if (to === "CANCELLED") return cancelOrder(order, reason)
  if (order._tag === "draft")
    return refuse(
      "not-allowed-now",
      `The order is not submitted yet and cannot become ${orderStatusName(to)}.`,
    )
  if (!mayBecome(order, to)) return cannotBecome(order, to)
  const obstacle = to === "PAYMENT_RECEIVED" ? reviewObstacle(order) : undefined
  if (obstacle !== undefined) return obstacle
  if (ORDER_STATUS_TABLE[order.status].wayToCompleted.includes(to) && isHeldForFraudCheck(order))
    return heldForFraudCheck
  if (to === "COMPLETED" && !isDelivered(order))
    return becomesOnlyWhen(order, to, "every item is delivered or picked up")
  if (to === "RETURNED" && !isReturned(order)) return becomesOnlyWhen(order, to, "every item is returned")
  return accept(statusEvents(order.lines, order.status, to, reason))
}

/** Cancels the order and, by that one event, every line of it. */
export const cancelOrder = (order: Order, reason: string): Decision<OrderEvent> => {
  if (order.status === "CANCELLED") return unchanged
  if (!mayBecome(order, "CANCELLED")) return cannotBecome(order, "CANCELLED")
  if (handedOver(order))
    return cannotBecome(
      order,
      "CANCELLED",
      " after items were shipped or picked up. Cancel the remaining items one by one, or have the items returned",
    )
  return accept([{ type: "OrderCancelled", data: { from: order.status, reason } }])
}

/** `why` continues the sentence. */
const cannotBecome = ({ status }: Order, to: OrderStatus, why = ""): Decision<never> =>
  refuse(
    "not-allowed-now",
    `An order that is ${orderStatusName(status)} cannot become ${orderStatusName(to)}${why}.`,
  )

const becomesOnlyWhen = ({ status }: Order, to: OrderStatus, condition: string): Decision<never> =>
  refuse(
    "not-allowed-now",
    `An order that is ${orderStatusName(status)} becomes ${orderStatusName(to)} only when ${condition}.`,
  )

const mayBecome = (order: Order, to: OrderStatus): boolean =>
  ORDER_STATUS_TABLE[order.status].next.includes(to) ||
  (order.status === "PENDING_REVIEW" && order.statusBeforeReview === to)

/** Every line that is not canceled reached the shopper; returned ones did before, or no longer will. */
export const isDelivered = (order: Order): boolean =>
  everyLine(order, (status) => ITEM_STATUS_TABLE[status].isDelivered)

export const isReturned = (order: Order): boolean => everyLine(order, (status) => status === "RETURNED")

const everyLine = (order: Order, matches: (status: ItemStatus) => boolean): boolean => {
  const lines = liveLines(order)
  return lines.length > 0 && lines.every((line) => matches(line.status))
}

/** The change of the order's status with the resulting changes of its lines. */
export const statusEvents = (
  lines: ReadonlyArray<OrderLine>,
  from: OrderStatus,
  to: OrderStatus,
  reason: string,
): ReadonlyArray<OrderEvent> => [
  { type: "OrderStatusChanged", data: { subject: "order", from, to, reason } },
  ...mergedStatusSteps(
    lines.map((line) => ({ line, path: following(line, from, to) })),
    reason,
  ),
]

type SteppingLine = Pick<OrderLine, "itemId" | "status">

/** One event for each step, so that each is a transition of lifecycle §2. */
export const itemSteps = (
  line: SteppingLine,
  path: ReadonlyArray<ItemStatus>,
  reason: string,
): ReadonlyArray<OrderEvent> => mergedStatusSteps([{ line, path }], reason)

/**
 * One event for each step, shared by all lines that make it: the number of events does not grow with the number of lines.
 */
export const mergedStatusSteps = (
  ways: ReadonlyArray<{ readonly line: SteppingLine; readonly path: ReadonlyArray<ItemStatus> }>,
  reason: string,
): ReadonlyArray<OrderEvent> => {
  const longest = Math.max(0, ...ways.map(({ path }) => path.length))
  return Array.from({ length: longest }).flatMap((_, step) => {
    const steps = ways.flatMap(({ line, path }): ReadonlyArray<ItemStep> => {
      const to = path[step]
      return to === undefined ? [] : [{ itemId: line.itemId, from: path[step - 1] ?? line.status, to }]
    })
    return [...Map.groupBy(steps, ({ from, to }) => `${from} ${to}`).values()].flatMap(
      ([first, ...others]) => (first === undefined ? [] : [stepOf(first, others, reason)]),
    )
  })
}

interface ItemStep {
  readonly itemId: string
  readonly from: ItemStatus
  readonly to: ItemStatus
}

/** A single line keeps the older form of the event, which previous releases can read. */
const stepOf = (step: ItemStep, others: ReadonlyArray<ItemStep>, reason: string): OrderEvent => {
  const { from, to } = step
  const itemIds = [step, ...others].map(({ itemId }) => itemId)
  return {
    type: "OrderStatusChanged",
    data:
      others.length === 0
        ? { subject: "item", ...step, reason }
        : { subject: "items", itemIds, from, to, reason },
  }
}

/** The status in which a paid line waits to be shipped or picked up. */
export const readyStatus = (line: Pick<OrderLine, "deliveryType">): ItemStatus =>
  line.deliveryType === "DELIVERY_PICKUP" ? "PENDING_PICKUP" : "PENDING_SHIPMENT"

const following = (line: OrderLine, from: OrderStatus, to: OrderStatus): ReadonlyArray<ItemStatus> => {
  const { status } = line
  switch (ORDER_STATUS_TABLE[to].itemsOnEntry) {
    case "ready-to-ship":
      if (status === "PENDING") return [readyStatus(line)]
      return status === "LOAN_IN_PROCESS" || status === "PAYMENT_FAILED" ? ["PENDING", readyStatus(line)] : []
    case "wait-for-payment":
      return status === "LOAN_IN_PROCESS" || status === "PAYMENT_FAILED" ? ["PENDING"] : []
    case "payment-failed":
      return status === "PENDING" || status === "LOAN_IN_PROCESS" ? ["PAYMENT_FAILED"] : []
    case "wait-for-lender":
      return status === "PENDING" || status === "PAYMENT_FAILED" ? ["LOAN_IN_PROCESS"] : []
    case "canceled-by-supplier":
      return (status === "PENDING_SHIPMENT" || status === "PENDING_PICKUP") && line.shippedQuantity === 0
        ? ["CANCELLED_BY_SUPPLIER"]
        : []
    case "sourced-again":
      return from === "CANCELLED_BY_SUPPLIER" && status === "CANCELLED_BY_SUPPLIER"
        ? ["PENDING", readyStatus(line)]
        : []
    case "unchanged":
      return []
  }
}

/**
 * The status changes that a shipment or a pickup implies, up to the supplier's confirmation; undefined where items must
 * not leave the store. Staff may see items leave before the supplier confirms, and the history must be complete.
 */
export const impliedByHandOver = (order: Order, reason: string): ReadonlyArray<OrderEvent> | undefined => {
  const { itemsMayBecome, wayToCompleted } = ORDER_STATUS_TABLE[order.status]
  if (!itemsMayBecome.includes("SHIPPED")) return undefined
  const path = wayToCompleted.filter((status) => status !== "COMPLETED")
  return path.flatMap((to, index) => statusEvents(order.lines, path[index - 1] ?? order.status, to, reason))
}
