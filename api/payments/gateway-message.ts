import { Data, Schema } from "effect"
import { GatewayTransaction } from "./gateway-transaction.ts"

/** A webhook's request as it came: what a signature is over. */
export interface WebhookRequest {
  /** The bytes of the body, before any parser. */
  readonly body: Uint8Array
  /** Names are in lower case. */
  readonly headers: Readonly<Record<string, string | ReadonlyArray<string> | undefined>>
  /** Parameters of the URL. */
  readonly query: Readonly<Record<string, string>>
}

/** A message that the gateway did not sign, or that cannot be read. Answer 4xx and do nothing. */
export class UntrustedWebhook extends Data.TaggedError("UntrustedWebhook")<{ readonly reason: string }> {}

/** The same for a message that is sent again; `at` is a UTC instant, ISO 8601. */
const head = { eventId: Schema.String, at: Schema.String }

/**
 * A verified message of a gateway. Messages repeat and overtake each other: store `eventId` once and never move a
 * payment backwards.
 */
export const GatewayMessage = Schema.Union([
  /** How a transaction stands now. */
  Schema.TaggedStruct("TransactionChanged", { ...head, transaction: GatewayTransaction }),
  /** Something has become of a transaction, and the message does not say what: the gateway is asked. */
  Schema.TaggedStruct("TransactionTouched", { ...head, transactionId: Schema.String }),
  Schema.TaggedStruct("RefundFailed", { ...head, transactionId: Schema.String }),
  Schema.TaggedStruct("Reviewed", { ...head, transactionId: Schema.String, decision: Schema.String }),
  Schema.TaggedStruct("Dispute", {
    ...head,
    disputeId: Schema.String,
    status: Schema.String,
    transactionId: Schema.String,
    /** Cents in dispute. */
    amount: Schema.Int,
  }),
  /** A lender has news of a loan application, the one of ours: it is asked how it stands. */
  Schema.TaggedStruct("ApplicationChanged", { ...head, loanId: Schema.String }),
  /** The same of an application that the message names by the lender's own reference only. */
  Schema.TaggedStruct("ApplicationTouched", { ...head, reference: Schema.String }),
  /** A shopper has agreed to a payment at the gateway's own form; `token` is good for paying it. */
  Schema.TaggedStruct("Authorized", { ...head, begunId: Schema.String, token: Schema.String }),
  /** The operator pressed "check URL". */
  Schema.TaggedStruct("Check", head),
  /** A kind that says nothing about payments. */
  Schema.TaggedStruct("Other", { ...head, kind: Schema.String }),
])
export type GatewayMessage = typeof GatewayMessage.Type
