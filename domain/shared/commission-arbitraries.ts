import fc from "fast-check"
import type { CommissionLine, CommissionTerms } from "./commission.ts"

const CATEGORIES = ["tires", "laptops", "sound-bars", "cables"]

const basisPoints = fc.integer({ min: 0, max: 10_000 })
const cents = fc.integer({ min: 0, max: 1_000_000 })

export const anyTerms: fc.Arbitrary<CommissionTerms> = fc.oneof(
  fc.record({ kind: fc.constant("percent" as const), basisPoints }),
  fc.record({ kind: fc.constant("fixed" as const), amount: cents }),
  fc.record({
    kind: fc.constant("tiers" as const),
    tiers: fc.array(fc.record({ from: cents, basisPoints }), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({
    kind: fc.constant("category" as const),
    rates: fc.uniqueArray(fc.record({ category: fc.constantFrom(...CATEGORIES), basisPoints }), {
      selector: ({ category }) => category,
      maxLength: 3,
    }),
    otherBasisPoints: basisPoints,
  }),
)

export const anyCommissionLines: fc.Arbitrary<ReadonlyArray<CommissionLine>> = fc.array(
  fc.record({ category: fc.constantFrom(...CATEGORIES), value: cents }),
  { maxLength: 8 },
)
