import { Data, Schema } from "effect"
import { GatewayTransaction } from "./gateway-transaction.ts"

/** A webhook's request as received, which signatures cover. */
export interface WebhookRequest {
  /** The bytes of the body, before any parser. */
  readonly body: Uint8Array
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  /** Parameters of the URL. */
  readonly query: Readonly<Record<string, string>>
}

/** A message whose signature or content is invalid. Answer 4xx and do nothing. */
export class UntrustedWebhook extends Data.TaggedError("UntrustedWebhook")<{ readonly reason: string }> {}

/** Both are the same when a message is sent again; `at` is a UTC instant, ISO 8601. */
const head = { eventId: Schema.String, at: Schema.String }

/** What a gateway says of a dispute between a payment's customer and the store. */
export const Dispute = Schema.Struct({
  disputeId: Schema.String,
  status: Schema.String,
  transactionId: Schema.String,
  /** Cents in dispute. */
  amount: Schema.Int,
  /** The cardholder's bank has taken them back for good. Absent in older messages. */
  isLost: Schema.optionalKey(Schema.Boolean),
  /** The bank has yet to decide about them. Absent in older messages. */
  isUndecided: Schema.optionalKey(Schema.Boolean),
})
export type Dispute = typeof Dispute.Type

/**
 * A verified message of a gateway. Messages repeat and overtake each other: store `eventId` once and never move a
 * payment backwards.
 */
export const GatewayMessage = Schema.Union([
  /** The current state of a transaction. */
  Schema.TaggedStruct("TransactionChanged", { ...head, transaction: GatewayTransaction }),
  /** A transaction has changed, and the message does not say how: the gateway must be asked. */
  Schema.TaggedStruct("TransactionTouched", { ...head, transactionId: Schema.String }),
  Schema.TaggedStruct("RefundFailed", { ...head, transactionId: Schema.String }),
  Schema.TaggedStruct("Reviewed", { ...head, transactionId: Schema.String, decision: Schema.String }),
  Schema.TaggedStruct("Dispute", {
    ...head,
    ...Dispute.fields,
    /** The store has found it by asking: a message may have told of it before. */
    wasAskedFor: Schema.optionalKey(Schema.Boolean),
  }),
  /** A loan application, named by the store's id, has changed: the lender must be asked for its state. */
  Schema.TaggedStruct("ApplicationChanged", { ...head, loanId: Schema.String }),
  /** The same for an application that the message names only by the lender's own reference. */
  Schema.TaggedStruct("ApplicationTouched", { ...head, reference: Schema.String }),
  /** A shopper has authorized a payment in the gateway's own form; `token` can be used to charge it. */
  Schema.TaggedStruct("Authorized", { ...head, begunId: Schema.String, token: Schema.String }),
  /** The operator pressed "check URL". */
  Schema.TaggedStruct("Check", head),
  /** A message that does not concern payments. */
  Schema.TaggedStruct("Other", { ...head, kind: Schema.String }),
])
export type GatewayMessage = typeof GatewayMessage.Type
