import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { given } from "../given.ts"
import { placement } from "../ordering/order-arbitraries.ts"
import { orderBalance, unpaid } from "../ordering/order-balance.ts"
import type { CommandOf, OrderCommand } from "../ordering/order-command.ts"
import { anItem, aShipment, placing, recordPayment } from "../ordering/order-examples.ts"
import { held } from "../ordering/order-money.ts"
import { proposedRefund } from "../ordering/order-rules-returns.ts"
import { orderTotals } from "../ordering/order-state.ts"
import { stockOf } from "../ordering/order-stock.ts"
import { historyOf, rejected } from "../ordering/order-testing.ts"
import { returnableUntil, returnDaysOf, valueOfUnits } from "../ordering/return-request.ts"
import type { RejectionCode } from "../shared/rejection.ts"
import { orderWithReactions } from "./order-with-reactions.ts"
import { decideAll } from "./reacting.ts"

const SHIPPED = "2026-03-01T12:00:00.000Z"
const IN_TIME = "2026-03-31T12:00:00.000Z"

const ask = (quantity = 1, change: Partial<CommandOf<"RequestReturn">> = {}): CommandOf<"RequestReturn"> => ({
  type: "RequestReturn",
  returnId: "return-1",
  lines: [{ itemId: "item-1", quantity, since: SHIPPED }],
  reason: "too loud",
  now: IN_TIME,
  ...change,
})
const answer = (isAccepted: boolean): OrderCommand => ({
  type: "AnswerReturn",
  itemId: "item-1",
  isAccepted,
  answer: isAccepted ? null : "It is used.",
})
const receive = (restock: boolean, quantity: number | null = null): OrderCommand => ({
  type: "ReceiveReturn",
  itemId: "item-1",
  quantity,
  restock,
})
const withdraw = (returnId = "return-1"): OrderCommand => ({
  type: "WithdrawReturn",
  itemId: "item-1",
  returnId,
})
const comeBack = (quantity: number): OrderCommand => ({
  type: "ReturnItem",
  itemId: "item-1",
  quantity,
  reason: "brought to the store",
})
const refund = (amount: number): OrderCommand => ({ type: "RefundReturn", itemId: "item-1", amount })

/** Two units for $212.00, paid and shipped. */
const shipped = (...more: ReadonlyArray<OrderCommand>) =>
  historyOf(orderWithReactions, [
    placing(),
    recordPayment({}),
    recordPayment({ result: "succeeded", transactionId: "t1" }),
    { type: "RecordShipment", shipment: aShipment() },
    ...more,
  ])
const when = (command: OrderCommand, ...past: ReadonlyArray<OrderCommand>) =>
  given(orderWithReactions, shipped(...past)).when(command)
const after = (...past: ReadonlyArray<OrderCommand>) => {
  const state = fold(orderWithReactions, shipped(...past))
  if (state._tag !== "placed") throw new Error("not placed")
  const [line] = state.lines
  if (line === undefined) throw new Error("no line")
  return { state, line }
}

