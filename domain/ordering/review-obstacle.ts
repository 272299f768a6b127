import { type Decision, refuse } from "../shared/decision.ts"
import { smallestAmount, toFinance, waysToFitOrder } from "./down-payment.ts"
import type { WaysToFit } from "./kept-units.ts"
import { saleOfUnknownOutcome } from "./order-money.ts"
import type { Order } from "./order-state.ts"
import { hasMoved } from "./payment-result.ts"

export type Reviewed = Pick<Order, "status" | "statusBeforeReview" | "lease" | "lines" | "payments">

/** Why staff cannot let an order out of its review as paid, or back to its lender; undefined where they can. */
export const reviewObstacle = (order: Reviewed): Decision<never> | undefined => {
  if (isApprovedForLess(order)) return approvedForLess(order)
  return order.status === "PENDING_REVIEW" && isOutcomeUnknown(order) ? MAYBE_PAID : undefined
}

/** The lender has decided, and makes no contract for the order as it is. */
export const isApprovedForLess = (order: Reviewed): boolean => {
  const { lease, status } = order
  if (status !== "PENDING_REVIEW" || !isForLender(order) || lease?.statusName !== "APPROVED") return false
  return lease.approvedAmount !== null && lease.approvedAmount < toFinance(order)
}

/** In review because of its lender, who reviews the application or approved less than the order's total. */
export const isUnderLendersReview = ({
  status,
  statusBeforeReview,
}: Pick<Order, "status" | "statusBeforeReview">): boolean =>
  status === "PENDING_REVIEW" && statusBeforeReview === "LOAN_IN_PROCESS"

/** With a signed contract, nothing more is expected from the lender. */
export const isForLender = ({ statusBeforeReview, lease }: Reviewed): boolean =>
  statusBeforeReview === "LOAN_IN_PROCESS" && lease?.statusName !== "COMPLETED"

/** Approval does not turn a payment of unknown outcome into a paid one. */
const isOutcomeUnknown = (order: Pick<Order, "payments">): boolean =>
  saleOfUnknownOutcome(order) !== undefined && !order.payments.some(hasMoved)

/** How an order that is approved for less can keep its approval. */
export const waysToKeepApproval = (order: Reviewed): WaysToFit =>
  order.lease === null
    ? "none"
    : waysToFitOrder(order, { least: smallestAmount(order.lease), most: order.lease.approvedAmount ?? 0 })

const REMEDIES: Readonly<Record<WaysToFit, string>> = {
  "fewer-units-or-card": "Remove items, let the customer pay the rest by card",
  card: "Let the customer pay the rest by card",
  none: "Let the customer pay another way",
}

const approvedForLess = (order: Reviewed): Decision<never> =>
  refuse(
    "not-allowed-now",
    `The lender approved less than the order total, so it will not pay for the order as it is. ${REMEDIES[waysToKeepApproval(order)]}, or cancel the order.`,
  )

const MAYBE_PAID = refuse(
  "not-allowed-now",
  "It is not known whether this order was paid. Enter the payment provider’s number of the payment, or say that nothing was charged.",
)
