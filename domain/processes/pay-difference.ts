import type { LoanApplication } from "../loans/application-state.ts"
import { coverageOf } from "../loans/approval.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { paidOtherwise } from "../ordering/order-money.ts"
import { type OrderState, orderTotals } from "../ordering/order-state.ts"
import { isUnderLendersReview } from "../ordering/review-obstacle.ts"

/**
 * The amount that the lender approved, if it is less than the order; null if the lender finances nothing that small.
 */
export const approvedPart = (loan: LoanApplication): number | null => {
  const { approvedAmount, status } = loan
  return status === "APPROVED" && approvedAmount !== null && coverageOf(loan, approvedAmount) === "covered"
    ? approvedAmount
    : null
}

/**
 * The shopper pays by card what an approval does not cover: the order first waits for that money, and once it has come
 * the lender makes the contract for the rest (`payment-to-order.ts`). Empty for an order that does not wait for this.
 */
export const payDifference = (loan: LoanApplication, order: OrderState): ReadonlyArray<OrderCommand> => {
  const approved = approvedPart(loan)
  if (approved === null || order._tag !== "placed" || order.lease?.id !== loan.initiated.loanId) return []
  if (!isUnderLendersReview(order)) return []
  const downPayment = orderTotals(order).total - approved
  if (downPayment <= paidOtherwise(order)) return []
  const reason = "the approval is below the total: the shopper pays the rest by card"
  return [
    { type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason },
    { type: "UpdateLeaseDetails", lease: { ...order.lease, downPayment } },
    { type: "ChangeStatus", to: "PENDING_PAYMENT", reason },
  ]
}
