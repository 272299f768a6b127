import { type Cents, sum } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import type { GatewayTransaction, TransactionStatus } from "../../payments/gateway-transaction.ts"
import { NOT_APPROVED } from "./klarna-outcome.ts"

/** A token of Klarna's, which becomes part of a path there. */
export const AUTHORIZATION_TOKEN = /^[\w-]{1,255}$/

const Text = Schema.optional(Schema.NullOr(Schema.String))

const WireLine = Schema.StructWithRest(
  Schema.Struct({ type: Text, reference: Text, total_amount: Schema.Int }),
  [Schema.Record(Schema.String, Schema.Unknown)],
)

/** The part of an order of the management API that the shop reads. Amounts are cents. */
export const WireOrder = Schema.Struct({
  order_id: Schema.NonEmptyString,
  status: Schema.Literals(["AUTHORIZED", "PART_CAPTURED", "CAPTURED", "CANCELLED", "EXPIRED", "CLOSED"]),
  fraud_status: Schema.Literals(["ACCEPTED", "PENDING", "REJECTED"]),
  order_amount: Schema.Int,
  original_order_amount: Schema.Int,
  captured_amount: Schema.Int,
  refunded_amount: Schema.Int,
  remaining_authorized_amount: Schema.Int,
  purchase_currency: Schema.String,
  order_lines: Schema.Array(WireLine),
  merchant_reference2: Text,
  created_at: Text,
  expires_at: Text,
  captures: Schema.Array(Schema.Struct({ reference: Text, captured_amount: Schema.Int })),
  refunds: Schema.Array(
    Schema.Struct({
      refund_id: Text,
      reference: Text,
      refunded_amount: Schema.Int,
      refunded_at: Text,
    }),
  ),
})
export type WireOrder = typeof WireOrder.Type

export const CreatedSession = Schema.Struct({
  client_token: Schema.NonEmptyString,
  payment_method_categories: Schema.optional(Schema.Array(Schema.Struct({ identifier: Schema.String }))),
})

/** As the offer says that Klarna is paid (in parts, over time), if the account has no form for all of its ways. */
const CATEGORIES = ["klarna", "pay_over_time", "pay_later", "pay_now"] as const

/** The form to show for a session: Klarna answers which ones it has for it, depending on the account. */
export const categoryOf = ({ payment_method_categories: offered = [] }: typeof CreatedSession.Type): string =>
  CATEGORIES.find((category) => offered.some(({ identifier }) => identifier === category)) ??
  offered[0]?.identifier ??
  CATEGORIES[0]

export const CreatedOrder = Schema.Struct({ order_id: Schema.NonEmptyString })

const statusOf = (order: WireOrder): TransactionStatus => {
  if (order.fraud_status === "REJECTED") return "rejected"
  switch (order.status) {
    case "CANCELLED":
      return "voided"
    case "EXPIRED":
      return order.captured_amount > 0 ? "settled" : "expired"
    case "CLOSED":
      return order.captured_amount > 0 ? "settled" : "voided"
    case "CAPTURED":
      return "settled"
    case "PART_CAPTURED":
      return "settling"
    case "AUTHORIZED":
      return order.fraud_status === "PENDING" ? "reviewing" : "authorized"
  }
}

const REJECTED = "REJECTED"

const common = (order: WireOrder) => ({
  orderId: order.merchant_reference2 ?? null,
  currency: order.purchase_currency,
  gatewayType: "KLARNA" as const,
  card: null,
  reason: null,
})

const ENDED: ReadonlySet<WireOrder["status"]> = new Set(["CANCELLED", "EXPIRED", "CLOSED"])

/** Of an order that was captured in part: what ran out before the rest of it was, or was released at Klarna. */
const lapsedOf = (order: WireOrder): Cents => {
  if (order.captured_amount === 0 || order.fraud_status === "REJECTED") return 0
  const reserved = ENDED.has(order.status) ? 0 : order.remaining_authorized_amount
  return Math.max(0, order.original_order_amount - releasedIn(order) - order.captured_amount - reserved)
}

/** What the shopper agreed to pay, whatever has been taken off it, captured or refunded since. */
export const toTransaction = (order: WireOrder): GatewayTransaction => {
  const status = statusOf(order)
  const lapsed = lapsedOf(order)
  return {
    ...common(order),
    id: order.order_id,
    kind: "sale",
    status,
    amount: order.original_order_amount,
    captured: order.captured_amount,
    refunded: order.refunded_amount,
    ...(lapsed === 0 ? {} : { lapsed }),
    ...(order.expires_at == null ? {} : { expiresAt: order.expires_at }),
    code: status === "rejected" ? REJECTED : null,
    ...(status === "rejected"
      ? { vendorError: { name: REJECTED, code: REJECTED, message: NOT_APPROVED } }
      : {}),
    createdAt: order.created_at ?? null,
    refundOf: null,
  }
}

const isRelease = ({ total_amount, type }: typeof WireLine.Type): boolean =>
  type === "discount" && total_amount < 0

const releasedIn = ({ order_lines }: WireOrder): Cents =>
  -sum(order_lines.filter(isRelease).map(({ total_amount }) => total_amount))

/**
 * What went back to the shopper, by our reference: refunds of captures, and parts that were never captured. One request
 * may be both.
 */
export const refundsOf = (order: WireOrder): ReadonlyArray<GatewayTransaction> => {
  const parts = [
    ...order.order_lines
      .filter(isRelease)
      .map(({ reference, total_amount }) => ({ id: reference, amount: -total_amount, at: order.created_at })),
    ...order.refunds.map((refund) => ({
      id: refund.reference ?? refund.refund_id,
      amount: refund.refunded_amount,
      at: refund.refunded_at,
    })),
  ]
  const byId = new Map<string, GatewayTransaction>()
  for (const { amount, at, id } of parts) {
    const key = id ?? ""
    byId.set(key, {
      ...common(order),
      id: key,
      kind: "refund",
      status: "settled",
      amount: amount + (byId.get(key)?.amount ?? 0),
      code: null,
      createdAt: at ?? null,
      refundOf: order.order_id,
    })
  }
  return [...byId.values()]
}
