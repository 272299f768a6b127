import { describe, expect, it } from "vitest"
import { approveWords, cancelWords, type Payment, refundable } from "./money.ts"

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

describe("what a decision does to the money", () => {
  const sale = payment({ amount: 820.48 })

  it("is said before an order is cancelled, with where the money goes", () => {
    expect(cancelWords({ paymentDetails: [sale] })).toBe(
      "Refunds $820.48 to Visa 1111 and tells the customer",
    )
    expect(cancelWords({ paymentDetails: [] })).toBe("Refunds nothing and tells the customer")
  })

  it.each([
    [820.48, "$820.48 is paid in full. The order goes on to be shipped."],
    [50, "$50.00 is paid, the total is $820.48. The order goes on to be shipped all the same."],
    [0, "Nothing of $820.48 has been paid here. The order goes on to be shipped all the same."],
  ])("is said before an order is approved of which %d dollars are paid", (paid, words) => {
    const review = { reason: "", since: "", approvedStatus: "PAYMENT_RECEIVED" }
    const balance = { paid, refunded: 0, refunding: 0, refundOwed: 0 }
    expect(approveWords({ review, balance, total: 820.48 })).toBe(words)
    const lender = { ...review, approvedStatus: "LOAN_IN_PROCESS" }
    expect(approveWords({ review: lender, balance, total: 820.48 })).toMatch(/lender/)
  })
})
