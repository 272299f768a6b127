import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import { placing, recordPayment } from "../ordering/order-examples.ts"
import { approvedStatus } from "../ordering/order-review.ts"
import { historyOf, rejected } from "../ordering/order-testing.ts"
import { reviewAdvice } from "../ordering/review-advice.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const past = (...commands: ReadonlyArray<OrderCommand>) => historyOf(orderWithReactions, commands)
const state = (...commands: ReadonlyArray<OrderCommand>) => {
  const order = fold(orderWithReactions, past(...commands))
  if (order._tag !== "placed") throw new Error("not placed")
  return order
}

const lost = [
  placing(),
  recordPayment({ gatewayName: "klarna" }),
  recordPayment({ gatewayName: "klarna", result: "reviewing", code: "unheard-of" }),
] as const
const came = recordPayment({ gatewayName: "klarna", result: "succeeded" })
const approve: OrderCommand = { type: "ApproveOrder", reason: "test" }
const paid: OrderCommand = { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "test" }
const notCharged: OrderCommand = { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "looked it up" }

describe("a payment whose outcome nobody knows", () => {
  test("tells staff where to look, and their two options with the consequences", () => {
    const order = state(...lost)
    expect(reviewAdvice(order)).toEqual([
      expect.stringMatching(
        /^The answer of Klarna to a payment of \$212\.00 was lost.* Look for VT-7K2M9QXA /,
      ),
      expect.stringMatching(/^If it is there, .* the order is paid/),
      expect.stringMatching(
        /^If it is not there, nothing was charged: set the status to "?“?Pending payment/,
      ),
      expect.stringContaining("After 7 days"),
    ])
    expect(reviewAdvice(state(...lost, came))).toEqual([])
  })

  test("does not become paid by staff saying so", () => {
    for (const saying of [approve, paid])
      expect(given(orderWithReactions, past(...lost)).when(saying)).toMatchObject(rejected("not-allowed-now"))
    expect(approvedStatus(state(...lost))).toBeNull()
  })

  test("has failed once staff say that nothing was charged, and another may start", () => {
    expect(state(...lost, notCharged)).toMatchObject({
      status: "PAYMENT_FAILED",
      payments: [
        { result: "failed", code: "never-arrived", message: expect.stringContaining("not been charged") },
      ],
    })
    const again = { paymentId: "pay-2" }
    expect(
      state(...lost, notCharged, recordPayment(again), recordPayment({ ...again, result: "succeeded" })),
    ).toMatchObject({ status: "PAYMENT_RECEIVED" })
  })

  test("is reviewed again if its money arrives after that, and can be approved then", () => {
    const order = state(...lost, notCharged, came)
    expect(order).toMatchObject({ status: "PENDING_REVIEW" })
    expect(approvedStatus(order)).toBe("PAYMENT_RECEIVED")
  })
})
