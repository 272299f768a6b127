import { Schema } from "effect"
import { Undelivered } from "./undelivered-mail.ts"

/** The state of the mails between staff and the customer of an order. */
export const OrderMailState = Schema.Struct({
  /** Null if the order has no address that can be mailed. */
  to: Schema.NullOr(Schema.String),
  /** Answers are added to the timeline; otherwise they go to the shop's own mailbox. */
  recordsAnswers: Schema.Boolean,
  /** Since when an answer of the customer has been waiting for staff. */
  waitingSince: Schema.NullOr(Schema.String),
  /** The newest mail to this address that was not delivered, about this order or anything else. */
  undelivered: Schema.NullOr(Undelivered),
})
export type OrderMailState = typeof OrderMailState.Type

/** A mail as its recipient would see it. */
export const MailPreview = Schema.Struct({
  to: Schema.String,
  subject: Schema.String,
  html: Schema.String,
})
export type MailPreview = typeof MailPreview.Type

/** An order whose customer waits for an answer to their mail. */
export const WaitingAnswer = Schema.Struct({
  orderId: Schema.String,
  orderNumber: Schema.String,
  customerName: Schema.String,
  since: Schema.String,
})
export type WaitingAnswer = typeof WaitingAnswer.Type

/** Those who have waited longest. */
export const WaitingAnswers = Schema.Struct({
  answers: Schema.Array(WaitingAnswer),
  hasMore: Schema.Boolean,
})
