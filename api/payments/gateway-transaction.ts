import { GatewayType, VendorError } from "@voltread/domain/ordering/order-event.ts"
import { Schema } from "effect"

/**
 * Where a movement of money stands at the gateway. `waiting`: for the shopper, at the gateway's own page; `reviewing`: the
 * gateway suspects fraud and looks closer.
 */
export const TransactionStatus = Schema.Literals([
  "waiting",
  "authorizing",
  "reviewing",
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
  /** Only for a sale that is captured on shipping: cents captured, and cents of those that were refunded. */
  captured: Schema.optionalKey(Schema.Int),
  refunded: Schema.optionalKey(Schema.Int),
  /** Until when a reserved amount can be captured, UTC, ISO 8601. */
  expiresAt: Schema.optionalKey(Schema.String),
  /** ISO 4217. */
  currency: Schema.String,
  gatewayType: GatewayType,
  /** Our id of the attempt to pay, where the gateway repeats it; else the open one is taken to be meant. */
  paymentId: Schema.optionalKey(Schema.String),
  /** Where the shopper pays while it is `waiting`. */
  paymentUrl: Schema.optionalKey(Schema.String),
  /** While it is not final: cents that the gateway has seen come. */
  detected: Schema.optionalKey(Schema.Int),
  /** Only for money that came: why staff have to review it before the order counts as paid. */
  review: Schema.optionalKey(Schema.String),
  card: Schema.NullOr(Schema.Struct({ type: Schema.String, lastFour: Schema.String })),
  /** The gateway's own code for what it decided, and its words for staff. */
  code: Text,
  reason: Text,
  /** Only for a refused one: the message for shoppers. Absent: code and reason are enough. */
  vendorError: Schema.optionalKey(VendorError),
  /** UTC instant, ISO 8601; `null` where a message does not say. */
  createdAt: Text,
  /** For a refund: the sale that it gives back. */
  refundOf: Text,
})
export type GatewayTransaction = typeof GatewayTransaction.Type
