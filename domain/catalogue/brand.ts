import { Schema } from "effect"
import { Id } from "../shared/text.ts"

/** Addresses of one picture in three sizes; empty if there is none. */
export const Images = Schema.Struct({
  thumbnail: Schema.String,
  small: Schema.String,
  large: Schema.String,
})
export type Images = typeof Images.Type

/** A manufacturer with the content of its page (spec §3, Brand info). Products refer to it by `name`. */
export const Brand = Schema.Struct({
  /** Slug. */
  brandId: Id,
  name: Id,
  founded: Schema.String,
  founder: Schema.String,
  headquarters: Schema.String,
  description: Schema.String,
  pastInnovations: Schema.String,
  warrantyPlans: Schema.String,
  images: Images,
  /** Stars, 1 to 5; null: no ratings. */
  rating: Schema.NullOr(Schema.Finite.check(Schema.isBetween({ minimum: 1, maximum: 5 }))),
  ratingCount: Schema.Int.check(Schema.isGreaterThanOrEqualTo(0)),
})
export type Brand = typeof Brand.Type
