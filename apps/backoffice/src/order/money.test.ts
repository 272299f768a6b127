import { expect, it } from "vitest"
import { type Payment, refundable } from "./money.ts"

const payment = (over: Partial<Payment> = {}): Payment => ({
  paymentId: "pay-1",
  kind: "sale",
  result: "settled",
  gatewayType: "CARD",
  gatewayName: "Braintree",
  transactionId: "t",
  amount: 100.1,
  message: null,
  cardType: "Visa",
  cardLastFour: "1111",
  refersTo: null,
  at: "2026-11-01T10:00:00.000Z",
  ...over,
})
const refund = (amount: number, over: Partial<Payment> = {}) =>
  payment({ paymentId: `r${amount}`, kind: "refund", refersTo: "pay-1", amount, ...over })

it("is what the payment brought, less its refunds, to the cent", () => {
  const paid = payment()
  expect(refundable(paid, [paid])).toBe(100.1)
  expect(refundable(paid, [paid, refund(33.4), refund(66.6)])).toBe(0.1)
  expect(refundable(paid, [paid, refund(100.1), refund(5)])).toBe(0)
})

it("counts neither refunds that failed nor those of another payment", () => {
  const paid = payment()
  expect(refundable(paid, [paid, refund(50, { result: "failed" }), refund(50, { refersTo: "pay-2" })])).toBe(
    100.1,
  )
  expect(refundable(paid, [paid, refund(50, { result: "requested" })])).toBe(50.1)
})

it("is nothing for what brought no money", () => {
  for (const over of [{ result: "declined" }, { result: "requested" }, { kind: "refund" }]) {
    const other = payment(over)
    expect(refundable(other, [other])).toBe(0)
  }
})
