import { expect, test } from "vitest"
import { fold } from "../decider.ts"
import { order } from "./order.ts"
import { placing, recordPayment } from "./order-examples.ts"
import { refundsOf } from "./order-rules-payment.ts"
import { history } from "./order-testing.ts"
import { inRefundOrder } from "./refund-order.ts"

const paid = (paymentId: string, gatewayType: "CARD" | "CRYPTO", amount: number) =>
  recordPayment({ paymentId, gatewayType, amount, result: "succeeded", transactionId: paymentId })

test("a card is refunded before crypto that was paid earlier, each with no more than it brought", () => {
  const state = fold(order, history(placing(), paid("coins", "CRYPTO", 5_000), paid("card", "CARD", 16_200)))
  if (state._tag === "none") throw new Error("no order")
  const sharesOf = (amount: number) =>
    refundsOf(state, amount).map(({ paymentId, amount: share }) => [paymentId, share])
  expect(sharesOf(10_600)).toEqual([["card", 10_600]])
  expect(sharesOf(20_000)).toEqual([
    ["card", 16_200],
    ["coins", 3_800],
  ])
  expect(sharesOf(99_999)).toEqual([
    ["card", 16_200],
    ["coins", 5_000],
  ])
})

test("the oldest comes first among those that are refunded alike, and a lender's last", () => {
  const payments = [
    { id: "lent", kind: "lease", gatewayType: "LEASE" },
    { id: "coins", kind: "sale", gatewayType: "CRYPTO" },
    { id: "card", kind: "sale", gatewayType: "CARD" },
    { id: "more coins", kind: "sale", gatewayType: "CRYPTO" },
    { id: "klarna", kind: "sale", gatewayType: "KLARNA" },
  ]
  expect(inRefundOrder(payments).map(({ id }) => id)).toEqual([
    "card",
    "klarna",
    "coins",
    "more coins",
    "lent",
  ])
})
