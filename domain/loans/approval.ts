import type { Cents } from "../shared/money.ts"
import { type LoanApplication, offeredTo } from "./application-state.ts"

/** Whether the lender approved this amount or more. Cents. */
export const isApprovedFor = ({ approvedAmount }: Pick<LoanApplication, "approvedAmount">, amount: Cents) =>
  (approvedAmount ?? 0) >= amount

/** `covered`: the lender makes a contract for it. */
export type Coverage = "covered" | "above-approval" | "below-minimum"

/** Whether an approval covers an amount that is left to finance. Cents. */
export const coverageOf = (
  loan: Pick<LoanApplication, "approvedAmount" | "initiated">,
  amount: Cents,
): Coverage => {
  if (amount < offeredTo(loan.initiated).cheapest) return "below-minimum"
  return isApprovedFor(loan, amount) ? "covered" : "above-approval"
}
