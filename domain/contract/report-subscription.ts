import { Schema } from "effect"
import { ReportFrequency } from "../shared/report-frequency.ts"
import { Line } from "../shared/text.ts"

const Choice = Schema.optionalKey(Line(200))

/** The options of a report besides its days. */
export const ReportQuestion = Schema.Struct({
  groupBy: Line(50),
  statuses: Schema.optionalKey(Schema.Array(Line(50)).check(Schema.isMaxLength(20))),
  gateway: Choice,
  category: Choice,
  brand: Choice,
  partner: Choice,
  affiliateId: Choice,
  touch: Schema.optionalKey(Schema.Literals(["first", "last", "lastPaid"])),
  sort: Choice,
  order: Schema.optionalKey(Schema.Literals(["asc", "desc"])),
})
export type ReportQuestion = typeof ReportQuestion.Type

export const SubscriptionForm = Schema.Struct({
  report: Line(50),
  rhythm: ReportFrequency,
  question: ReportQuestion,
})

const Subscription = Schema.Struct({
  subscriptionId: Schema.String,
  report: Schema.String,
  rhythm: ReportFrequency,
  question: ReportQuestion,
  nextAt: Schema.String,
})
export type Subscription = typeof Subscription.Type

/** The user's own subscriptions, oldest first. */
export const SubscriptionsData = Schema.Struct({ subscriptions: Schema.Array(Subscription) })
export const SubscriptionData = Schema.Struct({ subscription: Subscription })
