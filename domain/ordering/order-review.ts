import { type Decision, refuse } from "../shared/decision.ts"
import type { OrderEvent } from "./order-event.ts"
import { changeStatus } from "./order-rules-status.ts"
import type { Order } from "./order-state.ts"
import type { OrderStatus } from "./order-status.ts"

/**
 * Where an order goes that staff approve after a review (lifecycle §1): back to the lender if its decision is what the
 * review waits for, else it counts as paid. Null for an order that is not under review.
 */
export const approvedStatus = (order: Pick<Order, "status" | "statusBeforeReview">): OrderStatus | null => {
  if (order.status !== "PENDING_REVIEW") return null
  return order.statusBeforeReview === "LOAN_IN_PROCESS" ? "LOAN_IN_PROCESS" : "PAYMENT_RECEIVED"
}

/** Ends a review in the order's favour. */
export const approveOrder = (order: Order, reason: string): Decision<OrderEvent> => {
  const to = approvedStatus(order)
  return to === null
    ? refuse("not-allowed-now", `An order in ${order.status} is not under review.`)
    : changeStatus(order, to, reason)
}
