import { Schema } from "effect"
import { Notification } from "../outbox.ts"

/** How a card behaves when it is charged; see `test-cards.ts`. */
export const Behaviour = Schema.Union([
  Schema.Struct({ _tag: Schema.Literal("Approve") }),
  /** Approved at once, but the answer comes after every client's timeout. */
  Schema.Struct({ _tag: Schema.Literal("AnswerLate") }),
  Schema.Struct({ _tag: Schema.Literal("Decline"), code: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("Fail"), code: Schema.String }),
  Schema.Struct({ _tag: Schema.Literal("Reject"), reason: Schema.String }),
])
export type Behaviour = typeof Behaviour.Type

/** The stored data of a card: never its number or security code. */
export const Instrument = Schema.Struct({
  type: Schema.Literals(["credit_card", "android_pay_card"]),
  cardType: Schema.String,
  bin: Schema.String,
  lastFour: Schema.String,
  expirationMonth: Schema.String,
  expirationYear: Schema.String,
})
export type Instrument = typeof Instrument.Type

export const Nonce = Schema.Struct({
  nonce: Schema.String,
  instrument: Instrument,
  behaviour: Behaviour,
  /** Milliseconds since 1970. */
  createdAt: Schema.Number,
})
export type Nonce = typeof Nonce.Type

export const Status = Schema.Literals([
  "authorized",
  "authorization_expired",
  "submitted_for_settlement",
  "settling",
  "settled",
  "settlement_confirmed",
  "settlement_pending",
  "settlement_declined",
  "processor_declined",
  "gateway_rejected",
  "failed",
  "voided",
])
export type Status = typeof Status.Type

export const Transaction = Schema.Struct({
  id: Schema.String,
  type: Schema.Literals(["sale", "credit"]),
  status: Status,
  /** Cents. */
  amount: Schema.Int,
  orderId: Schema.NullOr(Schema.String),
  instrument: Instrument,
  processor: Schema.NullOr(Schema.Struct({ code: Schema.String, text: Schema.String })),
  settlement: Schema.NullOr(Schema.Struct({ code: Schema.String, text: Schema.String })),
  rejection: Schema.NullOr(Schema.String),
  /** For a credit: the sale that it refunds. */
  refundOf: Schema.NullOr(Schema.String),
  refundIds: Schema.Array(Schema.String),
  /** What its cardholder's bank says of a sale. */
  dispute: Schema.optionalKey(Schema.String),
  /** What it has said so far, with the milliseconds of each; absent in older records. */
  disputeHistory: Schema.optionalKey(
    Schema.Array(Schema.Struct({ dispute: Schema.String, at: Schema.Number })),
  ),
  history: Schema.Array(Schema.Struct({ status: Status, amount: Schema.Int, at: Schema.Number })),
  createdAt: Schema.Number,
  updatedAt: Schema.Number,
})
export type Transaction = typeof Transaction.Type

/** An idempotency key: a digest of the call, and the transaction with the answer. */
export const RequestKey = Schema.Struct({
  key: Schema.String,
  /** Digest of the call, so that the key cannot be reused for another one. */
  request: Schema.String,
  transactionId: Schema.String,
})
export type RequestKey = typeof RequestKey.Type

/** One journal line: everything that one call changed, so that a crash leaves all of it or nothing. */
export const Change = Schema.Struct({
  nonce: Schema.optional(Nonce),
  /** A nonce that has been used. */
  consumed: Schema.optional(Schema.String),
  transactions: Schema.optional(Schema.Array(Transaction)),
  requestKey: Schema.optional(RequestKey),
  notifications: Schema.optional(Schema.Array(Notification)),
})
export type Change = typeof Change.Type
