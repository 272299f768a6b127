import { GatewayType, VendorError } from "@voltread/domain/ordering/order-event.ts"
import { Schema } from "effect"

/**
 * The state of a movement of money at the gateway. `waiting`: for the shopper, on the gateway's own page; `reviewing`:
 * the gateway suspects fraud and checks it.
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

/** One movement of money as recorded by the gateway. */
export const GatewayTransaction = Schema.Struct({
  id: Schema.String,
  /** The store's reference: the order it belongs to. */
  orderId: Text,
  kind: Schema.Literals(["sale", "refund"]),
  status: TransactionStatus,
  /** Cents, never negative; `kind` says in which direction. */
  amount: Schema.Int,
  /** Only for a sale that is captured at shipment: cents captured, and how many of those were refunded. */
  captured: Schema.optionalKey(Schema.Int),
  refunded: Schema.optionalKey(Schema.Int),
  /** Only for such a sale: cents that can no longer be captured, although the store has not given them back. */
  lapsed: Schema.optionalKey(Schema.Int),
  /** Only for a sale that its customer disputes: cents that a bank decides about, and cents that it has given back. */
  disputed: Schema.optionalKey(Schema.Int),
  chargedBack: Schema.optionalKey(Schema.Int),
  /** Until when a reserved amount can be captured, UTC, ISO 8601. */
  expiresAt: Schema.optionalKey(Schema.String),
  /** ISO 4217. */
  currency: Schema.String,
  gatewayType: GatewayType,
  /** The store's id of the attempt to pay, where the gateway returns it; otherwise the open attempt is assumed. */
  paymentId: Schema.optionalKey(Schema.String),
  /** The page where the shopper pays while it is `waiting`. */
  paymentUrl: Schema.optionalKey(Schema.String),
  /** Cents that the gateway has detected so far, while it is not final. */
  detected: Schema.optionalKey(Schema.Int),
  /** Only for received money: why staff must review it before the order counts as paid. */
  review: Schema.optionalKey(Schema.String),
  card: Schema.NullOr(Schema.Struct({ type: Schema.String, lastFour: Schema.String })),
  /** The gateway's own code for its decision, and its message for staff. */
  code: Text,
  reason: Text,
  /** Only for a declined one: the error for shoppers. Absent: code and reason are enough. */
  vendorError: Schema.optionalKey(VendorError),
  /** UTC instant, ISO 8601; `null` where a message does not say. */
  createdAt: Text,
  /** For a refund: the sale that it refunds. */
  refundOf: Text,
})
export type GatewayTransaction = typeof GatewayTransaction.Type
