import { Schema } from "effect"
import { Id, Instant } from "../shared/text.ts"

/** The main condition of a rule, from the most specific to the most general. */
export const RULE_TYPES = ["BRAND", "CATEGORY", "PRICE_RANGE", "ALL"] as const

/** `PERCENT`: of the supplier's cost, in hundredths of a percent. `FIXED`: cents on top of it. */
export const MARKUP_TYPES = ["PERCENT", "FIXED"] as const

/**
 * - `NONE`: to the cent, halves away from zero.
 * - `NEAREST_DOLLAR`: halves up.
 * - `UP_TO_DOLLAR`: the next whole dollar.
 * - `UP_TO_99`, `UP_TO_95`: the next price that ends so.
 */
export const ROUNDING_METHODS = ["NONE", "NEAREST_DOLLAR", "UP_TO_DOLLAR", "UP_TO_99", "UP_TO_95"] as const

export const MARKUP_PRODUCT_TYPES = ["ANY", "electronics", "tire", "wheel", "accessory"] as const

export const RuleType = Schema.Literals(RULE_TYPES)
export const MarkupType = Schema.Literals(MARKUP_TYPES)
export type MarkupType = typeof MarkupType.Type
export const RoundingMethod = Schema.Literals(ROUNDING_METHODS)
export type RoundingMethod = typeof RoundingMethod.Type

export const MarkupBrand = Schema.Struct({ id: Id, name: Id })

/** How a rule selects products and what it makes of their cost (spec §3, Price markup). Bounds are inclusive; cents. */
export const MarkupRule = Schema.Struct({
  ruleType: RuleType,
  /** Slug of the menu; a group stands for all its subcategories. */
  categoryName: Schema.NullOr(Id),
  /** Lowest and highest cost at the supplier. */
  minPrice: Schema.NullOr(Schema.Int),
  maxPrice: Schema.NullOr(Schema.Int),
  brands: Schema.Array(MarkupBrand).check(Schema.isMaxLength(500)),
  markupType: MarkupType,
  /** Negative for a discount. */
  markupValue: Schema.Int,
  roundingMethod: RoundingMethod,
})
export type MarkupRule = typeof MarkupRule.Type

/** A price markup rule as stored (spec §3, Price markup). */
export const PriceMarkup = Schema.Struct({
  id: Id,
  /** The partner whose products it prices; null: everybody's. */
  supplierId: Schema.NullOr(Id),
  /** The product type it prices. */
  type: Schema.Literals(MARKUP_PRODUCT_TYPES),
  isDeleted: Schema.Boolean,
  createdAt: Instant,
  updatedAt: Instant,
  rule: MarkupRule,
})
export type PriceMarkup = typeof PriceMarkup.Type

/** The conditions and formula of a rule, without its history. */
export type MarkupTerms = Pick<PriceMarkup, "supplierId" | "type" | "rule">
