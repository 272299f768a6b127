import { Schema } from "effect"

const optionalText = Schema.NullOr(Schema.String)

/** A mail that the mail server refused for good, or that was given up after many tries. */
export const UndeliveredMail = Schema.Struct({
  mailId: Schema.String,
  /** When it was given up. */
  at: Schema.String,
  /** Null if the mail cannot be read. */
  to: optionalText,
  /** What staff call this kind of mail. */
  kind: Schema.String,
  /** Null where it contains a code that only its receiver may see. */
  subject: optionalText,
  orderId: optionalText,
  orderNumber: optionalText,
  /** The customer who it was for; null for anybody else, such as staff and subscribers. */
  username: optionalText,
  /** Why it was not delivered, in plain words. */
  reason: Schema.String,
  /** The mail server's own words. */
  answer: optionalText,
  /** How often it was tried. */
  attempts: Schema.Int,
  /** Why it cannot be sent again; null if it can. */
  whyNotAgain: optionalText,
})
export type UndeliveredMail = typeof UndeliveredMail.Type

export const UndeliveredMailData = Schema.Struct({
  mails: Schema.Array(UndeliveredMail),
  nextCursor: optionalText,
})

/** The newest mail to an address that was not delivered: when it was given up, and why, in plain words. */
export const Undelivered = Schema.Struct({ at: Schema.String, reason: Schema.String })
export type Undelivered = typeof Undelivered.Type
