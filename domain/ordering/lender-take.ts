import type { Cents } from "../shared/money.ts"
import { refundedAmount } from "./order-money.ts"
import type { PlacedOrder } from "./order-state.ts"
import { hasMoved } from "./payment-result.ts"

type Leased = Pick<PlacedOrder, "lease" | "submitted" | "payments">

/**
 * What a lender keeps of the order's money, in cents: known when it pays. Zero for an order that applied to a lender
 * and was paid another way or not yet, and for one whose lender got all of its money back. Old orders recorded at their
 * submission what the lender would keep.
 */
export const lenderTake = (order: Leased): Cents => {
  const { lease, submitted } = order
  if (lease === null) return submitted.lenderTake
  return lease.fundedAt === null || hasAllBack(order) ? 0 : (lease.lenderTake ?? submitted.lenderTake)
}

const hasAllBack = (order: Leased): boolean => {
  const paid = order.payments.filter((payment) => payment.kind === "lease" && hasMoved(payment))
  return paid.length > 0 && paid.every(({ paymentId, amount }) => refundedAmount(order, paymentId) >= amount)
}
