import { Schema } from "effect"
import { CommissionTerms } from "../shared/commission.ts"
import { dayMeaning } from "../shared/text.ts"

const optionalText = Schema.NullOr(Schema.String)

export const POSTBACK_STATES = ["waiting", "sent", "given-up", "skipped"] as const
const PostbackState = Schema.Literals(POSTBACK_STATES)

/** A postback that a network got, or will get, for an order. Dollars. */
export const Postback = Schema.Struct({
  postbackId: Schema.String,
  orderId: Schema.String,
  orderNumber: Schema.String,
  affiliateId: Schema.String,
  kind: Schema.Literals(["conversion", "reversal", "addition"]),
  value: Schema.Finite,
  payout: Schema.Finite,
  state: PostbackState,
  attempts: Schema.Int,
  happenedAt: Schema.String,
  answeredAt: optionalText,
  answerStatus: Schema.NullOr(Schema.Int),
  answer: optionalText,
})
export type Postback = typeof Postback.Type

export const PostbacksData = Schema.Struct({
  postbacks: Schema.Array(Postback),
  nextCursor: optionalText,
})

const Touch = Schema.Struct({
  at: Schema.String,
  source: Schema.String,
  medium: Schema.String,
  campaign: optionalText,
  term: optionalText,
  content: optionalText,
  affiliateId: optionalText,
  subAffiliateId: optionalText,
})

/** Where an order came from, and what its affiliate earned by it. Dollars. */
export const OrderMarketing = Schema.Struct({
  first: Schema.NullOr(Touch),
  last: Schema.NullOr(Touch),
  lastPaid: Schema.NullOr(Touch),
  terms: Schema.NullOr(CommissionTerms),
  /** The affiliate's visit, with the tracking service's answer. */
  click: Schema.NullOr(
    Schema.Struct({
      at: Schema.String,
      landingPage: optionalText,
      referrer: optionalText,
      device: Schema.String,
      country: optionalText,
      code: Schema.NullOr(Schema.Int),
      rxId: optionalText,
    }),
  ),
  conversion: Schema.NullOr(
    Schema.Struct({
      at: Schema.String,
      value: Schema.Finite,
      payout: Schema.Finite,
      /** What remains of the payout after cancellations and returns. */
      kept: Schema.Finite,
    }),
  ),
  /** Oldest first. */
  postbacks: Schema.Array(Postback),
})
export type OrderMarketing = typeof OrderMarketing.Type

/** From one day to another, or the last `days` up to `to`, which is today if absent; in the shop's time zone. */
export const OwnReportQuery = Schema.Struct({
  from: Schema.optionalKey(dayMeaning("The first day, such as 2026-11-01.")),
  to: Schema.optionalKey(dayMeaning("The last day; absent: today.")),
  days: Schema.optionalKey(
    Schema.String.check(
      Schema.isPattern(/^[1-9]\d{0,2}$/, { message: "must be a number of days, such as 30" }),
    ).annotate({
      description: "How many days up to the last one, where `from` is absent.",
    }),
  ),
  groupBy: Schema.optionalKey(Schema.Literals(["day", "sub"])),
})
export type OwnReportQuery = typeof OwnReportQuery.Type

const OwnReportRow = Schema.Struct({
  /** A day in the shop's time zone, or a sub-affiliate's id. */
  key: Schema.String,
  clicks: Schema.Int,
  conversions: Schema.Int,
  /** Dollars that shoppers paid for products. */
  value: Schema.Finite,
  payout: Schema.Finite,
  /** The part of it that was canceled or returned since. */
  reversed: Schema.Finite,
  kept: Schema.Finite,
})
export type OwnReportRow = typeof OwnReportRow.Type

/** An affiliate's own figures, with what their links need. */
export const OwnReport = Schema.Struct({
  affiliateId: Schema.String,
  name: Schema.String,
  rollupId: optionalText,
  subAffiliates: Schema.Array(Schema.String),
  terms: Schema.NullOr(CommissionTerms),
  rows: Schema.Array(OwnReportRow),
  totals: OwnReportRow,
})
export type OwnReport = typeof OwnReport.Type
