import { expect, test } from "vitest"
import { moneyOfAnotherState } from "./money-of-another-state.ts"

test.each([
  ["PENDING_PAYMENT", "The customer owes the new total."],
  ["PAYMENT_FAILED", "The customer owes the new total."],
  ["LOAN_IN_PROCESS", "The lender decides about the new total."],
  ["PENDING_ESIGNATURE", "The lender draws up a new contract for the new total."],
  ["PENDING_REVIEW", "stay as they were ordered."],
  ["PAYMENT_RECEIVED", "stay as they were ordered."],
])("of an order in %s, staff read what another state costs: %s", (status, words) => {
  expect(moneyOfAnotherState(status)).toContain(words)
})
