import { GatewayType } from "@voltread/domain/ordering/order-event.ts"
import { Schema } from "effect"

/** Where a movement of money stands at the gateway. */
export const TransactionStatus = Schema.Literals([
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
export type TransactionStatus = typeof TransactionStatus.Type

const Text = Schema.NullOr(Schema.String)

/** One movement of money as the gateway knows it. */
export const GatewayTransaction = Schema.Struct({
  id: Schema.String,
  /** Our reference: the order it belongs to. */
  orderId: Text,
  kind: Schema.Literals(["sale", "refund"]),
  status: TransactionStatus,
  /** Cents, never negative; `kind` says which way. */
  amount: Schema.Int,
  /** ISO 4217. */
  currency: Schema.String,
  gatewayType: GatewayType,
  card: Schema.NullOr(Schema.Struct({ type: Schema.String, lastFour: Schema.String })),
  /** The gateway's own code for what it decided, and its words for staff. */
  code: Text,
  reason: Text,
  /** UTC instant, ISO 8601; `null` where a message does not say. */
  createdAt: Text,
  /** For a refund: the sale that it gives back. */
  refundOf: Text,
})
export type GatewayTransaction = typeof GatewayTransaction.Type
