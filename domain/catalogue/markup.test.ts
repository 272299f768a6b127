import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isPrice } from "../shared/money.ts"
import { type MarkupRule, PriceMarkup } from "./markup.ts"
import { markup, priced } from "./markup-arbitraries.ts"
import { markupErrors } from "./markup-errors.ts"
import { applies, byPrecedence, markedUp, type Priced, pricing } from "./markup-price.ts"

const everything: MarkupRule = {
  ruleType: "ALL",
  categoryName: null,
  minPrice: null,
  maxPrice: null,
  brands: [],
  markupType: "PERCENT",
  markupValue: 2_500,
  roundingMethod: "NONE",
}

const rule = (
  id: string,
  change: Partial<MarkupRule> = {},
  about: Partial<Omit<PriceMarkup, "rule">> = {},
): PriceMarkup => ({
  id,
  supplierId: null,
  type: "ANY",
  isDeleted: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
  ...about,
  rule: { ...everything, ...change },
})

const television: Priced = {
  supplierCost: 40_000,
  brand: "LG",
  category: "televisions",
  productType: "electronics",
  partner: "Best Buy",
}

const lg = [{ id: "lg", name: "LG" }]

describe("a price is", () => {
  test.each([
    [10_000, { markupValue: 2_500 }, 12_500],
    [10_001, { markupValue: 1_250 }, 11_251],
    [10_000, { markupType: "FIXED", markupValue: 1_999 }, 11_999],
    [10_000, { markupValue: -1_000 }, 9_000],
    [0, { markupValue: 2_500 }, 0],
    // 33.33 % of $0.15 is 4.9995 cents.
    [15, { markupValue: 3_333 }, 20],
    [12_349, { markupValue: 0, roundingMethod: "NEAREST_DOLLAR" }, 12_300],
    [12_350, { markupValue: 0, roundingMethod: "NEAREST_DOLLAR" }, 12_400],
    [12_301, { markupValue: 0, roundingMethod: "UP_TO_DOLLAR" }, 12_400],
    [12_300, { markupValue: 0, roundingMethod: "UP_TO_DOLLAR" }, 12_300],
    [12_300, { markupValue: 0, roundingMethod: "UP_TO_99" }, 12_399],
    [12_399, { markupValue: 0, roundingMethod: "UP_TO_99" }, 12_399],
    [12_396, { markupValue: 0, roundingMethod: "UP_TO_95" }, 12_495],
    [0, { markupValue: 0, roundingMethod: "UP_TO_99" }, 99],
    [0, { markupValue: 0, roundingMethod: "UP_TO_DOLLAR" }, 0],
  ] as const)("of a cost of %d cents by %j: %d", (cost, change, expected) => {
    expect(markedUp({ ...everything, ...change }, cost)).toBe(expected)
  })

  test("less than a dollar from the exact one, at most half a cent without rounding, and never falls as costs rise", () => {
    fc.assert(
      fc.property(markup, fc.nat(200_000), fc.nat(1_000), ({ rule: any }, cost, more) => {
        const price = markedUp(any, cost)
        expect(Number.isInteger(price)).toBe(true)
        const exact =
          any.markupType === "FIXED" ? cost + any.markupValue : cost + (cost * any.markupValue) / 10_000
        expect(Math.abs(price - exact)).toBeLessThanOrEqual(any.roundingMethod === "NONE" ? 0.500_001 : 100)
        if (any.markupType === "FIXED" || any.markupValue > -10_000) {
          expect(markedUp(any, cost + more)).toBeGreaterThanOrEqual(price)
        }
      }),
    )
  })

  test("one that ends as the rounding says", () => {
    fc.assert(
      fc.property(fc.nat(200_000), fc.nat(50_000), (cost, value) => {
        const ending = (roundingMethod: MarkupRule["roundingMethod"]) =>
          markedUp({ ...everything, markupValue: value, roundingMethod }, cost) % 100
        expect(ending("NEAREST_DOLLAR")).toBe(0)
        expect(ending("UP_TO_DOLLAR")).toBe(0)
        expect(ending("UP_TO_99")).toBe(99)
        expect(ending("UP_TO_95")).toBe(95)
      }),
    )
  })
})