describe("a return", () => {
  test("is asked for by the customer", () => {
    const returnRequest = {
      returnId: "return-1",
      quantity: 1,
      reason: "too loud",
      status: "REQUESTED",
      answer: null,
      refunded: 0,
    }
    expect(when(ask())).toEqual({
      events: [
        {
          type: "OrderItemUpdated",
          data: { itemId: "item-1", before: {}, after: { returnRequest }, reason: null },
        },
      ],
    })
    expect(when(ask(), ask())).toEqual({ events: [] })
  })

  test.each([
    [3, "Only 2 of “Sound bar” can be returned."],
    [0, "Return at least one unit of “Sound bar”."],
    [-1, "Return at least one unit of “Sound bar”."],
  ])("of %d of two units is refused by what is wrong with it", (quantity, message) => {
    expect(when(ask(quantity))).toMatchObject(rejected("invalid", message))
  })

  test.each<[string, OrderCommand, ReadonlyArray<OrderCommand>, RejectionCode]>([
    [
      "of one line twice, which would be recorded as often as it is named",
      ask(1, { lines: [1, 2].map((quantity) => ({ itemId: "item-1", quantity, since: SHIPPED })) }),
      [],
      "invalid",
    ],
    [
      "of an unknown line",
      ask(1, { lines: [{ itemId: "item-9", quantity: 1, since: SHIPPED }] }),
      [],
      "not-found",
    ],
    [
      "a second time while the first is under way",
      ask(1, { returnId: "return-2" }),
      [ask()],
      "not-allowed-now",
    ],
    ["after thirty days", ask(1, { now: "2026-03-31T12:00:00.001Z" }), [], "not-allowed-now"],
    [
      "of what is back already",
      ask(1, { returnId: "return-2" }),
      [ask(2), answer(true), receive(false)],
      "not-allowed-now",
    ],
  ])("cannot be asked for %s", (_, command, past, code) => {
    expect(when(command, ...past)).toMatchObject(rejected(code))
  })

  test("cannot be asked for before anything has left the shop", () => {
    const unshipped = historyOf(orderWithReactions, [placing()])
    expect(
      given(orderWithReactions, unshipped).when(
        ask(1, { lines: [{ itemId: "item-1", quantity: 1, since: null }] }),
      ),
    ).toMatchObject(rejected("not-allowed-now"))
  })

  test("can be asked for again once it was refused", () => {
    expect(when(ask(1, { returnId: "return-2" }), ask(), answer(false))).toHaveProperty("events.length", 1)
  })

  test("goes from step to step, each of them once", () => {
    for (const [command, ...past] of [
      [answer(true), ask()],
      [receive(true), ask(), answer(true)],
      [refund(10_600), ask(), answer(true), receive(false)],
    ] as const) {
      expect(when(command, ...past)).toHaveProperty("events.0.type", "OrderItemUpdated")
      expect(when(command, ...past, command)).toEqual({ events: [] })
    }
    expect(when(receive(true), ask())).toMatchObject(rejected("not-allowed-now"))
    expect(when(refund(1), ask(), answer(true))).toMatchObject(rejected("not-allowed-now"))
    expect(when(answer(true))).toMatchObject(rejected("not-found"))
  })

  test("keeps what the shop answered until its items are here", () => {
    const label: OrderCommand = {
      type: "AnswerReturn",
      itemId: "item-1",
      isAccepted: true,
      answer: "Use the label.",
    }
    const requestAfter = (...past: ReadonlyArray<OrderCommand>) =>
      after(ask(), label, ...past).line.returnRequest
    expect(requestAfter()).toMatchObject({ status: "ACCEPTED", answer: "Use the label." })
    for (const back of [receive(true), comeBack(1)])
      expect(requestAfter(back)).toMatchObject({ status: "RECEIVED", answer: null })
  })

  test("of fewer units than were asked for is received, and refunded, as that many", () => {
    const { state, line } = after(ask(2), answer(true), receive(true, 1))
    expect(line).toMatchObject({
      status: "SHIPPED",
      returnedQuantity: 1,
      restockedQuantity: 1,
      returnRequest: { status: "RECEIVED", quantity: 1 },
    })
    expect(proposedRefund(state, line)).toBe(10_600)
  })

  test("cannot be received again as another quantity, by a colleague at the same moment", () => {
    const received = [ask(2), answer(true), receive(true, 1)]
    expect(when(receive(true, 2), ...received)).toMatchObject(
      rejected("already-exists", "This return has already been received, with 1 unit."),
    )
    for (const quantity of [1, null])
      expect(when(receive(true, quantity), ...received)).toMatchObject({ events: [] })
  })

  test("is neither received nor refunded again once it is refunded, even by another amount", () => {
    const done = [ask(), answer(true), receive(true), refund(10_600)]
    for (const command of [receive(true), refund(10_600)])
      expect(when(command, ...done)).toMatchObject({ events: [] })
    expect(when(refund(10_601), ...done)).toMatchObject(
      rejected("already-exists", "$106.00 has already been refunded for this return."),
    )
  })

  test.each([0, 2, 1.5])("cannot be received as %d of one unit", (quantity) => {
    expect(when(receive(true, quantity), ask(1), answer(true))).toMatchObject(
      rejected("invalid", "The return of “Sound bar” is of 1 unit. If none came, decline it."),
    )
  })

  test("that was accepted can be declined while nothing has come, and asked for again", () => {
    expect(after(ask(), answer(true), answer(false)).line).toMatchObject({
      returnRequest: { status: "REFUSED", answer: "It is used." },
    })
    expect(when(answer(true), ask(), answer(true), answer(false))).toMatchObject(rejected("not-allowed-now"))
    expect(when(answer(false), ask(), answer(true), receive(true))).toMatchObject(rejected("not-allowed-now"))
    const again = ask(1, { returnId: "return-2" })
    expect(when(again, ask(), answer(true), answer(false))).toHaveProperty("events.length", 1)
  })

  describe("that the customer withdraws", () => {
    const again = ask(2, { returnId: "return-2" })

    test.each<[string, ReadonlyArray<OrderCommand>]>([
      ["before it is answered", [ask()]],
      ["after it was accepted", [ask(), answer(true)]],
    ])("%s is over, once, and changes nothing else", (_, past) => {
      const { line } = after(...past)
      const returnRequest = { ...line.returnRequest, status: "WITHDRAWN", answer: null }
      const events = [
        {
          type: "OrderItemUpdated",
          data: {
            itemId: "item-1",
            before: { returnRequest: line.returnRequest },
            after: { returnRequest },
            reason: null,
          },
        },
      ]
      expect(when(withdraw(), ...past)).toEqual({ events })
      expect(after(...past, withdraw()).line).toEqual({ ...line, returnRequest })
      expect(when(withdraw(), ...past, withdraw())).toEqual({ events: [] })
    })

    test("can be asked for again within the same days, and that one is not withdrawn by the first command", () => {
      expect(when(again, ask(), withdraw())).toHaveProperty("events.length", 1)
      expect(when(withdraw(), ask(), withdraw(), again)).toMatchObject(
        rejected("not-allowed-now", "Another return of “Sound bar” was requested since."),
      )
      expect(
        when({ ...again, now: "2026-03-31T12:00:00.001Z" }, ask(), answer(true), withdraw()),
      ).toMatchObject(rejected("not-allowed-now", "“Sound bar” could be returned within 30 days only."))
      // The first request, sent again, asks for nothing new.
      expect(when(ask(), ask(), withdraw())).toEqual({ events: [] })
    })

    test.each([
      ["declined", [ask(), answer(false)]],
      ["received", [ask(), answer(true), receive(true)]],
      ["received", [ask(), comeBack(1)]],
      ["refunded", [ask(), answer(true), receive(true), refund(10_600)]],
    ])("at the moment at which staff have %s it, is not withdrawn", (word, past) => {
      expect(when(withdraw(), ...past)).toMatchObject(
        rejected("not-allowed-now", `This return was already ${word}, so it can no longer be canceled.`),
      )
    })

    test.each([answer(true), answer(false), receive(true), refund(10_600)])(
      "is not worked on anymore by staff at the same moment: $type",
      (command) => {
        expect(when(command, ask(), answer(true), withdraw())).toMatchObject(
          rejected("not-allowed-now", "The customer has withdrawn this return."),
        )
      },
    )

    test("stays withdrawn even if its items come back", () => {
      expect(after(ask(), answer(true), withdraw(), comeBack(1)).line).toMatchObject({
        returnedQuantity: 1,
        returnRequest: { status: "WITHDRAWN" },
      })
    })

    test("was asked for", () => {
      expect(when(withdraw())).toMatchObject(rejected("not-found"))
    })
  })

  test.each<[string, ReadonlyArray<OrderCommand>]>([
    ["answered", [ask(2)]],
    ["received", [ask(2), answer(true)]],
  ])("no longer waits for its items where staff record them as returned before it was %s", (_, past) => {
    const { line } = after(...past, comeBack(1))
    expect(line).toMatchObject({ returnedQuantity: 1, returnRequest: { status: "RECEIVED", quantity: 1 } })
    expect(after(...past, comeBack(1), refund(10_600)).line).toMatchObject({
      returnRequest: { status: "REFUNDED", refunded: 10_600 },
    })
  })

  test("gives the money back to each payment that it came from", () => {
    const [first, second] = [5_000, 16_200]
    const past = historyOf(orderWithReactions, [
      placing(),
      recordPayment({ amount: first, result: "succeeded" }),
      recordPayment({ paymentId: "pay-2", amount: second, result: "succeeded" }),
      { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "both parts are here" },
      { type: "RecordShipment", shipment: aShipment() },
      ...[ask(2), answer(true), receive(false)],
    ])
    const part = (refersTo: string, amount: number) =>
      expect.objectContaining({
        data: { payment: expect.objectContaining({ kind: "refund", refersTo, amount }) },
      })
    expect(given(orderWithReactions, past).when(refund(first + second))).toHaveProperty(
      "events",
      expect.arrayContaining([part("pay-1", first), part("pay-2", second)]),
    )
  })

  test("that is over does not change where more items come back", () => {
    expect(after(ask(), answer(false), comeBack(1)).line).toMatchObject({
      returnRequest: { status: "REFUSED" },
    })
  })

  test("of one of two units refunds exactly half of the money, to the original payment", () => {
    const { state, line } = after(ask(), answer(true), receive(false))
    expect(proposedRefund(state, line)).toBe(10_600)
    const refunded = when(refund(10_600), ask(), answer(true), receive(false))
    expect(refunded).toMatchObject({
      events: [
        { data: { after: { returnRequest: { status: "REFUNDED", refunded: 10_600 } } } },
        { data: { payment: { kind: "refund", amount: 10_600, refersTo: "pay-1", result: "requested" } } },
      ],
    })
  })

  test("of one unit after another proposes an odd cent once", () => {
    const oneCentMore = (...past: ReadonlyArray<OrderCommand>) => {
      const { state, line } = after(...past)
      const more = { ...line, tax: line.tax + 1 }
      const payments = state.payments.map((payment) => ({ ...payment, amount: payment.amount + 1 }))
      return proposedRefund({ ...state, lines: [more], payments }, more)
    }
    const first = [ask(), answer(true)]
    expect(oneCentMore(...first)).toBe(10_600)
    expect(oneCentMore(...first, receive(false))).toBe(10_600)
  })

  test("proposes what is still owed: not what staff refunded under the payments, for these items or others", () => {
    const underPayments = (amount: number): OrderCommand => ({
      type: "RequestRefund",
      paymentId: "pay-1",
      refundId: "pay-1:refund:1",
      amount,
      reason: "came broken",
    })
    const proposed = (...past: ReadonlyArray<OrderCommand>) => {
      const { state, line } = after(...past)
      return proposedRefund(state, line)
    }
    for (const [refunded, left] of [
      [2_600, 8_000],
      [10_600, 0],
      [20_000, 0],
    ] as const) {
      const past = [underPayments(refunded), ask(), answer(true)]
      expect(proposed(...past)).toBe(left)
      expect(proposed(...past, receive(false))).toBe(left)
      expect(orderBalance(after(...past, receive(false)).state).refundOwed).toBe(left)
    }
    expect(proposed(underPayments(10_600), ask(2), answer(true))).toBe(10_600)
  })

  test("is over without a refund once staff say so, if nothing is owed for it", () => {
    const refunded: OrderCommand = {
      type: "RequestRefund",
      paymentId: "pay-1",
      refundId: "pay-1:refund:1",
      amount: 10_600,
      reason: "came broken",
    }
    const past = [refunded, ask(), answer(true), receive(false)]
    expect(after(...past).line).toMatchObject({ returnRequest: { status: "RECEIVED" } })
    expect(after(...past, refund(0)).line).toMatchObject({
      returnRequest: { status: "REFUNDED", refunded: 0 },
    })
  })

  test("never refunds more than is left of what was paid", () => {
    const received = [ask(), answer(true), receive(false)]
    expect(when(refund(0), ...received)).toMatchObject(rejected("invalid", "A refund is at least one cent."))
    expect(after(...received, refund(21_200)).line.returnRequest).toMatchObject({ refunded: 21_200 })
    expect(when(refund(21_201), ...received)).toMatchObject(
      rejected("invalid", "At most $212.00 of this order can be refunded."),
    )
  })

  describe("of items that were refunded in full before", () => {
    const allBack: OrderCommand = {
      type: "RequestRefund",
      paymentId: "pay-1",
      refundId: "pay-1:refund:1",
      amount: 21_200,
      reason: "sent broken",
    }
    const over = { returnRequest: { status: "REFUNDED", refunded: 0 } }

    test("is over once they are here, and the rest can be returned, too", () => {
      const past = [allBack, ask(), answer(true), receive(false)]
      expect(after(...past).line).toMatchObject(over)
      expect(when(ask(1, { returnId: "return-2" }), ...past)).not.toHaveProperty("rejection")
    })

    test("is over, too, if the money goes back after them", () => {
      expect(after(ask(), answer(true), receive(false), allBack).line).toMatchObject(over)
    })

    test("is not over as long as something is left", () => {
      const past = [{ ...allBack, amount: 21_199 }, ask(2), answer(true), receive(false)]
      expect(after(...past).line).toMatchObject({ returnRequest: { status: "RECEIVED" } })
      expect(when(refund(0), ...past)).toMatchObject(rejected("invalid"))
    })
  })

  test("puts units on sale again only where staff say so", () => {
    const sold = (restock: boolean) => stockOf(after(ask(), answer(true), receive(restock)).state).sold
    expect(sold(false)).toMatchObject([{ quantity: 2 }])
    expect(sold(true)).toMatchObject([{ quantity: 1 }])
  })

  test("of all units makes the order RETURNED", () => {
    expect(after(ask(2), answer(true), receive(true)).state.status).toBe("RETURNED")
    expect(after(ask(1), answer(true), receive(true)).state.status).not.toBe("RETURNED")
  })
})

