import { expect, test } from "vitest"
import type { MarkupRule, PriceMarkup } from "./markup.ts"
import { markupTitle } from "./markup-words.ts"

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

const brands = (...names: ReadonlyArray<string>) => names.map((name) => ({ id: name.toLowerCase(), name }))

test.each<[Partial<MarkupRule>, Partial<Omit<PriceMarkup, "rule">>, string]>([
  [{}, {}, "All products: +25%"],
  [{ markupValue: -1_250 }, { supplierId: "Best Buy" }, "All products, from Best Buy: −12.5%"],
  [{ minPrice: 5_000 }, {}, "Cost from $50.00: +25%"],
  [{ maxPrice: 9_999 }, { type: "wheel" }, "Cost up to $99.99, wheels only: +25%"],
  [{ categoryName: "televisions", roundingMethod: "UP_TO_99" }, {}, "Televisions: +25%, up to .99"],
  [
    { brands: brands("LG", "Sony"), categoryName: "televisions", minPrice: 0, maxPrice: 100_000 },
    {},
    "LG, Sony in Televisions, cost $0.00 to $1,000.00: +25%",
  ],
  [
    { brands: brands("A", "B", "C", "D", "E"), markupType: "FIXED", markupValue: 1_999 },
    { type: "tire" },
    "A, B, C, 2 more, tires only: +$19.99",
  ],
])("a rule with %j, %j is called “%s”", (change, about, title) => {
  expect(markupTitle({ supplierId: null, type: "ANY", ...about, rule: { ...everything, ...change } })).toBe(
    title,
  )
})
