import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { CommissionTerms, commission, commissions, termsReached } from "./commission.ts"
import { anyCommissionLines, anyTerms } from "./commission-arbitraries.ts"
import { MAX_PRICE, sum } from "./money.ts"

const line = (value: number, category = "tires") => ({ category, value })

describe("commission", () => {
  test.each<[string, CommissionTerms, number]>([
    ["a percentage of all products, rounded once", { kind: "percent", basisPoints: 600 }, 600],
    ["an amount for each order", { kind: "fixed", amount: 2_500 }, 2_500],
    ["never more than the products cost", { kind: "fixed", amount: 1_000_000 }, 10_001],
    [
      "the rate of the highest tier that is reached",
      {
        kind: "tiers",
        tiers: [
          { from: 10_001, basisPoints: 500 },
          { from: 0, basisPoints: 100 },
          { from: 10_002, basisPoints: 900 },
        ],
      },
      500,
    ],
    ["nothing below the first tier", { kind: "tiers", tiers: [{ from: 20_000, basisPoints: 500 }] }, 0],
    [
      "a rate for each category, and one for the rest",
      { kind: "category", rates: [{ category: "laptops", basisPoints: 1_000 }], otherBasisPoints: 100 },
      33 + 667,
    ],
  ])("is %s", (_, terms, expected) => {
    expect(commission(terms, [line(3_333), line(6_668, "laptops")])).toBe(expected)
  })

  test.each([
    [0, 0],
    [9_999, 0],
    [10_000, 500],
    [50_000, 800],
  ])(
    "keeps the percentage that the sales of %i have reached, whatever the order's own value",
    (volume, rate) => {
      const tiers = [
        { from: 10_000, basisPoints: 500 },
        { from: 50_000, basisPoints: 800 },
      ]
      const terms = termsReached({ kind: "tiers", tiers }, volume)
      expect(terms).toEqual({ kind: "percent", basisPoints: rate })
      const fixed: CommissionTerms = { kind: "fixed", amount: 2_500 }
      expect(termsReached(fixed, volume)).toBe(fixed)
    },
  )

  test("of no products is nothing", () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        expect(commission(terms, [])).toBe(0)
        expect(commission(terms, [line(0)])).toBe(0)
      }),
    )
  })

  test("of a line is never negative, and of all lines never more than is paid for them", () => {
    fc.assert(
      fc.property(anyTerms, anyCommissionLines, (terms, lines) => {
        const parts = commissions(terms, lines)
        expect(parts).toHaveLength(lines.length)
        expect(parts.every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true)
        expect(sum(parts)).toBeLessThanOrEqual(sum(lines.map(({ value }) => value)))
      }),
    )
  })

  test("does not depend on the order of the lines, nor on how products are spread over lines", () => {
    fc.assert(
      fc.property(anyTerms, anyCommissionLines, fc.nat(), (terms, lines, at) => {
        const whole = commission(terms, lines)
        expect(commission(terms, lines.toReversed())).toBe(whole)
        const split = lines.flatMap((each) => {
          const part = at % (each.value + 1)
          return [
            { ...each, value: part },
            { ...each, value: each.value - part },
          ]
        })
        expect(commission(terms, split)).toBe(whole)
      }),
    )
  })

  test("of a percentage is within half a cent of it, as sums of whole numbers say", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000 }), anyCommissionLines, (basisPoints, lines) => {
        const exact = BigInt(sum(lines.map(({ value }) => value))) * BigInt(basisPoints)
        const twice = 2n * BigInt(commission({ kind: "percent", basisPoints }, lines)) * 10_000n - 2n * exact
        expect(twice > -10_000n && twice <= 10_000n).toBe(true)
      }),
    )
  })
})

test("terms pay no more for an order than an amount can be", () => {
  const isTerms = Schema.is(CommissionTerms)
  expect([MAX_PRICE, MAX_PRICE + 1].map((amount) => isTerms({ kind: "fixed", amount }))).toEqual([
    true,
    false,
  ])
})