describe("a rule prices", () => {
  test.each([
    ["all", {}, {}, true],
    ["its category", { categoryName: "televisions" }, {}, true],
    ["what is below its group", { categoryName: "tv-home-theater" }, {}, true],
    ["no other category", { categoryName: "sound-bars" }, {}, false],
    ["its brands, whatever their case", { brands: [{ id: "x", name: " lg " }] }, {}, true],
    ["each of its brands", { brands: [{ id: "s", name: "Sony" }, ...lg] }, {}, true],
    ["no other brand", { brands: [{ id: "x", name: "Sony" }] }, {}, false],
    ["a cost at its lowest", { minPrice: 40_000 }, {}, true],
    ["no cost below its lowest", { minPrice: 40_001 }, {}, false],
    ["a cost at its highest", { maxPrice: 40_000 }, {}, true],
    ["no cost above its highest", { maxPrice: 39_999 }, {}, false],
    ["its supplier's", {}, { supplierId: "Best Buy" }, true],
    ["no other supplier's", {}, { supplierId: "Tire Hub" }, false],
    ["its product type", {}, { type: "electronics" }, true],
    ["no other product type", {}, { type: "tire" }, false],
    ["nothing when it is deleted", {}, { isDeleted: true }, false],
  ] as const)("%s", (_, change, about, expected) => {
    expect(applies(rule("r", change, about), television)).toBe(expected)
  })

  test("a brand that its supplier writes with spaces", () => {
    expect(applies(rule("r", { brands: lg }), { ...television, brand: " LG " })).toBe(true)
  })
})

describe("of several rules wins", () => {
  const ladder = [
    rule("all"),
    rule("all of the type", {}, { type: "electronics" }),
    rule("range", { ruleType: "PRICE_RANGE", minPrice: 100 }),
    rule("group", { ruleType: "CATEGORY", categoryName: "tv-home-theater" }),
    rule("group with a range", { ruleType: "CATEGORY", categoryName: "tv-home-theater", minPrice: 100 }),
    rule("subcategory", { ruleType: "CATEGORY", categoryName: "televisions" }),
    rule("subcategory up to a cost", { ruleType: "CATEGORY", categoryName: "televisions", maxPrice: 99_999 }),
    rule("subcategory's brand", { ruleType: "CATEGORY", categoryName: "televisions", brands: lg }),
    rule("brand", { ruleType: "BRAND", brands: lg }),
    rule("brand in a category", { ruleType: "BRAND", brands: lg, categoryName: "televisions" }),
    rule("supplier's all", {}, { supplierId: "Best Buy" }),
    rule("supplier's brand", { ruleType: "BRAND", brands: lg }, { supplierId: "Best Buy" }),
  ]

  test("the narrower one, step by step", () => {
    for (let step = 0; step < ladder.length; step++) {
      const rules = ladder.slice(0, step + 1)
      expect(pricing(rules)(television)).toEqual({ price: 50_000, winnerMarkupId: ladder[step]?.id })
      expect(pricing(rules.toReversed())(television)?.winnerMarkupId).toBe(ladder[step]?.id)
    }
  })

  test("the one with the lower id, where two contradict each other all the same", () => {
    const twins = [rule("a"), rule("b")]
    for (const rules of [twins, twins.toReversed()])
      expect(pricing(rules)(television)?.winnerMarkupId).toBe("a")
  })

  test("none, when none applies to the product, or it would cost less than nothing", () => {
    expect(pricing([])(television)).toBeUndefined()
    const belowZero = rule("r", { markupType: "FIXED", markupValue: -television.supplierCost - 1 })
    expect(pricing([belowZero])(television)).toBeUndefined()
    expect(
      pricing([rule("tires", { ruleType: "CATEGORY", categoryName: "tires" })])(television),
    ).toBeUndefined()
  })

  test("the same one in any order of the rules, and none that is more specific is skipped", () => {
    fc.assert(
      fc.property(fc.array(markup, { maxLength: 12 }), priced, fc.nat(11), (rules, product, turn) => {
        const outcome = pricing(rules)(product)
        expect(pricing([...rules.slice(turn), ...rules.slice(0, turn)])(product)).toEqual(outcome)
        const winner = rules.find(({ id }) => id === outcome?.winnerMarkupId)
        if (winner === undefined) return
        expect(applies(winner, product)).toBe(true)
        for (const other of rules) {
          if (applies(other, product)) expect(byPrecedence(winner, other)).toBeLessThanOrEqual(0)
        }
      }),
    )
  })
})

