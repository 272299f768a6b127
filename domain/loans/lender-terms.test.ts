import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { LENDER_TERMS, LOAN_PRODUCTS, lenderTakeOf, loanOffer } from "./lender-terms.ts"

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
  })

  it.each(LOAN_PRODUCTS)(
    "of a %s add up: the payments are the total, the total is price and cost, buying early is cheaper",
    (product) => {
      const terms = LENDER_TERMS[product]
      fc.assert(
        fc.property(fc.integer({ min: terms.cheapest, max: terms.dearest }), (amount) => {
          const offer = loanOffer(terms, amount)
          if (offer === null) throw new Error("no offer")
          expect(offer.initialPayment + offer.recurringPayment * offer.payments).toBe(offer.total)
          expect(amount + offer.cost).toBe(offer.total)
          expect(offer.earlyPurchase).toBeLessThan(offer.total)
        }),
      )
    },
  )
})
