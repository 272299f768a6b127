import fc from "fast-check"
import { type OfferedTerms, PAYMENT_INTERVALS } from "./loan-terms.ts"

/** Terms of any lender. */
export const loanTerms: fc.Arbitrary<OfferedTerms> = fc
  .record({
    amounts: fc.tuple(fc.integer({ min: 1_00, max: 100_000_00 }), fc.integer({ min: 1_00, max: 100_000_00 })),
    initialPayment: fc.integer({ min: 0, max: 1_000_00 }),
    payments: fc.integer({ min: 2, max: 156 }),
    every: fc.constantFrom(...PAYMENT_INTERVALS),
    costs: fc.tuple(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 30_000 })),
    earlyPurchaseDays: fc.integer({ min: 1, max: 365 }),
  })
  .map(({ amounts, costs, initialPayment, ...rest }) => {
    const cheapest = Math.min(...amounts)
    return {
      ...rest,
      cheapest,
      dearest: Math.max(...amounts),
      initialPayment: Math.min(initialPayment, cheapest - 1),
      cost: Math.max(...costs),
      earlyCost: Math.min(...costs),
    }
  })
