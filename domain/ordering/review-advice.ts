import { inDollars } from "../shared/dollars.ts"
import type { WaysToFit } from "./kept-units.ts"
import type { PaymentDetails } from "./order-event.ts"
import { saleOfUnknownOutcome } from "./order-money.ts"
import type { Order } from "./order-state.ts"
import { HELD_FOR_REVIEW_DAYS } from "./order-status-table.ts"
import { processorLabel } from "./processor-label.ts"
import { isApprovedForLess, waysToKeepApproval } from "./review-obstacle.ts"
import { orderStatusName } from "./status-names.ts"

/** What staff can do about an order under review beyond approving or canceling it, in sentences. */
export const reviewAdvice = (order: Order): ReadonlyArray<string> => {
  if (order.status !== "PENDING_REVIEW") return []
  const payment = saleOfUnknownOutcome(order)
  if (payment !== undefined) return unknownOutcomeAdvice(order, payment)
  if (!isApprovedForLess(order)) return []
  return [`The lender approved less than the order total${CHOICES[waysToKeepApproval(order)]}`]
}

const CHOICES: Readonly<Record<WaysToFit, string>> = {
  "fewer-units-or-card": ". The customer can remove items or pay the rest by card, and you can remove items.",
  card: ". The customer can pay the rest by card.",
  none: " and less than it finances at all. The customer can pay another way.",
}

/**
 * What happened, and the two options with their consequences. Only gateways that can be asked by a number leave an outcome
 * unknown.
 */
export const unknownOutcomeAdvice = (
  { created }: Pick<Order, "created">,
  { amount, gatewayName }: Pick<PaymentDetails, "amount" | "gatewayName">,
): ReadonlyArray<string> => {
  const gateway = processorLabel(gatewayName)
  return [
    `The answer of ${gateway} to a payment of ${inDollars(amount)} was lost, and it does not say whether there is one. Look for ${created.uniqueId} (merchant reference) there.`,
    `If it is there, enter its number at ${gateway} on the order's page: ${gateway} is asked about it, and the order is paid. To refuse it instead, cancel the order after that; the money goes back.`,
    `If it is not there, nothing was charged: set the status to ${orderStatusName("PENDING_PAYMENT")}. The attempt counts as failed, and the customer can pay again, the same way or another.`,
    `Until then the customer cannot pay. After ${HELD_FOR_REVIEW_DAYS} days the items go back on sale, and the attempt counts as failed.`,
  ]
}
