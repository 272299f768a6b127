import { fromDecimal } from "@voltread/domain/shared/money.ts"
import { Schema } from "effect"
import type { GatewayTransaction, TransactionStatus } from "../../payments/gateway-transaction.ts"
import { disputesOf, WireDispute } from "./braintree-dispute.ts"
import { refusedSale } from "./refused-sale.ts"

/** `""` and `null` both mean "none" in the gateway's XML; a field may also be missing. */
const text = Schema.optional(Schema.NullOr(Schema.String))
const none = (value: string | null | undefined): string | null =>
  value === undefined || value === null || value === "" ? null : value

const WireStatus = Schema.Literals([
  "authorizing",
  "authorized",
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
  "authorization_expired",
])

/** The part of the SDK's transaction that the shop reads. */
export const WireTransaction = Schema.Struct({
  id: Schema.NonEmptyString,
  status: WireStatus,
  type: Schema.Literals(["sale", "credit"]),
  amount: Schema.String,
  orderId: text,
  currencyIsoCode: text,
  paymentInstrumentType: text,
  creditCard: Schema.optional(Schema.Struct({ bin: text, last4: text, cardType: text })),
  androidPayCard: Schema.optional(Schema.Struct({ bin: text, last4: text, cardType: text })),
  processorResponseCode: text,
  processorResponseText: text,
  processorSettlementResponseCode: text,
  processorSettlementResponseText: text,
  gatewayRejectionReason: text,
  createdAt: text,
  refundedTransactionId: text,
  disputes: Schema.optional(Schema.Array(WireDispute)),
})
export type WireTransaction = typeof WireTransaction.Type

/** What the SDK resolves to for every call that moves money. */
export const WireAnswer = Schema.Struct({
  success: Schema.Boolean,
  message: text,
  transaction: Schema.optional(WireTransaction),
})
export type WireAnswer = typeof WireAnswer.Type

export const WireValidationErrors = Schema.Array(
  Schema.Struct({ code: Schema.String, attribute: text, message: Schema.String }),
)

const statuses: Record<typeof WireStatus.Type, TransactionStatus> = {
  authorizing: "authorizing",
  authorized: "authorized",
  submitted_for_settlement: "submitted",
  settling: "settling",
  settled: "settled",
  settlement_confirmed: "settling",
  settlement_pending: "settlement-pending",
  settlement_declined: "settlement-declined",
  processor_declined: "declined",
  gateway_rejected: "rejected",
  failed: "failed",
  voided: "voided",
  authorization_expired: "expired",
}

const decision = (wire: WireTransaction): Pick<GatewayTransaction, "code" | "reason"> => {
  const rejection = none(wire.gatewayRejectionReason)
  if (rejection !== null) return { code: rejection, reason: `Gateway rejected: ${rejection}` }
  if (wire.status === "settlement_declined") {
    return {
      code: none(wire.processorSettlementResponseCode),
      reason: none(wire.processorSettlementResponseText),
    }
  }
  return { code: none(wire.processorResponseCode), reason: none(wire.processorResponseText) }
}

const cardOf = (wire: WireTransaction) =>
  wire.paymentInstrumentType === "android_pay_card" ? wire.androidPayCard : wire.creditCard

/** What tells one card from another: its type, its first and its last digits; undefined where they are not shown. */
export const cardFingerprintOf = (wire: WireTransaction): string | undefined => {
  const card = cardOf(wire)
  const [bin, lastFour] = [none(card?.bin), none(card?.last4)]
  return bin === null || lastFour === null ? undefined : [card?.cardType ?? "", bin, lastFour].join(" ")
}

/** `undefined` when the amount is not one: then nothing in the answer can be trusted. */
export const toTransaction = (wire: WireTransaction): GatewayTransaction | undefined => {
  const amount = fromDecimal(wire.amount)
  if (amount === undefined) return undefined
  const wallet = wire.paymentInstrumentType === "android_pay_card"
  const card = cardOf(wire)
  const lastFour = none(card?.last4)
  const decided = decision(wire)
  return {
    id: wire.id,
    orderId: none(wire.orderId),
    kind: wire.type === "sale" ? "sale" : "refund",
    status: statuses[wire.status],
    amount,
    currency: none(wire.currencyIsoCode) ?? "USD",
    gatewayType: wallet ? "GOOGLE_PAY" : "CARD",
    card: lastFour === null ? null : { type: none(card?.cardType) ?? "Unknown", lastFour },
    ...decided,
    ...refusedSale(wire.status, decided.code),
    ...disputesOf(wire.disputes ?? [], amount),
    createdAt: none(wire.createdAt),
    refundOf: none(wire.refundedTransactionId),
  }
}
