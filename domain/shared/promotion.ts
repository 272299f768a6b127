import { Schema } from "effect"
import { Amount } from "./money.ts"
import { Instant, Line } from "./text.ts"

/** As shoppers type it, in upper case. */
export const PromotionCode = Schema.String.check(
  Schema.isPattern(/^[A-Z0-9][A-Z0-9-]{1,29}$/, {
    message: "must have 2 to 30 letters, digits or dashes",
  }),
)

/** A typed code in its normalized form. */
export const normalizeCode = (text: string): string => text.trim().toUpperCase()

/** The discount: hundredths of a percent of the items, cents of them, or their shipping. */
export const PromotionBenefit = Schema.Union([
  Schema.Struct({
    kind: Schema.Literal("percent"),
    basisPoints: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 })),
  }),
  Schema.Struct({
    kind: Schema.Literal("amount"),
    cents: Amount.check(Schema.isGreaterThanOrEqualTo(1, { message: "must be at least $0.01" })),
  }),
  Schema.Struct({ kind: Schema.Literal("free-shipping") }),
])
export type PromotionBenefit = typeof PromotionBenefit.Type

const MAX_CATEGORIES = 50

/** A promotion as staff fill it in. */
export const PromotionForm = Schema.Struct({
  description: Line(100),
  benefit: PromotionBenefit,
  /** Slugs of categories; empty: all products qualify. */
  categories: Schema.Array(Line(100)).check(Schema.isMaxLength(MAX_CATEGORIES)),
  oncePerPerson: Schema.Boolean,
  isActive: Schema.Boolean,
  validFrom: Instant,
  /** No longer valid from then on; null: until it is ended. */
  validUntil: Schema.NullOr(Instant),
})
export type PromotionForm = typeof PromotionForm.Type

export interface Promotion extends PromotionForm {
  readonly code: string
}
