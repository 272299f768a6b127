import { type Decision, refuse } from "../shared/decision.ts"
import type { OrderEvent } from "./order-event.ts"
import { changeStatus } from "./order-rules-status.ts"
import type { Order } from "./order-state.ts"
import type { OrderStatus } from "./order-status.ts"
import { isForLender, type Reviewed, reviewObstacle } from "./review-obstacle.ts"
import { orderStatusName } from "./status-names.ts"

/**
 * The status of an order after staff approve it (lifecycle §1): back to the lender if the review waits for its
 * decision, else it counts as paid. Null for an order that is not under review, or that approving does not help.
 */
export const approvedStatus = (order: Reviewed): OrderStatus | null => {
  if (order.status !== "PENDING_REVIEW" || reviewObstacle(order) !== undefined) return null
  return isForLender(order) ? "LOAN_IN_PROCESS" : "PAYMENT_RECEIVED"
}

/** Ends a review by approving the order. */
export const approveOrder = (order: Order, reason: string): Decision<OrderEvent> => {
  const to = approvedStatus(order)
  return to === null
    ? (reviewObstacle(order) ??
        refuse("not-allowed-now", `An order that is ${orderStatusName(order.status)} is not under review.`))
    : changeStatus(order, to, reason)
}
