import { Schema } from "effect"

const optionalText = Schema.NullOr(Schema.String)

/** What staff are told of a mail that was given up, as encrypted in the outbox. */
export const Refusal = Schema.fromJsonString(
  Schema.Struct({
    /** Null if the mail could not be read. */
    to: optionalText,
    /** Null where it contains a code. */
    subject: optionalText,
    orderId: optionalText,
    /** The mail server's own words, in one line. */
    answer: optionalText,
  }),
)
