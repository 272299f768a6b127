import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import type { OrderCommand } from "../ordering/order-command.ts"
import type { PaymentDetails } from "../ordering/order-event.ts"
import { anItem, placing, recordPayment } from "../ordering/order-examples.ts"
import type { PlacedOrder } from "../ordering/order-state.ts"
import { historyOf } from "../ordering/order-testing.ts"
import { orderWithReactions } from "./order-with-reactions.ts"

const TOTAL = 31_200
const SMALLER = 21_200
const items = [anItem(), anItem({ itemId: "item-2", quantity: 1, price: 9_500, discount: 0, tax: 0 })]

const crypto = (change: Partial<PaymentDetails>): OrderCommand =>
  recordPayment({
    gatewayType: "CRYPTO",
    gatewayName: "plisio",
    transactionId: "t1",
    amount: TOTAL,
    ...change,
  })
const paymentUrl = "https://pay.example/t1"
const requested = crypto({ result: "requested", transactionId: null })
const started = crypto({ result: "started", paymentUrl })
const seen = crypto({ result: "started", paymentUrl, detected: 5_000 })
const settled = crypto({ result: "settled", paymentUrl })

const smaller: OrderCommand = {
  type: "ChangeItemStatus",
  itemId: "item-2",
  to: "CANCELLED",
  reason: "sold out",
}
const dearer: OrderCommand = { type: "UpdateItem", itemId: "item-1", change: { tax: 2_200 }, reason: "moved" }
const to = (status: "PENDING_PAYMENT" | "LOAN_IN_PROCESS"): OrderCommand => ({
  type: "ChangeStatus",
  to: status,
  reason: "test",
})

const past = (...commands: ReadonlyArray<OrderCommand>) =>
  historyOf(orderWithReactions, [placing(items), ...commands])
const after = (...commands: ReadonlyArray<OrderCommand>): PlacedOrder => {
  const state = fold(orderWithReactions, past(...commands))
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

const givenUp = (total: string) => ({
  result: "failed",
  code: "superseded",
  message: expect.stringContaining(total),
})

describe("a payment page", () => {
  test.each([
    ["less", smaller, "$212.00"],
    ["more", dearer, "$322.00"],
  ])(
    "is canceled once the order's total is %s, and the order waits for the new total",
    (_, change, total) => {
      const order = after(requested, started, change)
      expect(order).toMatchObject({ status: "PENDING_PAYMENT", payments: [givenUp(total)] })
      expect(after(requested, started, change, recordPayment({ paymentId: "pay-2" })).payments).toHaveLength(
        2,
      )
    },
  )

  test("is canceled, too, once a part of the total has come another way", () => {
    const part = recordPayment({ paymentId: "pay-0", result: "settled", amount: 1_200 })
    const order = after(requested, started, part, to("PENDING_PAYMENT"))
    expect(order.payments).toMatchObject([givenUp("$300.00"), { amount: 1_200 }])
  })

  test("is canceled as soon as it opens, if the order has changed since it was requested", () => {
    expect(after(requested, smaller).payments).toMatchObject([{ result: "requested" }])
    expect(after(requested, smaller, started).payments).toMatchObject([givenUp("$212.00")])
  })

  test("is canceled, too, if a lender has the order meanwhile", () => {
    expect(after(requested, started, to("LOAN_IN_PROCESS"), smaller)).toMatchObject({
      status: "LOAN_IN_PROCESS",
      payments: [givenUp("$212.00")],
    })
  })

  test("stays if the total does", () => {
    const sameTotal: OrderCommand = { ...dearer, change: { partnerOrderId: "BB-1" } }
    expect(after(requested, started, sameTotal).payments).toMatchObject([{ result: "started" }])
  })

  test("that has received a part is left to staff first, and canceled once they let the order continue", () => {
    expect(after(requested, started, seen, smaller)).toMatchObject({
      status: "PENDING_REVIEW",
      payments: [{ result: "started", detected: 5_000 }],
    })
    expect(after(requested, started, seen, smaller, to("PENDING_PAYMENT"))).toMatchObject({
      status: "PENDING_PAYMENT",
      payments: [givenUp("$212.00")],
    })
  })
})

describe("money for an earlier total", () => {
  test.each([
    ["too much", smaller],
    ["too little", dearer],
  ])("is recorded, and left to staff where it is %s", (_, change) => {
    expect(after(requested, started, change, settled)).toMatchObject({
      status: "PENDING_REVIEW",
      payments: [{ result: "settled", amount: TOTAL }],
    })
  })

  test("is refunded automatically where the new total is paid", () => {
    const paid = recordPayment({ paymentId: "pay-2", amount: SMALLER, result: "succeeded" })
    expect(after(requested, started, smaller, paid, settled)).toMatchObject({
      status: "PAYMENT_RECEIVED",
      payments: [{}, {}, { kind: "refund", refersTo: "pay-1", amount: TOTAL }],
    })
  })

  test("pays an order whose total has become the same again", () => {
    const back: OrderCommand = { ...dearer, change: { tax: 1_200 } }
    expect(after(requested, started, dearer, back, settled).status).toBe("PAYMENT_RECEIVED")
  })
})
