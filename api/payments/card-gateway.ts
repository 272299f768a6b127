import type { Cents } from "@voltread/domain/shared/money.ts"
import { Context, Data, type Effect, Schema } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"

/** Where a movement of money stands at the gateway. */
export const CardStatus = Schema.Literals([
  "authorizing",
  "authorized",
  "submitted",
  "settling",
  "settled",
  "settlement-pending",
  "settlement-declined",
  "declined",
  "rejected",
  "failed",
  "voided",
  "expired",
])
export type CardStatus = typeof CardStatus.Type

/** One movement of money as the gateway knows it. */
export interface CardTransaction {
  readonly id: string
  /** Our reference: the order it belongs to. */
  readonly orderId: string | null
  readonly kind: "sale" | "refund"
  readonly status: CardStatus
  /** Cents, never negative; `kind` says which way. */
  readonly amount: Cents
  /** ISO 4217. */
  readonly currency: string
  readonly gatewayType: "CARD" | "GOOGLE_PAY"
  readonly card: { readonly type: string; readonly lastFour: string } | null
  /** The bank's or the gateway's own code for what it decided, and its words for staff. */
  readonly code: string | null
  readonly reason: string | null
  /** UTC instant, ISO 8601; `null` where a message does not say. */
  readonly createdAt: string | null
  /** For a refund: the sale that it gives back. */
  readonly refundOf: string | null
}

export interface Sale {
  /** Our reference, at most 255 characters; `findByOrder` finds the sale by it. */
  readonly orderId: string
  /** Idempotency key of this attempt to pay, such as `"<uniqueId>:pay:1"`: the gateway charges it at most once. */
  readonly paymentId: string
  /** Cents, more than 0. */
  readonly amount: Cents
  /** What the card form gave for the card; good for one sale. */
  readonly nonce: string
  readonly deviceData?: string
  /** Takes the money (true, the default) or only reserves it. */
  readonly submitForSettlement?: boolean
}

/**
 * What became of a sale. `message` is written for the shopper; `code` is the bank's or the gateway's.
 *
 * - `Authorized` and `Settling` are paid; `Pending` is not decided yet.
 * - `Declined` by the bank, `Rejected` by the gateway's own checks, `Failed` on the way to the bank: not paid.
 * - `Invalid`: the gateway refused the request itself and created nothing (a used nonce, a bad amount).
 * - `Unanswered`: the charge may exist. Never treat it as failed: ask `findByOrder`, or repeat the same sale.
 */
export type SaleOutcome = Data.TaggedEnum<{
  Authorized: { readonly transaction: CardTransaction }
  Settling: { readonly transaction: CardTransaction }
  Pending: { readonly transaction: CardTransaction; readonly message: string }
  Declined: { readonly transaction: CardTransaction; readonly code: string; readonly message: string }
  Rejected: { readonly transaction: CardTransaction; readonly code: string; readonly message: string }
  Failed: { readonly transaction: CardTransaction; readonly code: string; readonly message: string }
  Invalid: { readonly code: string; readonly field: string | null; readonly message: string }
  Unanswered: { readonly reason: string; readonly message: string }
}>
export const SaleOutcome = Data.taggedEnum<SaleOutcome>()

/**
 * What became of a void, a refund or a settlement. `transaction` is the refund itself for a refund. `Refused` carries
 * the gateway's code and words for staff; `Unanswered` must be looked up or repeated with the same request id.
 */
export type ActionOutcome = Data.TaggedEnum<{
  Done: { readonly transaction: CardTransaction }
  Refused: { readonly code: string; readonly message: string }
  Unanswered: { readonly reason: string }
}>
export const ActionOutcome = Data.taggedEnum<ActionOutcome>()

/** A message that the gateway did not sign, or that cannot be read. Answer 4xx and do nothing. */
export class UntrustedWebhook extends Data.TaggedError("UntrustedWebhook")<{ readonly reason: string }> {}

/**
 * A verified message from the gateway. Messages repeat and overtake each other: store `eventId` once and never move
 * a payment backwards.
 */
export type CardWebhook = { readonly eventId: string; readonly at: string } & (
  | { readonly _tag: "Settled"; readonly transaction: CardTransaction }
  | { readonly _tag: "SettlementDeclined"; readonly transaction: CardTransaction }
  | { readonly _tag: "RefundFailed"; readonly transactionId: string }
  | { readonly _tag: "Reviewed"; readonly transactionId: string; readonly decision: string }
  | {
      readonly _tag: "Dispute"
      readonly disputeId: string
      readonly status: string
      readonly transactionId: string
      /** Cents in dispute. */
      readonly amount: Cents
    }
  /** The operator pressed "check URL". */
  | { readonly _tag: "Check" }
  /** A kind that says nothing about payments. */
  | { readonly _tag: "Other"; readonly kind: string }
)

export interface CardGatewayService {
  /** Goes into `gatewayName` of payment details. */
  readonly name: string
  /** What the vendor's card form needs to start; single use is not required. */
  readonly clientToken: Effect.Effect<string, GatewayError>
  readonly sale: (sale: Sale) => Effect.Effect<SaleOutcome, GatewayError>
  /** `undefined` when the gateway has no such transaction. */
  readonly find: (transactionId: string) => Effect.Effect<CardTransaction | undefined, GatewayError>
  /** Everything that carries our reference, oldest first: sales, declined ones too, and refunds. */
  readonly findByOrder: (orderId: string) => Effect.Effect<ReadonlyArray<CardTransaction>, GatewayError>
  /** Takes reserved money, whole or in part. `amount` in cents; absent: all of it. */
  readonly submitForSettlement: (
    transactionId: string,
    options: { readonly requestId: string; readonly amount?: Cents },
  ) => Effect.Effect<ActionOutcome, GatewayError>
  /** Gives back a payment that has not begun to settle. */
  readonly void: (
    transactionId: string,
    options: { readonly requestId: string },
  ) => Effect.Effect<ActionOutcome, GatewayError>
  /** Gives back a settled payment. `amount` in cents, at most what is left; absent: all that is left. */
  readonly refund: (
    transactionId: string,
    options: { readonly requestId: string; readonly amount?: Cents },
  ) => Effect.Effect<ActionOutcome, GatewayError>
  /** `rawBody` is the request's body exactly as received. */
  readonly parseWebhook: (rawBody: string) => Effect.Effect<CardWebhook, UntrustedWebhook>
  /** The answer that proves to the gateway that the webhook address is ours. */
  readonly answerChallenge: (challenge: string) => Effect.Effect<string, UntrustedWebhook>
}

/** Cards and wallets; adapters beside this file. */
export class CardGateway extends Context.Service<CardGateway, CardGatewayService>()(
  "@voltread/api/CardGateway",
) {}
