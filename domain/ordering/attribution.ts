import { Schema } from "effect"
import { personal } from "../shared/personal.ts"
import { Instant } from "../shared/text.ts"

const Word = Schema.NullOr(Schema.String)

/**
 * A visit that led to an order, as it was at the time: where it came from, in the vocabulary of the traffic reports.
 */
export const Touch = Schema.Struct({
  visitId: personal(Schema.String),
  /** When that visit began. */
  at: Instant,
  source: Schema.String,
  medium: Schema.String,
  campaign: Word,
  term: Word,
  content: Word,
  /** It came from a Google search ad; absent for visits from before this was recorded. */
  hasGoogleClick: Schema.optionalKey(Schema.Boolean),
  affiliateId: Word,
  subAffiliateId: Word,
  rollupId: Word,
})
export type Touch = typeof Touch.Type

/** Which visit gets the credit for an order: the first one, the last one with a known source, or the last paid one. */
export const TOUCH_MODELS = ["first", "last", "lastPaid"] as const
export type TouchModel = (typeof TOUCH_MODELS)[number]

export const Attribution = Schema.Struct({
  /** The visit in which the order was placed. */
  visitId: personal(Schema.NullOr(Schema.String)),
  first: Schema.NullOr(Touch),
  last: Schema.NullOr(Touch),
  lastPaid: Schema.NullOr(Touch),
})
export type Attribution = typeof Attribution.Type

/** For an order whose visits are unknown. */
export const NO_ATTRIBUTION: Attribution = { visitId: null, first: null, last: null, lastPaid: null }
