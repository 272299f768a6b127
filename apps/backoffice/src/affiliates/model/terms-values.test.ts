import { termsInWords } from "@voltread/domain/shared/commission-words.ts"
import { describe, expect, it } from "vitest"
import { readTerms, type TermsValues } from "./terms-values.ts"

const values = (change: Partial<TermsValues>): TermsValues => ({
  kind: "percent",
  percent: "6.5",
  amount: "25",
  lines: "",
  ...change,
})

describe("terms that are typed in", () => {
  it.each([
    [values({}), { kind: "percent", basisPoints: 650 }, "6.5% of the products"],
    [values({ kind: "fixed", amount: "$25.5" }), { kind: "fixed", amount: 2_550 }, "$25.50 for each order"],
    [
      values({ kind: "fixed", amount: "$1,250.50" }),
      { kind: "fixed", amount: 125_050 },
      "$1,250.50 for each order",
    ],
    [
      values({ kind: "tiers", lines: "500: 6\n\n0: 4 %" }),
      {
        kind: "tiers",
        tiers: [
          { from: 50_000, basisPoints: 600 },
          { from: 0, basisPoints: 400 },
        ],
      },
      "4% from $0.00, 6% from $500.00, by paid orders of the payout period",
    ],
    [
      values({ kind: "category", lines: "tires: 5", percent: "2" }),
      { kind: "category", rates: [{ category: "tires", basisPoints: 500 }], otherBasisPoints: 200 },
      "5% of tires, 2% of everything else",
    ],
  ])("are read and said in words: %#", (typed, terms, words) => {
    const read = readTerms(typed)
    expect(read).toEqual({ terms })
    expect("terms" in read && termsInWords(read.terms)).toBe(words)
  })

  it.each([
    [values({ percent: "101" }), "percent"],
    [values({ percent: "6.555" }), "percent"],
    [values({ percent: "" }), "percent"],
    [values({ kind: "fixed", amount: "-1" }), "amount"],
    [values({ kind: "tiers", lines: "" }), "lines"],
    [values({ kind: "tiers", lines: "much: 6" }), "lines"],
    [values({ kind: "tiers", lines: "500 6" }), "lines"],
    [values({ kind: "category", lines: ": 5" }), "lines"],
    [values({ kind: "category", lines: "tires: 5", percent: "x" }), "percent"],
  ])("name the field that is wrong: %#", (typed, field) => {
    const read = readTerms(typed)
    expect(Object.keys("errors" in read ? read.errors : {})).toEqual([field])
  })
})
