import { aLoanRequest } from "@voltread/api/loans/lender-examples.ts"
import { toDecimal } from "@voltread/domain/shared/money.ts"

export const APPLY = `mutation ($input: LoanApplicationInput!) {
  processLoanApplication(input: $input) {
    success message status redirectUrl uuid code orderToken
    errors { name code message } fieldErrors { property constraints } order { id status total }
  }
}`

/** A shopper's input with that Social Security number. */
export const typedIn = (ssn: string) => {
  const { bank, dateOfBirth, monthlyIncome } = aLoanRequest("").applicant
  const nextPayDate = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)
  return {
    dateOfBirth,
    ssn,
    monthlyIncome: toDecimal(monthlyIncome),
    payFrequency: "biweekly",
    nextPayDate,
    ...bank,
    consent: true,
  }
}

export const WITHDRAW = `mutation ($o: ID!, $t: String) {
  withdrawLoanApplication(orderId: $o, orderToken: $t) { success status order { status } }
}`
