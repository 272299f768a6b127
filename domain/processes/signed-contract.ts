import { isApprovedFor } from "../loans/approval.ts"
import { toFinance } from "../ordering/down-payment.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { PlacedOrder } from "../ordering/order-state.ts"

/** The lender pays for the order by a signed contract. */
export const isSigned = (order: PlacedOrder): boolean =>
  order.lease?.statusName === "COMPLETED" && isApprovedFor(order.lease, toFinance(order))

/** The way of an unpaid order whose contract was signed while its shopper tried another payment, which failed. */
export const signedMeanwhile = (reason: string): ReadonlyArray<OrderCommand> =>
  (["LOAN_IN_PROCESS", "PENDING_ESIGNATURE", "PAYMENT_RECEIVED"] as const).map((to) => ({
    type: "ChangeStatus",
    to,
    reason,
  }))