describe("what units cost", () => {
  test("adds up to the line, however they are returned", () => {
    fc.assert(
      fc.property(
        placement,
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 }),
        (place, steps) => {
          for (const item of place.items) {
            let before = 0
            let value = 0
            for (const step of [...steps, item.quantity]) {
              const units = Math.min(step, item.quantity - before)
              value += valueOfUnits(item, before, units)
              before += units
            }
            expect(value).toBe(orderTotals({ lines: [{ ...after().line, ...item, counted: true }] }).total)
          }
        },
      ),
    )
  })

  test("is a share of price, discount, shipping and tax", () => {
    expect(valueOfUnits(anItem(), 0, 1)).toBe(10_600)
    expect(valueOfUnits(anItem({ tax: 1_201 }), 0, 1) + valueOfUnits(anItem({ tax: 1_201 }), 1, 1)).toBe(
      21_201,
    )
  })
})

test("money stays exact to the cent, however units ship, come back and are canceled", () => {
  const cents = (max: number) => fc.integer({ min: 0, max })
  const line = fc.record({
    ...{ quantity: fc.integer({ min: 1, max: 7 }), price: fc.integer({ min: 20, max: 999 }) },
    ...{ discount: cents(19), tax: cents(99), shippingCost: cents(50) },
  })
  const steps = fc.array(
    fc.record({ type: fc.constantFrom("ship", "return", "cancel"), units: fc.integer({ min: 1, max: 4 }) }),
    { maxLength: 12, size: "max" },
  )
  fc.assert(
    fc.property(line, steps, (money, acts) => {
      const item = anItem(money)
      const { total } = orderTotals({ lines: [{ ...after().line, ...item, counted: true }] })
      const { itemId } = item
      let state = fold(
        orderWithReactions,
        historyOf(orderWithReactions, [
          placing([item, anItem({ itemId: "item-2" })]),
          recordPayment({ amount: total + 21_200, result: "succeeded" }),
        ]),
      )
      const attempt = (...commands: ReadonlyArray<OrderCommand>) => {
        const decided = decideAll(orderWithReactions, commands, state)
        state = fold(
          orderWithReactions,
          Result.getOrElse(decided, () => []),
          state,
        )
        return Result.isSuccess(decided)
      }
      for (const [index, { type, units: quantity }] of acts.entries()) {
        if (type === "ship")
          attempt({
            type: "RecordShipment",
            shipment: aShipment([{ itemId, quantity }], { shipmentId: `${index}` }),
          })
        if (type === "cancel") attempt({ type: "CancelUnits", itemId, quantity, reason: "" })
        if (type === "return" && attempt({ type: "ReturnItem", itemId, quantity, reason: "" })) {
          const before = state._tag === "none" ? undefined : state.lines[0]
          if (before === undefined) throw new Error("no line")
          const amount = valueOfUnits(before, before.returnedQuantity - quantity, quantity)
          attempt({
            type: "RequestRefund",
            paymentId: "pay-1",
            refundId: `refund-${index}`,
            amount,
            reason: "",
          })
        }
        if (state._tag === "none") throw new Error("no order")
        expect([orderBalance(state).refundOwed, unpaid(state)]).toEqual([0, 0])
      }
    }),
    { numRuns: 300 },
  )
})

test("items can be returned for as long as was promised with their order, thirty days if it names none", () => {
  expect(returnableUntil(SHIPPED, returnDaysOf(after().state))).toBe(IN_TIME)
  const promised = historyOf(orderWithReactions, [
    placing(undefined, { returnDays: 45 }),
    recordPayment({}),
    recordPayment({ result: "succeeded", transactionId: "t1" }),
    { type: "RecordShipment", shipment: aShipment() },
  ])
  const on = (now: string) => given(orderWithReactions, promised).when(ask(1, { now }))
  expect(on("2026-04-15T12:00:00.000Z")).not.toHaveProperty("rejection")
  expect(on("2026-04-15T12:00:00.001Z")).toMatchObject(
    rejected("not-allowed-now", "“Sound bar” could be returned within 45 days only."),
  )
})

test("a paid order still holds the money that was not refunded", () => {
  const { state } = after(ask(), answer(true), receive(false), refund(10_600))
  expect(held(state)).toBe(10_600)
})
