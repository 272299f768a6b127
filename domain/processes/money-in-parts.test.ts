import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { PaymentDetails } from "../ordering/order-event.ts"
import { anItem, placing, recordPayment } from "../ordering/order-examples.ts"
import type { PlacedOrder } from "../ordering/order-state.ts"
import { eventsOf, historyOf } from "../ordering/order-testing.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const TOTAL = 21_200
const step = (change: Partial<PaymentDetails>): OrderCommand =>
  recordPayment({ gatewayType: "CRYPTO", gatewayName: "plisio", transactionId: "t1", ...change })
const started = step({ result: "started", paymentUrl: "https://pay.example/t1" })
const seen = (detected: number) => step({ result: "started", paymentUrl: "https://pay.example/t1", detected })
const settled = (amount: number, change: Partial<PaymentDetails> = {}) =>
  step({ result: "settled", amount, ...change })

const past = (...commands: ReadonlyArray<OrderCommand>) =>
  historyOf(orderWithReactions, [placing(), step({ result: "requested" }), started, ...commands])
const after = (...commands: ReadonlyArray<OrderCommand>): PlacedOrder => {
  const state = fold(orderWithReactions, past(...commands))
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}
const notesIn = (...commands: ReadonlyArray<OrderCommand>) =>
  past(...commands).flatMap((event) => (event.type === "OrderCustomNotesAdded" ? event.data.body : []))

describe("money that a gateway has detected", () => {
  test("is reported for each further part, and never for less", () => {
    expect(after(seen(5_000), seen(9_000), seen(5_000)).payments).toMatchObject([{ detected: 9_000 }])
    expect(eventsOf(past(seen(9_000)), seen(9_000), orderWithReactions)).toEqual([])
  })

  test("pays nothing yet", () => {
    expect(after(seen(TOTAL)).status).toBe("PENDING_PAYMENT")
  })
})

describe("money that has arrived", () => {
  test("in full pays the order", () => {
    expect(after(seen(TOTAL), settled(TOTAL)).status).toBe("PAYMENT_RECEIVED")
  })

  test("with too little of it sends the order to review, with the gateway's reason", () => {
    const review = "Only $50.00 of $212.00 came."
    expect(after(settled(5_000, { review })).status).toBe("PENDING_REVIEW")
    expect(past(settled(5_000, { review }))).toContainEqual(
      expect.objectContaining({
        type: "OrderStatusChanged",
        data: expect.objectContaining({ to: "PENDING_REVIEW", reason: review }),
      }),
    )
  })

  test("with too much of it pays the order, and staff learn how much", () => {
    expect(after(settled(TOTAL + 150)).status).toBe("PAYMENT_RECEIVED")
    expect(notesIn(settled(TOTAL + 150))).toEqual([expect.stringContaining("$1.50 more")])
  })

  test("and is under the gateway's own review waits for its result", () => {
    const reviewed = settled(TOTAL, { review: "Paid late." })
    expect(after(reviewed).status).toBe("PENDING_REVIEW")
    expect(after(reviewed, settled(TOTAL)).status).toBe("PAYMENT_RECEIVED")
    // A message about the review that arrives late.
    expect(eventsOf(past(reviewed, settled(TOTAL)), reviewed, orderWithReactions)).toEqual([])
  })

  test("and is still under review, or too little after it, does not pay the order", () => {
    const reviewed = settled(TOTAL, { review: "Paid late." })
    expect(after(reviewed, settled(TOTAL, { review: "Still being checked." })).status).toBe("PENDING_REVIEW")
    expect(after(settled(5_000, { review: "Too little." }), settled(5_000)).status).toBe("PENDING_REVIEW")
  })

  test("with more of it on a paid order is recorded, and staff are told; less of it is outdated", () => {
    const order = after(settled(TOTAL), settled(TOTAL + 5_000), settled(TOTAL))
    expect(order).toMatchObject({ status: "PAYMENT_RECEIVED", payments: [{ amount: TOTAL + 5_000 }] })
    expect(notesIn(settled(TOTAL), settled(TOTAL + 5_000))).toHaveLength(1)
  })

  test("with more of it on a canceled order is refunded", () => {
    const cancelled: OrderCommand = { type: "CancelOrder", reason: "asked to" }
    const commands = [settled(TOTAL), cancelled, settled(TOTAL + 50_000)] as const
    const { payments, status } = after(...commands)
    expect(status).toBe("CANCELLED")
    const refunds = payments.filter(({ kind }) => kind === "refund")
    expect(refunds.map(({ amount }) => amount)).toEqual([TOTAL, 50_000])
    // Nobody is to give it back a second time.
    expect(notesIn(...commands)).toEqual([])
  })

  test("before the whole of it comes by card goes back, for the reason that there is too much", () => {
    const payAgain: OrderCommand = { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "pays by card" }
    const card = (result: PaymentDetails["result"]) => recordPayment({ paymentId: "pay-2", result })
    const { payments, status } = after(
      settled(5_000, { review: "Too little." }),
      payAgain,
      card("requested"),
      card("succeeded"),
    )
    expect(status).toBe("PAYMENT_RECEIVED")
    expect(payments.at(-1)).toMatchObject({
      kind: "refund",
      refersTo: "pay-2",
      amount: 5_000,
      message: "more was paid than the order comes to",
    })
  })

  describe("in part, and staff let the rest be paid,", () => {
    const payAgain: OrderCommand = { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "pays by card" }
    const part = [settled(10_600, { review: "Too little." }), payAgain]
    const one: OrderCommand = { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "broken" }

    test("is completed by a payment of the rest, and nothing goes back", () => {
      const rest = (result: PaymentDetails["result"]) =>
        recordPayment({ paymentId: "pay-2", result, amount: TOTAL - 10_600 })
      const { payments, status } = after(...part, rest("requested"), rest("succeeded"))
      expect([status, payments.length]).toEqual(["PAYMENT_RECEIVED", 2])
    })

    test("pays an order that becomes that small", () => {
      const { payments, status } = after(...part, one)
      expect([status, payments.length]).toEqual(["PAYMENT_RECEIVED", 1])
      const failed = recordPayment({ paymentId: "pay-2", result: "requested" })
      expect(after(...part, failed, one).status).toBe("PENDING_PAYMENT")
    })

    test("pays an order of which a line is canceled that was not paid", () => {
      const more = anItem({ itemId: "item-2", productId: "product-2" })
      const cancelled: OrderCommand = {
        type: "ChangeItemStatus",
        itemId: "item-2",
        to: "CANCELLED",
        reason: "gone",
      }
      const events = historyOf(orderWithReactions, [
        placing([anItem(), more]),
        step({ result: "requested", amount: 2 * TOTAL }),
        settled(TOTAL, { review: "Too little." }),
        payAgain,
        cancelled,
      ])
      expect(fold(orderWithReactions, events)).toMatchObject({ status: "PAYMENT_RECEIVED" })
    })

    test("does not pay one that costs more all the same", () => {
      expect(after(settled(10_599, { review: "Too little." }), payAgain, one).status).toBe("PENDING_PAYMENT")
    })
  })

  test("with the rest of it, after a review began, is left to the reviewers", () => {
    expect(after(settled(5_000, { review: "too little" }), settled(TOTAL))).toMatchObject({
      status: "PENDING_REVIEW",
      payments: [{ amount: TOTAL }],
    })
  })
})
