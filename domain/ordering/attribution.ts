import { Schema } from "effect"
import { personal } from "../shared/personal.ts"
import { Instant } from "../shared/text.ts"

const Word = Schema.NullOr(Schema.String)

/** A visit that led to an order, as it was then: where it came from, in the words of the traffic reports. */
export const Touch = Schema.Struct({
  visitId: personal(Schema.String),
  /** When that visit began. */
  at: Instant,
  source: Schema.String,
  medium: Schema.String,
  campaign: Word,
  term: Word,
  content: Word,
  /** It came from an ad of Google's search; absent of visits of before this was kept. */
  hasGoogleClick: Schema.optionalKey(Schema.Boolean),
  affiliateId: Word,
  subAffiliateId: Word,
  rollupId: Word,
})
export type Touch = typeof Touch.Type

/** Which visit an order is counted for: the first one, the last one that came from somewhere, or the last paid one. */
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

/** For an order whose visits are not known. */
export const NO_ATTRIBUTION: Attribution = { visitId: null, first: null, last: null, lastPaid: null }
