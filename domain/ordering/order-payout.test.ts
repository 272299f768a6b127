import { describe, expect, test } from "vitest"
import { given } from "../given.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { aPayment, placing, recordPayment } from "./order-examples.ts"
import { history, rejected } from "./order-testing.ts"

const aRefund = { paymentId: "refund-1", kind: "refund", refersTo: "pay-1", amount: 5_000 } as const
const refunding = [
  placing(),
  recordPayment({ result: "succeeded", gatewayType: "CRYPTO" }),
  recordPayment({ ...aRefund, result: "requested" }),
] as const
const byHand = recordPayment({ ...aRefund, result: "started" })
const confirm = (reference = "0xabc", refundId = "refund-1"): OrderCommand => ({
  type: "ConfirmPayout",
  refundId,
  reference,
})

describe("a refund that its gateway cannot make", () => {
  test("is made by staff, who record a reference for it", () => {
    expect(given(order, history(...refunding, byHand)).when(confirm())).toEqual({
      events: [
        {
          type: "OrderPaymentDetailsUpdated",
          data: { payment: aPayment({ ...aRefund, result: "succeeded", transactionId: "0xabc" }) },
        },
      ],
    })
  })

  test("is recorded once, however often it is confirmed", () => {
    expect(given(order, history(...refunding, byHand, confirm())).when(confirm())).toEqual({ events: [] })
  })

  test.each<[string, ReadonlyArray<OrderCommand>, OrderCommand, ReturnType<typeof rejected>]>([
    [
      "twice, as two payouts",
      [byHand, confirm()],
      confirm("0xdef"),
      rejected("already-exists", "This refund has been paid out already: 0xabc."),
    ],
    [
      "that the gateway is to make",
      [],
      confirm(),
      rejected("not-allowed-now", "This refund is not paid out by hand."),
    ],
    [
      "that is not known",
      [byHand],
      confirm("0xabc", "refund-2"),
      rejected("not-found", "The order has no refund refund-2."),
    ],
    [
      "that is a payment",
      [byHand],
      confirm("0xabc", "pay-1"),
      rejected("not-found", "The order has no refund pay-1."),
    ],
  ])("cannot be confirmed %s", (_, past, command, rejection) => {
    expect(given(order, history(...refunding, ...past)).when(command)).toMatchObject(rejection)
  })
})
