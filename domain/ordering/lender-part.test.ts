import { expect, test } from "vitest"
import { lenderPart } from "./lender-part.ts"

const signed = {
  total: 100,
  refundable: 40,
  leaseDetails: { statusName: "COMPLETED" },
  paymentDetails: [{ kind: "sale", result: "settled" }],
}

test("the lender of a signed contract pays what nobody else has paid", () => {
  expect(lenderPart(signed)).toBe(60)
  expect(lenderPart({ ...signed, refundable: 0, paymentDetails: [] })).toBe(100)
  expect(lenderPart({ ...signed, refundable: 120 })).toBe(0)
})

test("it pays nothing without a signed contract, nor twice", () => {
  expect(lenderPart({ ...signed, leaseDetails: null })).toBe(0)
  expect(lenderPart({ ...signed, leaseDetails: { statusName: "APPROVED" } })).toBe(0)
  const paid = { kind: "lease", result: "succeeded" }
  expect(lenderPart({ ...signed, paymentDetails: [...signed.paymentDetails, paid] })).toBe(0)
  const refused = { kind: "lease", result: "failed" }
  expect(lenderPart({ ...signed, paymentDetails: [refused] })).toBe(60)
})
