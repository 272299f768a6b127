import type { OrderCommand } from "../ordering/order-command.ts"
import type { OrderEvent } from "../ordering/order-event.ts"
import { isDelivered, isReturned } from "../ordering/order-rules-status.ts"
import { liveLines, type OrderState, type PlacedOrder } from "../ordering/order-state.ts"
import type { OrderStatus } from "../ordering/order-status.ts"
import type { Reaction } from "./reacting.ts"

/** The order follows its items: all delivered, all returned, all cancelled (lifecycle §1). */
export const completion: Reaction<OrderState, OrderCommand, OrderEvent> = (event, after) => {
  if (event.type !== "OrderStatusChanged" || event.data.subject !== "item" || after._tag !== "placed")
    return []
  const live = liveLines(after)
  if (live.length === 0) return [{ type: "CancelOrder", reason: "every item was cancelled" }]
  if (live.every((line) => line.status === "CANCELLED_BY_SUPPLIER"))
    return step(after, "CANCELLED_BY_SUPPLIER", "every item was cancelled by its supplier")
  if (isReturned(after))
    return [
      ...toCompleted(after.status),
      { type: "ChangeStatus", to: "RETURNED", reason: "every item was returned" },
    ]
  return isDelivered(after) ? toCompleted(after.status) : []
}

const step = (order: PlacedOrder, to: OrderStatus, reason: string): ReadonlyArray<OrderCommand> =>
  order.status === "PENDING_FULFILMENT" || order.status === "CONFIRMED_BY_SUPPLIER"
    ? [{ type: "ChangeStatus", to, reason }]
    : []

const PATH: ReadonlyArray<OrderStatus> = ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER", "COMPLETED"]

/** Goods reach shoppers before papers reach us: the steps between are filled in. */
const toCompleted = (from: OrderStatus): ReadonlyArray<OrderCommand> => {
  const reason = "every item was delivered or picked up"
  const path = (steps: ReadonlyArray<OrderStatus>): ReadonlyArray<OrderCommand> =>
    steps.map((to) => ({ type: "ChangeStatus", to, reason }))
  switch (from) {
    case "PAYMENT_RECEIVED":
    case "CANCELLED_BY_SUPPLIER":
      return path(PATH)
    case "PENDING_FULFILMENT":
      return path(PATH.slice(1))
    case "CONFIRMED_BY_SUPPLIER":
      return path(PATH.slice(2))
    case "PENDING_PAYMENT":
    case "PAYMENT_FAILED":
    case "LOAN_IN_PROCESS":
    case "PENDING_ESIGNATURE":
    case "PENDING_REVIEW":
    case "COMPLETED":
    case "CANCELLED":
    case "RETURNED":
      return []
  }
}
