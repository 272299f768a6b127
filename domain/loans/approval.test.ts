import { expect, test } from "vitest"
import { TERMS_OF_2026 } from "../shared/loan-terms.ts"
import { anApplication } from "./application-examples.ts"
import { coverageOf } from "./approval.ts"

const initiated = anApplication({ terms: { ...TERMS_OF_2026.lease, cheapest: 15_000 } })

test.each([
  ["all that was approved", 40_000, 40_000, "covered"],
  ["more than was approved", 40_000, 40_001, "above-approval"],
  ["the least that the lender finances", 40_000, 15_000, "covered"],
  ["less than the lender finances", 40_000, 14_999, "below-minimum"],
  ["more than was approved, and too little all the same", 10_000, 14_999, "below-minimum"],
  ["anything before there is an approval", null, 15_000, "above-approval"],
] as const)("of %s", (_, approvedAmount, amount, coverage) => {
  expect(coverageOf({ initiated, approvedAmount }, amount)).toBe(coverage)
})
