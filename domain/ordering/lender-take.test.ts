import { describe, expect, test } from "vitest"
import { lenderTake } from "./lender-take.ts"
import { aLease, aPayment, aSubmission } from "./order-examples.ts"

const submitted = {
  ...aSubmission,
  totals: { subTotal: 0, shippingCost: 0, discount: 0, tax: 0, total: 0 },
  originalPrice: 0,
}
const old = { ...submitted, lenderTake: 777 }

describe("a lender's take", () => {
  test.each([
    ["of an order without a lender is none", null, submitted, 0],
    ["is unknown before the lender pays", aLease(), submitted, 0],
    ["of an order whose lease was declined is none, whatever its submission expected", aLease(), old, 0],
    ["is what the lender kept", aLease({ fundedAt: "2026-02-01T00:00:00.000Z", lenderTake: 450 }), old, 450],
    [
      "of an older order is what its submission recorded, once the lender paid",
      aLease({ fundedAt: "2026-02-01T00:00:00.000Z" }),
      old,
      777,
    ],
  ])("%s", (_, lease, submission, take) => {
    expect(lenderTake({ lease, submitted: submission, payments: [] })).toBe(take)
  })

  test("is none once the lender has got all of its money back, and all of it until then", () => {
    const lease = aLease({ fundedAt: "2026-02-01T00:00:00.000Z", lenderTake: 450 })
    const paid = aPayment({ kind: "lease", gatewayType: "LEASE", result: "succeeded", amount: 1_000 })
    const back = (amount: number, result: "requested" | "succeeded") =>
      aPayment({ paymentId: `back-${amount}`, kind: "refund", refersTo: paid.paymentId, result, amount })
    const takeOf = (...payments: ReadonlyArray<typeof paid>) => lenderTake({ lease, submitted, payments })
    expect(takeOf(paid)).toBe(450)
    expect(takeOf(paid, back(1_000, "requested"))).toBe(450)
    expect(takeOf(paid, back(999, "succeeded"))).toBe(450)
    expect(takeOf(paid, back(999, "succeeded"), back(1, "succeeded"))).toBe(0)
    const second = { ...paid, paymentId: "funding-2" }
    expect(takeOf(paid, second, back(1_000, "succeeded"))).toBe(450)
    expect(takeOf(paid, { ...second, result: "failed" }, back(1_000, "succeeded"))).toBe(0)
  })
})