describe("a rule is refused", () => {
  test.each([
    [
      { minPrice: -1, ruleType: "PRICE_RANGE" },
      "minPrice",
      "The lowest price must be from $0.00 to $10,000,000,000.00.",
    ],
    [
      { maxPrice: -1, ruleType: "PRICE_RANGE" },
      "maxPrice",
      "The highest price must be from $0.00 to $10,000,000,000.00.",
    ],
    [
      { minPrice: 10_000, maxPrice: 9_999, ruleType: "PRICE_RANGE" },
      "maxPrice",
      "The highest price, $99.99, is below the lowest, $100.00.",
    ],
    [{ markupValue: 0.5 }, "markupValue", "A markup has at most two decimals."],
    [{ markupValue: 100_001 }, "markupValue", "A markup is at most 1000 percent."],
    [{ markupType: "FIXED", markupValue: 100_000_001 }, "markupValue", "A markup is at most $1,000,000.00."],
    [{ markupValue: -10_001 }, "markupValue", "A product that costs $0.00 would be sold below zero."],
    [
      { ruleType: "PRICE_RANGE", minPrice: 499, markupType: "FIXED", markupValue: -500 },
      "markupValue",
      "A product that costs $4.99 would be sold below zero.",
    ],
    [{ ruleType: "CATEGORY", categoryName: "no-such" }, "categoryName", "There is no category “no-such”."],
    [{ ruleType: "CATEGORY" }, "categoryName", "A rule by category needs a category."],
    [{ ruleType: "BRAND" }, "brands", "A rule by brand needs a brand."],
    [
      { ruleType: "BRAND", brands: [...lg, { id: "2", name: "lg" }] },
      "brands",
      "The brand lg is chosen twice.",
    ],
    [{ ruleType: "PRICE_RANGE" }, "minPrice", "A rule by price range needs a price."],
    [{ brands: lg }, "brands", "A rule for all has no brand."],
    [{ categoryName: "tires" }, "categoryName", "A rule for all has no category."],
    [{ maxPrice: 100 }, "minPrice", "A rule for all has no price range."],
  ] as const)("%j: %s", (change, property, message) => {
    const errors = markupErrors(rule("r", change), [])
    expect(errors.map((each) => each.property)).toEqual([property])
    expect(Object.values(errors[0]?.constraints ?? {})).toEqual([message])
  })

  test("a fixed discount is accepted if every cost exceeds it", () => {
    const bearable = { minPrice: 500, markupType: "FIXED", markupValue: -500 } as const
    expect(markupErrors(rule("r", { ruleType: "PRICE_RANGE", ...bearable }), [])).toEqual([])
  })

  test("only compared with rules for the same supplier and product type", () => {
    const bestBuy = rule("a", {}, { supplierId: "Best Buy", type: "tire" })
    const beside = (about: Partial<PriceMarkup>) => markupErrors(bestBuy, [{ ...bestBuy, id: "b", ...about }])
    expect(beside({})).toHaveLength(1)
    expect(beside({ supplierId: "Tire Hub" })).toEqual([])
    expect(beside({ type: "wheel" })).toEqual([])
  })

  const tier = (id: string, minPrice: number, maxPrice: number | null) =>
    rule(id, { ruleType: "BRAND", brands: lg, minPrice, maxPrice })

  test("when another equally specific one prices the same product, with the overlap", () => {
    expect(markupErrors(tier("a", 0, 10_000), [tier("b", 10_000, null)])).toEqual([
      {
        property: "rule",
        constraints: {
          isUnambiguous:
            "The rule “LG, cost from $100.00: +25%” prices the same products: LG, costing $100.00 to $100.00. Change one of them.",
        },
      },
    ])
  })

  test("when another rule is for all products, too, without an overlap that says nothing", () => {
    expect(JSON.stringify(markupErrors(rule("a"), [rule("b")]))).toContain(
      "prices the same products. Change one",
    )
  })

  test("not when their tiers, brands or suppliers are apart, the other is deleted, or it is the same rule", () => {
    const kept = tier("a", 0, 10_000)
    const sony = [{ id: "sony", name: "Sony" }]
    for (const other of [
      tier("b", 10_001, null),
      rule("b", { ruleType: "BRAND", brands: sony, minPrice: 0, maxPrice: 10_000 }),
      { ...tier("b", 0, 10_000), supplierId: "Best Buy" },
      { ...tier("b", 0, 10_000), isDeleted: true },
      rule("b", { ruleType: "BRAND", brands: lg }),
      tier("a", 0, 5_000),
    ]) {
      expect(markupErrors(kept, [other])).toEqual([])
    }
  })

  test("and accepted rules never sell below zero nor leave the winner to chance", () => {
    fc.assert(
      fc.property(
        fc.array(markup, { maxLength: 10 }),
        fc.array(priced, { maxLength: 10 }),
        (offered, products) => {
          const kept: Array<PriceMarkup> = []
          for (const each of offered) if (markupErrors(each, kept).length === 0) kept.push(each)
          for (const product of products) {
            for (const each of kept.filter((candidate) => applies(candidate, product))) {
              expect(isPrice(markedUp(each.rule, product.supplierCost))).toBe(true)
            }
            const winner = pricing(kept)(product)?.winnerMarkupId
            // The same rule would win, whatever the rules' ids.
            const mirrored = kept.map((each) => ({ ...each, id: [...each.id].reverse().join("") }))
            const other = pricing(mirrored)(product)?.winnerMarkupId
            expect(other === undefined ? undefined : [...other].reverse().join("")).toBe(winner)
          }
        },
      ),
      { numRuns: 500 },
    )
  })
})

test("a rule survives encoding and decoding", () => {
  const json = Schema.toCodecJson(PriceMarkup)
  fc.assert(
    fc.property(markup, (each) => {
      expect(Schema.decodeUnknownSync(json)(Schema.encodeSync(json)(each))).toEqual(each)
    }),
  )
})
