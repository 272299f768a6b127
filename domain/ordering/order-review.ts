import { type Decision, refuse } from "../shared/decision.ts"
import { toFinance } from "./down-payment.ts"
import type { OrderEvent } from "./order-event.ts"
import { saleOfUnknownOutcome } from "./order-money.ts"
import { changeStatus } from "./order-rules-status.ts"
import type { Order } from "./order-state.ts"
import type { OrderStatus } from "./order-status.ts"
import { hasMoved } from "./payment-result.ts"
import { orderStatusName } from "./status-names.ts"

type Reviewed = Pick<Order, "status" | "statusBeforeReview" | "lease" | "lines" | "payments">

/**
 * The status of an order after staff approve it (lifecycle §1): back to the lender if the review waits for its
 * decision, else it counts as paid. Null for an order that is not under review, or that approving does not help:
 * approval does not turn a payment of unknown outcome into a paid one.
 */
export const approvedStatus = (order: Reviewed): OrderStatus | null => {
  if (order.status !== "PENDING_REVIEW" || isApprovedForLess(order) || isOutcomeUnknown(order)) return null
  return isForLender(order) ? "LOAN_IN_PROCESS" : "PAYMENT_RECEIVED"
}

const isOutcomeUnknown = (order: Pick<Order, "payments">): boolean =>
  saleOfUnknownOutcome(order) !== undefined && !order.payments.some(hasMoved)

/** With a signed contract, nothing more is expected from the lender. */
const isForLender = ({ statusBeforeReview, lease }: Reviewed): boolean =>
  statusBeforeReview === "LOAN_IN_PROCESS" && lease?.statusName !== "COMPLETED"

/** The lender has decided, and makes no contract for the order as it is. */
export const isApprovedForLess = (order: Reviewed): boolean => {
  const { lease, status } = order
  if (status !== "PENDING_REVIEW" || !isForLender(order) || lease?.statusName !== "APPROVED") return false
  return lease.approvedAmount !== null && lease.approvedAmount < toFinance(order)
}

/** Ends a review by approving the order. */
export const approveOrder = (order: Order, reason: string): Decision<OrderEvent> => {
  if (isApprovedForLess(order))
    return refuse(
      "not-allowed-now",
      "The lender approved less than the order total, so it will not pay for the order as it is. Remove items, let the customer pay the rest by card, or cancel the order.",
    )
  if (order.status === "PENDING_REVIEW" && isOutcomeUnknown(order))
    return refuse(
      "not-allowed-now",
      "It is not known whether this order was paid. Enter the payment provider’s number of the payment, or say that nothing was charged.",
    )
  const to = approvedStatus(order)
  return to === null
    ? refuse("not-allowed-now", `An order that is ${orderStatusName(order.status)} is not under review.`)
    : changeStatus(order, to, reason)
}
