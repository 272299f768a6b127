import { Schema } from "effect"
import { PromotionBenefit } from "../shared/promotion.ts"

/** A promotion as shown in the back office. */
export const PromotionView = Schema.Struct({
  code: Schema.String,
  description: Schema.String,
  benefit: PromotionBenefit,
  categories: Schema.Array(Schema.String),
  oncePerPerson: Schema.Boolean,
  isActive: Schema.Boolean,
  validFrom: Schema.String,
  validUntil: Schema.NullOr(Schema.String),
  /** Counts the changes: saving an older version is rejected. */
  version: Schema.Int,
  updatedAt: Schema.String,
  updatedBy: Schema.String,
})
export type PromotionView = typeof PromotionView.Type

/** `nextCursor`: the code after which the next page begins; null on the last one. */
export const PromotionsData = Schema.Struct({
  promotions: Schema.Array(PromotionView),
  nextCursor: Schema.NullOr(Schema.String),
  /** The time zone in which they begin and end: the shop's. */
  timeZone: Schema.String,
})
