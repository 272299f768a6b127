import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { order } from "./order.ts"
import { customerOwes, missingMoney, orderBalance, unpaid } from "./order-balance.ts"
import type { OrderCommand } from "./order-command.ts"
import { aLease, anItem, aShipment, placing, recordPayment } from "./order-examples.ts"
import { totalsOf } from "./order-item.ts"
import { REFUSED_BY_BANK } from "./order-money.ts"
import { history } from "./order-testing.ts"
import { valueOfUnits } from "./return-request.ts"

const TOTAL = 21_200
const item = anItem({ quantity: 2 })
const paid = recordPayment({ result: "succeeded" })
const paying: ReadonlyArray<OrderCommand> = [
  paid,
  { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" },
]
const cancelling: OrderCommand = { type: "CancelOrder", reason: "asked to" }
const asking = (amount: number): OrderCommand => ({
  type: "RequestRefund",
  paymentId: "pay-1",
  refundId: "pay-1:refund:1",
  amount,
  reason: "asked to",
})
const refund = (result: "succeeded" | "failed", amount: number) =>
  recordPayment({ kind: "refund", paymentId: "pay-1:refund:1", refersTo: "pay-1", amount, result })

const balance = (...commands: ReadonlyArray<OrderCommand>) => {
  const state = fold(order, history(placing([item]), ...commands))
  if (state._tag === "none") throw new Error("no order")
  return orderBalance(state)
}

describe("the balance of an order", () => {
  test("is nothing before anything was paid", () => {
    expect(balance()).toEqual({
      paid: 0,
      refunded: 0,
      refunding: 0,
      refundOwed: 0,
      stillToPay: TOTAL,
      fromLender: 0,
    })
  })

  test("is what was paid, while all of it will be delivered", () => {
    expect(balance(...paying)).toEqual({
      paid: TOTAL,
      refunded: 0,
      refunding: 0,
      refundOwed: 0,
      stillToPay: 0,
      fromLender: 0,
    })
  })

  test("must refund all of a canceled order, until its refund is requested and made", () => {
    const cancelled = [...paying, cancelling]
    const known = { paid: TOTAL, refunded: 0, refunding: 0, refundOwed: 0, stillToPay: 0, fromLender: 0 }
    expect(balance(...cancelled)).toEqual({ ...known, refundOwed: TOTAL })
    expect(balance(...cancelled, asking(TOTAL))).toEqual({ ...known, refunding: TOTAL })
    expect(balance(...cancelled, asking(TOTAL), refund("succeeded", TOTAL))).toEqual({
      ...known,
      refunded: TOTAL,
    })
  })

  test("must still make a refund that failed", () => {
    expect(balance(...paying, cancelling, asking(TOTAL), refund("failed", TOTAL))).toMatchObject({
      refunding: 0,
      refundOwed: TOTAL,
    })
  })

  test("must repeat a refund that the bank refused after it was made, and ignores late messages about it", () => {
    const made = (transactionId: string) =>
      recordPayment({
        ...{ kind: "refund", paymentId: "pay-1:refund:1", refersTo: "pay-1", amount: TOTAL },
        ...{ result: "settled", transactionId },
      })
    const refused = (transactionId: string) =>
      recordPayment({
        ...{ kind: "refund", paymentId: "pay-1:refund:1", refersTo: "pay-1", amount: TOTAL },
        ...{ result: "failed", code: REFUSED_BY_BANK, transactionId },
      })
    const before = [...paying, cancelling, asking(TOTAL), made("tx-2")]
    const known = { paid: TOTAL, refunded: 0, refunding: 0, refundOwed: TOTAL, stillToPay: 0, fromLender: 0 }
    expect(balance(...before, refused("tx-2"))).toEqual(known)
    expect(balance(...before, refused("tx-2"), made("tx-2"))).toEqual(known)
    expect(balance(...before, refused("tx-9"))).toMatchObject({ refunded: TOTAL, refundOwed: 0 })
    expect(balance(...before, refund("failed", TOTAL))).toMatchObject({ refunded: TOTAL, refundOwed: 0 })
  })

  test("must refund half of it when one of two units was returned", () => {
    const back: ReadonlyArray<OrderCommand> = [
      ...paying,
      { type: "ChangeItemStatus", itemId: item.itemId, to: "SHIPPED", reason: "test" },
      { type: "ChangeItemStatus", itemId: item.itemId, to: "DELIVERED", reason: "test" },
      { type: "ReturnItem", itemId: item.itemId, quantity: 1, reason: "too large" },
    ]
    expect(balance(...back)).toMatchObject({ paid: TOTAL, refundOwed: TOTAL / 2 })
    expect(balance(...back, asking(TOTAL / 2))).toMatchObject({ refunding: TOTAL / 2, refundOwed: 0 })
  })

  test("must refund for each returned unit what a return proposes, to the cent, and nothing after that", () => {
    const cents = (max: number) => fc.integer({ min: 0, max })
    const line = fc.record({
      ...{ quantity: fc.integer({ min: 1, max: 7 }), price: fc.integer({ min: 100, max: 1_000 }) },
      ...{ discount: cents(99), tax: cents(99), shippingCost: cents(99) },
    })
    fc.assert(
      fc.property(line, (money) => {
        const sold = anItem(money)
        const amount = totalsOf([sold]).total
        const commands: Array<OrderCommand> = [
          placing([sold]),
          recordPayment({ amount, result: "succeeded" }),
          { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" },
          { type: "RecordShipment", shipment: aShipment([{ itemId: sold.itemId, quantity: sold.quantity }]) },
        ]
        const stateNow = () => {
          const state = fold(order, history(...commands))
          if (state._tag === "none") throw new Error("no order")
          return state
        }
        for (let unit = 0; unit < sold.quantity; unit++) {
          const refundId = `pay-1:refund:${unit}`
          const back = valueOfUnits(sold, unit, 1)
          commands.push({ type: "ReturnItem", itemId: sold.itemId, quantity: 1, reason: "" })
          expect(orderBalance(stateNow()).refundOwed).toBe(back)
          commands.push({ type: "RequestRefund", paymentId: "pay-1", refundId, amount: back, reason: "" })
          expect([orderBalance(stateNow()).refundOwed, unpaid(stateNow())]).toEqual([0, 0])
        }
      }),
    )
  })

  describe("has still to be paid", () => {
    const part = recordPayment({ result: "succeeded", amount: 5_000 })
    const to = (status: "PENDING_REVIEW" | "PAYMENT_RECEIVED" | "PAYMENT_FAILED" | "LOAN_IN_PROCESS") =>
      ({ type: "ChangeStatus", to: status, reason: "test" }) as const
    const lent = (statusName: "APPROVED" | "DECLINED"): OrderCommand => ({
      type: "UpdateLeaseDetails",
      lease: aLease({ statusName }),
    })

    test.each<readonly [string, ReadonlyArray<OrderCommand>, number]>([
      ["the rest of it, where it waits for money", [part], TOTAL - 5_000],
      ["the rest of it, where a second payment failed", [part, to("PAYMENT_FAILED")], TOTAL - 5_000],
      ["the rest of it, during a review", [part, to("PENDING_REVIEW")], TOTAL - 5_000],
      ["nothing of it that a lender decides about", [part, to("LOAN_IN_PROCESS")], 0],
      ["nothing of it that a lender has approved", [part, to("PENDING_REVIEW"), lent("APPROVED")], 0],
      [
        "the rest of it that a lender declined",
        [part, to("PENDING_REVIEW"), lent("DECLINED")],
        TOTAL - 5_000,
      ],
      ["what is missing of it, where it counts as paid", [part, to("PAYMENT_RECEIVED")], TOTAL - 5_000],
      ["nothing, once it is canceled", [part, cancelling], 0],
    ])("%s", (_, commands, cents) => {
      expect(balance(...commands).stillToPay).toBe(cents)
    })
  })

  test("asks for nothing while the lender reviews the application", () => {
    const lease = aLease({ statusName: "IN REVIEW" })
    expect(
      balance(
        { type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: "" },
        { type: "UpdateLeaseDetails", lease },
        { type: "ChangeStatus", to: "PENDING_REVIEW", reason: "" },
      ),
    ).toMatchObject({ stillToPay: 0 })
  })

  test("does not ask the customer of a paid order for what is missing", () => {
    const missing = { ...balance(...paying), stillToPay: 1_200 }
    expect(customerOwes({ status: "PAYMENT_RECEIVED" }, missing)).toBe(0)
    expect(customerOwes({ status: "PENDING_PAYMENT" }, missing)).toBe(1_200)
  })

  test("leaves a lender's money to the lender", () => {
    const funded = recordPayment({ kind: "lease", gatewayType: "LEASE", result: "succeeded" })
    expect(balance(funded, cancelling)).toMatchObject({ paid: TOTAL, refundOwed: 0 })
  })

  test("must refund what was paid beyond the total, and never more than was paid", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * TOTAL }), fc.boolean(), (amount, isCancelled) => {
        const commands = [
          recordPayment({ result: "succeeded", amount }),
          ...(isCancelled ? [cancelling] : []),
        ]
        expect(balance(...commands).refundOwed).toBe(isCancelled ? amount : Math.max(0, amount - TOTAL))
      }),
    )
  })
})

