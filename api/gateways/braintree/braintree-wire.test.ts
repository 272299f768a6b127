import { Option, Schema } from "effect"
import { expect, test } from "vitest"
import { cardFingerprintOf, toTransaction, WireTransaction } from "./braintree-wire.ts"

const wire = (change: object = {}): WireTransaction =>
  Option.getOrThrow(
    Schema.decodeUnknownOption(WireTransaction)({
      id: "abc123",
      status: "submitted_for_settlement",
      type: "sale",
      amount: "10.00",
      orderId: "ORD-1",
      currencyIsoCode: "USD",
      paymentInstrumentType: "credit_card",
      creditCard: { bin: "411111", last4: "1111", cardType: "Visa" },
      processorResponseCode: "1000",
      processorResponseText: "Approved",
      gatewayRejectionReason: null,
      createdAt: "2026-01-01T00:00:00Z",
      refundedTransactionId: "",
      unknownToUs: { deep: [1] },
      ...change,
    }),
  )

/** Gateways §2, statuses. */
test.each([
  ["authorizing", "authorizing"],
  ["authorized", "authorized"],
  ["submitted_for_settlement", "submitted"],
  ["settling", "settling"],
  ["settled", "settled"],
  ["settlement_confirmed", "settling"],
  ["settlement_pending", "settlement-pending"],
  ["settlement_declined", "settlement-declined"],
  ["processor_declined", "declined"],
  ["gateway_rejected", "rejected"],
  ["failed", "failed"],
  ["voided", "voided"],
  ["authorization_expired", "expired"],
])("a transaction of Braintree that is %s is %s", (status, expected) => {
  expect(toTransaction(wire({ status }))?.status).toBe(expected)
})

test("a status that nobody knows is not read", () => {
  expect(Option.isNone(Schema.decodeUnknownOption(WireTransaction)({ ...wire(), status: "new" }))).toBe(true)
})

test("a sale by card is read with its card and its order", () => {
  expect(toTransaction(wire())).toEqual({
    id: "abc123",
    orderId: "ORD-1",
    kind: "sale",
    status: "submitted",
    amount: 1_000,
    currency: "USD",
    gatewayType: "CARD",
    card: { type: "Visa", lastFour: "1111" },
    code: "1000",
    reason: "Approved",
    createdAt: "2026-01-01T00:00:00Z",
    refundOf: null,
  })
})

test("Google Pay shows the card of its token, and a refund the sale that it gives back", () => {
  const wallet = { bin: "401288", last4: "1881", cardType: "Visa" }
  expect(
    toTransaction(wire({ paymentInstrumentType: "android_pay_card", androidPayCard: wallet })),
  ).toMatchObject({ gatewayType: "GOOGLE_PAY", card: { type: "Visa", lastFour: "1881" } })
  expect(toTransaction(wire({ type: "credit", refundedTransactionId: "abc123" }))).toMatchObject({
    kind: "refund",
    refundOf: "abc123",
  })
})

test.each([
  [
    { status: "gateway_rejected", gatewayRejectionReason: "avs_and_cvv" },
    "avs_and_cvv",
    "Gateway rejected: avs_and_cvv",
  ],
  [
    {
      status: "settlement_declined",
      processorSettlementResponseCode: "4001",
      processorSettlementResponseText: "Settlement Declined",
    },
    "4001",
    "Settlement Declined",
  ],
  [
    {
      status: "processor_declined",
      processorResponseCode: "2001",
      processorResponseText: "Insufficient Funds",
    },
    "2001",
    "Insufficient Funds",
  ],
  [{ status: "failed", processorResponseCode: "", processorResponseText: "" }, null, null],
])("%j has the code that decided it", (change, code, reason) => {
  expect(toTransaction(wire(change))).toMatchObject({ code, reason })
})

test("what is empty is none, and without an amount nothing is believed", () => {
  expect(
    toTransaction(wire({ orderId: "", currencyIsoCode: null, createdAt: "", creditCard: { last4: "" } })),
  ).toMatchObject({ orderId: null, currency: "USD", createdAt: null, card: null })
  expect(toTransaction(wire({ creditCard: { last4: "1111" } }))?.card).toEqual({
    type: "Unknown",
    lastFour: "1111",
  })
  expect(toTransaction(wire({ amount: "ten" }))).toBeUndefined()
})

test("a card is told from others by its type and its first and last digits", () => {
  expect(cardFingerprintOf(wire())).toBe("Visa 411111 1111")
  expect(cardFingerprintOf(wire({ creditCard: { bin: "411111" } }))).toBeUndefined()
  expect(cardFingerprintOf(wire({ creditCard: { last4: "1111" } }))).toBeUndefined()
})
