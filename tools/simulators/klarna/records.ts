import { Schema } from "effect"
import { Notification } from "../outbox.ts"

const Text = Schema.optional(Schema.String)
const Amount = Schema.Int

/** As the vendor's clients write it; amounts in minor units. */
export const OrderLine = Schema.Struct({
  type: Schema.optional(
    Schema.Literals([
      "physical",
      "digital",
      "shipping_fee",
      "sales_tax",
      "discount",
      "gift_card",
      "store_credit",
      "surcharge",
    ]),
  ),
  reference: Text,
  name: Schema.String,
  quantity: Schema.Int,
  unit_price: Amount,
  total_amount: Amount,
  total_discount_amount: Schema.optional(Amount),
  tax_rate: Schema.optional(Schema.Int),
  total_tax_amount: Schema.optional(Amount),
})
export type OrderLine = typeof OrderLine.Type

export const Address = Schema.Struct({
  given_name: Text,
  family_name: Text,
  email: Text,
  phone: Text,
  street_address: Text,
  street_address2: Text,
  city: Text,
  region: Text,
  postal_code: Text,
  country: Text,
})
export type Address = typeof Address.Type

export const MerchantUrls = Schema.Struct({
  confirmation: Text,
  notification: Text,
  push: Text,
  authorization: Text,
})

/** The purchase of a session and of the order made from it. */
export const Purchase = Schema.Struct({
  purchase_country: Schema.String,
  purchase_currency: Schema.String,
  locale: Text,
  intent: Schema.optional(Schema.Literals(["buy"])),
  order_amount: Amount,
  order_tax_amount: Schema.optional(Amount),
  order_lines: Schema.Array(OrderLine),
  billing_address: Schema.optional(Address),
  shipping_address: Schema.optional(Address),
  merchant_reference1: Text,
  merchant_reference2: Text,
  merchant_urls: Schema.optional(MerchantUrls),
})
export type Purchase = typeof Purchase.Type

export const Session = Schema.Struct({
  id: Schema.String,
  clientToken: Schema.String,
  status: Schema.Literals(["incomplete", "complete"]),
  purchase: Purchase,
  /** Milliseconds since 1970, on the simulated clock, as all times here. */
  expiresAt: Schema.Number,
})
export type Session = typeof Session.Type

/** The shopper's authorization, valid for one order. */
export const Authorization = Schema.Struct({
  token: Schema.String,
  sessionId: Schema.String,
  state: Schema.Literals(["live", "used", "cancelled"]),
  /** Whether the order is reviewed, and with which result; `refused`: it is not accepted at all. */
  fraud: Schema.Literals(["accepted", "pending-accept", "pending-reject", "refused"]),
  expiresAt: Schema.Number,
})
export type Authorization = typeof Authorization.Type

export const Capture = Schema.Struct({
  id: Schema.String,
  reference: Schema.NullOr(Schema.String),
  amount: Amount,
  shipping: Schema.Array(
    Schema.Struct({ shipping_company: Text, tracking_number: Text, tracking_uri: Text }),
  ),
  at: Schema.Number,
})
export type Capture = typeof Capture.Type

export const Refund = Schema.Struct({
  id: Schema.String,
  reference: Schema.NullOr(Schema.String),
  amount: Amount,
  at: Schema.Number,
})
export type Refund = typeof Refund.Type

export const Order = Schema.Struct({
  id: Schema.String,
  /** The authorized amount, and the current one. */
  originalAmount: Amount,
  amount: Amount,
  lines: Schema.Array(OrderLine),
  purchase: Purchase,
  fraud: Schema.Literals(["ACCEPTED", "PENDING", "REJECTED"]),
  /** How and when a reviewed order ends; null if it is not reviewed. */
  decision: Schema.NullOr(Schema.Struct({ accept: Schema.Boolean, at: Schema.Number })),
  end: Schema.NullOr(Schema.Literals(["CANCELLED", "EXPIRED", "CLOSED"])),
  captures: Schema.Array(Capture),
  refunds: Schema.Array(Refund),
  createdAt: Schema.Number,
  /** It can be captured until then. */
  expiresAt: Schema.Number,
})
export type Order = typeof Order.Type

/** One journal line: everything that one call changed, so that a crash leaves all of it or nothing. */
export const Change = Schema.Struct({
  session: Schema.optional(Session),
  authorization: Schema.optional(Authorization),
  order: Schema.optional(Order),
  /** A used key: with the id in the first call's answer, if any. */
  key: Schema.optional(Schema.Struct({ key: Schema.String, made: Schema.NullOr(Schema.String) })),
  notifications: Schema.optional(Schema.Array(Notification)),
})
export type Change = typeof Change.Type
