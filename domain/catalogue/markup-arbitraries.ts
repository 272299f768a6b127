import fc from "fast-check"
import {
  MARKUP_PRODUCT_TYPES,
  MARKUP_TYPES,
  type PriceMarkup,
  ROUNDING_METHODS,
  RULE_TYPES,
} from "./markup.ts"
import type { Priced } from "./markup-price.ts"

const BRANDS = ["Michelin", "Toyo", "LG"]
const CATEGORIES = ["tires", "televisions", "tv-home-theater", "smartphones"]
const SUPPLIERS = ["Best Buy", "Tire Hub"]

const cents = fc.integer({ min: 0, max: 200_000 })

/** Any product, with few brands and categories, so that rules apply to it. */
export const priced: fc.Arbitrary<Priced> = fc.record({
  supplierCost: cents,
  brand: fc.constantFrom(...BRANDS, "michelin", "Other"),
  category: fc.constantFrom("tires", "televisions", "sound-bars", "smartphones"),
  productType: fc.constantFrom("electronics", "tire"),
  partner: fc.constantFrom(...SUPPLIERS, "Other"),
})

/** Any rule, sensible or not. */
export const markup: fc.Arbitrary<PriceMarkup> = fc.record({
  id: fc.uuid(),
  supplierId: fc.option(fc.constantFrom(...SUPPLIERS)),
  type: fc.constantFrom(...MARKUP_PRODUCT_TYPES),
  isDeleted: fc.boolean(),
  createdAt: fc.constant("2026-01-01T00:00:00.000Z"),
  updatedAt: fc.constant("2026-01-01T00:00:00.000Z"),
  rule: fc.record({
    ruleType: fc.constantFrom(...RULE_TYPES),
    categoryName: fc.option(fc.constantFrom(...CATEGORIES)),
    minPrice: fc.option(cents),
    maxPrice: fc.option(cents),
    brands: fc.subarray(BRANDS).map((names) => names.map((name) => ({ id: name.toLowerCase(), name }))),
    markupType: fc.constantFrom(...MARKUP_TYPES),
    markupValue: fc.integer({ min: -20_000, max: 50_000 }),
    roundingMethod: fc.constantFrom(...ROUNDING_METHODS),
  }),
})
