import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { estimateLease } from "./lease-estimate.ts"

describe("lease estimate", () => {
  it("says what a lease of $1,000 costs in all", () => {
    expect(estimateLease(1_000_00)).toEqual({
      initialPayment: 49_00,
      recurringPayment: 69_27,
      payments: 26,
      leasingCost: 850_02,
      total: 1_850_02,
      earlyPurchase: 1_100_00,
    })
  })

  it("is made where lenders lease, for whole cents only", () => {
    expect(estimateLease(149_99)).toBeNull()
    expect(estimateLease(5_000_01)).toBeNull()
    expect(estimateLease(200_00.5)).toBeNull()
  })

  it("adds up: the payments are the total, the total is price and leasing cost, buying early is cheaper", () => {
    fc.assert(
      fc.property(fc.integer({ min: 150_00, max: 5_000_00 }), (price) => {
        const lease = estimateLease(price)
        if (lease === null) throw new Error("no lease")
        expect(lease.initialPayment + lease.recurringPayment * lease.payments).toBe(lease.total)
        expect(price + lease.leasingCost).toBe(lease.total)
        expect(lease.earlyPurchase).toBeLessThan(lease.total)
      }),
    )
  })
})
