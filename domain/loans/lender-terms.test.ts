import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { LendingRules } from "../shared/lending-rules.ts"
import { loanTerms } from "../shared/loan-terms-arbitraries.ts"
import { LENDER_TERMS, lenderTakeOf } from "./lender-terms.ts"
import { lengthOf, loanOffer } from "./loan-offer.ts"

describe("a lender's terms", () => {
  it("say what a lease of $1,000 costs in all", () => {
    expect(loanOffer(LENDER_TERMS.lease, 1_000_00)).toEqual({
      initialPayment: 49_00,
      recurringPayment: 69_27,
      payments: 26,
      cost: 850_02,
      total: 1_850_02,
      earlyPurchase: 1_100_00,
    })
  })

  it("offer something where lenders lend, for whole cents only", () => {
    expect(loanOffer(LENDER_TERMS.lease, 149_99)).toBeNull()
    expect(loanOffer(LENDER_TERMS.lease, 5_000_01)).toBeNull()
    expect(loanOffer(LENDER_TERMS.lease, 200_00.5)).toBeNull()
    expect(loanOffer(LENDER_TERMS.loan, 299_99)).toBeNull()
  })

  it("say what the lender keeps", () => {
    expect(lenderTakeOf(LENDER_TERMS.lease, 1_000_00)).toBe(45_00)
    expect(lenderTakeOf(LENDER_TERMS.lease, 200_20)).toBe(9_01)
  })

  it.each([
    ["2 weeks", 26, "12 months"],
    ["month", 18, "18 months"],
    ["week", 6, "1 month"],
  ] as const)("say how long one pays: every %s, %i times: %s", (every, payments, length) => {
    expect(lengthOf({ ...LENDER_TERMS.lease, every, payments })).toBe(length)
  })
})

const anOffer = loanTerms.chain((terms) =>
  fc.record({ terms: fc.constant(terms), amount: fc.integer({ min: terms.cheapest, max: terms.dearest }) }),
)

test("terms that staff may set add up: the payments are the total, the total is price and cost, buying early costs no more", () => {
  fc.assert(
    fc.property(anOffer, ({ amount, terms }) => {
      expect(Schema.is(LendingRules)({ lease: terms, loan: terms })).toBe(true)
      const offer = loanOffer(terms, amount)
      if (offer === null) throw new Error("no offer")
      expect(offer.initialPayment + offer.recurringPayment * offer.payments).toBe(offer.total)
      expect(offer.recurringPayment).toBeGreaterThan(0)
      expect(amount + offer.cost).toBe(offer.total)
      expect(offer.earlyPurchase).toBeLessThanOrEqual(offer.total)
    }),
  )
})
