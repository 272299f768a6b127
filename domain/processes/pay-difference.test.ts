import { expect, test } from "vitest"
import { fold } from "../decider.ts"
import { loan } from "../loans/application.ts"
import { anApplication } from "../loans/application-examples.ts"
import { type OfferedTerms, TERMS_OF_2026 } from "../shared/loan-terms.ts"
import { approvedPart } from "./pay-difference.ts"

const approvedFor = (approvedAmount: number, terms?: OfferedTerms) => {
  const state = fold(loan, [
    { type: "LoanApplicationInitiated", data: anApplication(terms === undefined ? {} : { terms }) },
    {
      type: "LoanApplicationStatusChanged",
      data: {
        from: "PENDING",
        to: "APPROVED",
        reason: "Approved.",
        lenderReference: "uuid-1",
        code: null,
        approvedAmount,
        approvalExpiresAt: "2026-05-01T00:00:00.000Z",
      },
    },
  ])
  if (state._tag === "none") throw new Error("none")
  return approvedPart(state)
}

const from = (cheapest: number): OfferedTerms => ({ ...TERMS_OF_2026.lease, cheapest })

test.each([
  ["from what the shop offered when the application began", 10_000, from(10_000), 10_000],
  ["not below it", 9_999, from(10_000), null],
  ["not below it, though other terms are for less", 20_000, from(30_000), null],
  ["from $150 where the application does not say", 15_000, undefined, 15_000],
  ["not below $150 where the application does not say", 14_999, undefined, null],
] as const)("a lender pays a part of an order %s", (_, approved, terms, part) => {
  expect(approvedFor(approved, terms)).toBe(part)
})
