import { describe, expect, test } from "vitest"
import { lenderTake } from "./lender-take.ts"
import { aLease, aSubmission } from "./order-examples.ts"

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
      "of old is what its submission says, once the lender paid",
      aLease({ fundedAt: "2026-02-01T00:00:00.000Z" }),
      old,
      777,
    ],
  ])("%s", (_, lease, submission, take) => {
    expect(lenderTake({ lease, submitted: submission })).toBe(take)
  })
})
