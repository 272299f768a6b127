import { Result, Schema } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { inDollars } from "./dollars.ts"
import { fieldErrors } from "./field-error.ts"
import {
  allocate,
  Dollars,
  fromDecimal,
  fromWritten,
  isPrice,
  MAX_PRICE,
  portion,
  share,
  sum,
  toDecimal,
} from "./money.ts"

const cents = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })

describe("dollars that somebody sends", () => {
  const decode = Schema.decodeUnknownResult(Dollars)

  test.each([
    [0, 0],
    [-0, 0],
    [0.07, 7],
    [1.1, 110],
    [9_999_999_999.99, 999_999_999_999],
    [10_000_000_000, MAX_PRICE],
  ])("%d are %d cents", (dollars, cents) => {
    expect(decode(dollars)).toEqual(Result.succeed(cents))
  })

  const outside = "must be from $0.00 to $10,000,000,000.00"

  test.each([
    [-0.01, outside],
    [10_000_000_000.01, outside],
    [1e15, outside],
    [1e300, outside],
    [0.001, "must be whole cents, such as 99.50"],
    [1.005, "must be whole cents, such as 99.50"],
  ])("%d are no amount: %s", (dollars, problem) => {
    const refused = decode(dollars)
    expect(Result.isFailure(refused) && fieldErrors(refused.failure)).toEqual([
      { property: "", constraints: { isValid: problem } },
    ])
  })

  test.each([Number.NaN, Infinity, -Infinity, "1", null])("%s are no amount", (sent) => {
    expect(Result.isFailure(decode(sent))).toBe(true)
  })
})

describe("shares of an amount", () => {
  test.each([
    [1_000, 825, 83],
    [100, 50, 1],
    [100, 49, 0],
    [-100, 50, -1],
    [0, 825, 0],
    [999_999_999_999, 10_000, 999_999_999_999],
  ])("%d cents × %d basis points are %d cents, halves away from zero", (amount, basisPoints, expected) => {
    expect(share(amount, basisPoints)).toBe(expected)
  })

  test("are exact where floating point is not", () => {
    // 6.875 % of $0.80 is 5.5 cents.
    expect(portion(80, 6_875, 100_000)).toBe(6)
    expect(portion(9_007_199_254_740_991, 1, 3)).toBe(3_002_399_751_580_330)
  })
})

describe("an amount spread over parts", () => {
  test("gives leftover cents to the earliest parts that have a weight", () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33])
    expect(allocate(-100, [1, 1, 1])).toEqual([-34, -33, -33])
    expect(allocate(1, [0, 1, 1])).toEqual([0, 1, 0])
    expect(allocate(5, [0, 0])).toEqual([5, 0])
    expect(allocate(5, [])).toEqual([])
  })

  test("adds up to it exactly, no part more than a cent from its due", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(cents, weights, (amount, shares) => {
        const parts = allocate(amount, shares)
        expect(sum(parts)).toBe(amount)
        const total = sum(shares)
        if (total === 0) return
        for (const [index, part] of parts.entries()) {
          const due = (BigInt(amount) * BigInt(shares[index] ?? 0)) / BigInt(total)
          expect(Math.abs(Number(BigInt(part) - due))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})

describe("decimals", () => {
  test.each([
    [0, "0.00"],
    [5, "0.05"],
    [-5, "-0.05"],
    [123_456, "1234.56"],
  ])("%d cents are %s", (amount, text) => {
    expect(toDecimal(amount)).toBe(text)
    expect(fromDecimal(text)).toBe(amount)
  })

  test.each(["", "1.234", "1e3", "$1", "--1", "1,000.00", "NaN", ".5"])("%j is not an amount", (text) => {
    expect(fromDecimal(text)).toBeUndefined()
  })

  test.each([
    ["$1,299.99", 129_999],
    [" $ 1,234,567", 123_456_700],
    ["12.5", 1_250],
    ["12,99", undefined],
    ["1.299,00", undefined],
    ["1,2999", undefined],
    ["1234,567", undefined],
  ])("%j of a person is %j cents: a comma only groups thousands", (text, amount) => {
    expect(fromWritten(text)).toBe(amount)
  })

  test("are read as they are written", () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(fromDecimal(toDecimal(amount))).toBe(amount)
      }),
    )
    expect([fromDecimal("1234.5"), fromDecimal(" 7 "), fromDecimal("-0")]).toEqual([123_450, 700, 0])
  })
})

test.each([
  [0, true],
  [1_000_000_000_000, true],
  [1_000_000_000_001, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])("%d cents as a price: %s", (amount, expected) => {
  expect(isPrice(amount)).toBe(expected)
})

test.each([
  [0, "$0.00"],
  [99_999, "$999.99"],
  [174_004, "$1,740.04"],
  [123_456_789_01, "$123,456,789.01"],
  [-1_000_00, "-$1,000.00"],
])("%i cents are read as %s", (amount, text) => {
  expect(inDollars(amount)).toBe(text)
})