describe("the money that is missing", () => {
  const missing = (...commands: ReadonlyArray<OrderCommand>) => {
    const state = fold(order, history(placing([item]), ...commands))
    if (state._tag === "none") throw new Error("no order")
    return missingMoney(state)
  }
  const takenBack = (amount: number) =>
    recordPayment({ kind: "void", paymentId: "pay-1:void", refersTo: "pay-1", amount, result: "succeeded" })
  const sent: OrderCommand = { type: "RecordShipment", shipment: aShipment() }
  const returned: OrderCommand = { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "" }

  test.each<[string, ReadonlyArray<OrderCommand>, number]>([
    ["nothing of an order that is paid", paying, 0],
    ["nothing of one that nobody has paid yet", [], 0],
    ["what a bank took back", [...paying, takenBack(TOTAL)], TOTAL],
    ["what a bank took back after items came back", [...paying, sent, returned, takenBack(TOTAL)], TOTAL / 2],
    [
      "what never came of an order that goes on",
      [recordPayment({ amount: 20_000, result: "succeeded" }), ...paying.slice(1)],
      1_200,
    ],
    ["nothing that staff gave back on purpose", [...paying, asking(2_000), refund("succeeded", 2_000)], 0],
    [
      "what a bank took back besides that",
      [...paying, asking(2_000), refund("succeeded", 2_000), takenBack(TOTAL - 2_000)],
      TOTAL - 2_000,
    ],
    [
      "what a bank took back besides the refund of what came back",
      [...paying, sent, returned, asking(TOTAL / 2), refund("succeeded", TOTAL / 2), takenBack(TOTAL / 2)],
      TOTAL / 2,
    ],
    ["nothing of a canceled order", [...paying, takenBack(TOTAL), cancelling], 0],
  ])("is %s", (_, commands, cents) => {
    expect(missing(...commands)).toBe(cents)
  })
})
