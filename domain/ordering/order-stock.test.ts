import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { order } from "./order.ts"
import { anyCommand, anyFulfilment, placement } from "./order-arbitraries.ts"
import type { CommandOf, OrderCommand } from "./order-command.ts"
import { aLease, anItem, aShipment, placing, recordPayment } from "./order-examples.ts"
import type { Units } from "./order-item.ts"
import type { PlacedOrder } from "./order-state.ts"
import { ORDER_STATUSES } from "./order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "./order-status-table.ts"
import { reservedMinutes, stockOf, unitsOf } from "./order-stock.ts"
import { history } from "./order-testing.ts"

const place = placing([
  anItem({ itemId: "item-1", productId: "a", quantity: 3 }),
  anItem({ itemId: "item-2", productId: "b", quantity: 1 }),
])

const to = (status: CommandOf<"ChangeStatus">["to"]): OrderCommand => ({
  type: "ChangeStatus",
  to: status,
  reason: "test",
})
const item = (status: CommandOf<"ChangeItemStatus">["to"]): OrderCommand => ({
  type: "ChangeItemStatus",
  itemId: "item-1",
  to: status,
  reason: "test",
})
const UNSIGNED = [to("LOAN_IN_PROCESS"), to("PENDING_ESIGNATURE")]
const refund: OrderCommand = {
  type: "RequestRefund",
  paymentId: "pay-1",
  refundId: "pay-1:refund:1",
  amount: 5,
  reason: "test",
}
const cancel: OrderCommand = { type: "CancelOrder", reason: "test" }
const supplierHasNone = [to("PAYMENT_RECEIVED"), to("PENDING_FULFILMENT"), item("CANCELLED_BY_SUPPLIER")]

const stockAfter = (...commands: ReadonlyArray<OrderCommand>) => {
  const state = fold(order, history(place, ...commands))
  if (state._tag !== "placed") throw new Error("not placed")
  const { held, sold } = stockOf(state)
  const numbers = (units: ReadonlyArray<Units>) =>
    Object.fromEntries(units.map(({ productId, quantity }) => [productId, quantity]))
  return { held: numbers(held), sold: numbers(sold) }
}

describe("an order takes from stock", () => {
  test.each<[string, ReadonlyArray<OrderCommand>, object]>([
    ["all of its units from the start", [], { held: { a: 3, b: 1 }, sold: {} }],
    ["nothing once it is canceled", [cancel], { held: {}, sold: {} }],
    ["nothing for a line that is canceled", [item("CANCELLED")], { held: { b: 1 }, sold: {} }],
    [
      "what staff leave in it",
      [{ type: "UpdateItem", itemId: "item-1", change: { quantity: 2 }, reason: null }],
      { held: { a: 2, b: 1 }, sold: {} },
    ],
    [
      "for good what was shipped",
      [
        to("PAYMENT_RECEIVED"),
        { type: "RecordShipment", shipment: aShipment([{ itemId: "item-1", quantity: 2 }]) },
      ],
      { held: { a: 1, b: 1 }, sold: { a: 2 } },
    ],
    [
      "for good what came back and was not put on sale again",
      [
        to("PAYMENT_RECEIVED"),
        { type: "RecordShipment", shipment: aShipment([{ itemId: "item-1", quantity: 3 }]) },
        { type: "ReturnItem", itemId: "item-1", quantity: 3, reason: "too small" },
      ],
      { held: { b: 1 }, sold: { a: 3 } },
    ],
    [
      "what its supplier has not, while it may be sourced again",
      supplierHasNone,
      { held: { a: 3, b: 1 }, sold: {} },
    ],
    [
      "for good what its supplier had not",
      [...supplierHasNone, item("CANCELLED")],
      { held: { b: 1 }, sold: { a: 3 } },
    ],
    [
      "for good what its supplier had not, when all is canceled",
      [...supplierHasNone, cancel],
      { held: {}, sold: { a: 3 } },
    ],
    [
      "for good the units of it that are canceled",
      [...supplierHasNone, { type: "CancelUnits", itemId: "item-1", quantity: 1, reason: "test" }],
      { held: { a: 2, b: 1 }, sold: { a: 1 } },
    ],
    [
      "nothing for a line that was sourced again and then canceled",
      [...supplierHasNone, item("PENDING"), item("CANCELLED")],
      { held: { b: 1 }, sold: {} },
    ],
  ])("%s", (_, commands, expected) => {
    expect(stockAfter(...commands)).toEqual(expected)
  })
})

const restocked = ({ lines }: Pick<PlacedOrder, "lines">): number =>
  lines.reduce((units, line) => units + line.restockedQuantity, 0)

test("whatever happens, sold units stay sold, and units that a supplier did not have never return to stock", () => {
  fc.assert(
    fc.property(
      placement,
      fc.array(fc.oneof(anyCommand, anyFulfilment), { maxLength: 40, size: "max" }),
      (first, rest) => {
        let state = order.initial
        for (const command of [first, to("PAYMENT_RECEIVED"), ...rest]) {
          const before = state
          const events = Result.getOrElse(order.decide(command, before), () => [])
          state = fold(order, events, before)
          if (before._tag === "none" || state._tag === "none") continue
          const sum = (units: ReadonlyArray<Units>) => units.reduce((all, { quantity }) => all + quantity, 0)
          const [was, is] = [stockOf(before), stockOf(state)]
          const back = restocked(state) - restocked(before)
          expect(sum(is.sold)).toBeGreaterThanOrEqual(sum(was.sold) - back)
          const isSourcedAgain = events.some(
            ({ type, data }) =>
              type === "OrderStatusChanged" && data.subject === "item" && data.to === "PENDING",
          )
          const missing = before.lines.filter(({ status }) => status === "CANCELLED_BY_SUPPLIER")
          if (!isSourcedAgain)
            expect(sum(is.held) + sum(is.sold)).toBeGreaterThanOrEqual(
              sum(was.sold) -
                back +
                sum(missing.map((line) => unitsOf(line, line.quantity - line.shippedQuantity))),
            )
          if (state.status === "CANCELLED") expect(is.held).toEqual([])
        }
      },
    ),
    { numRuns: 500 },
  )
})

describe("unpaid units", () => {
  const reservedAfter = (...commands: ReadonlyArray<OrderCommand>) => {
    const state = fold(order, history(place, ...commands))
    return state._tag === "placed" ? reservedMinutes(state) : undefined
  }

  test.each<[string, ReadonlyArray<OrderCommand>, number | null]>([
    ["an hour while nothing is tried", [], 60],
    ["minutes after a failure", [to("PAYMENT_FAILED")], 10],
    ["a day at most while a charge is not decided", [recordPayment({ result: "unanswered" })], 1440],
    [
      "two days at most while Klarna does not answer",
      [recordPayment({ result: "unanswered", gatewayType: "KLARNA" })],
      2880,
    ],
    ["no longer than its lender may take to decide", [to("LOAN_IN_PROCESS")], 43_200],
    ["a week while people look at an order without money", [to("PENDING_REVIEW")], 10_080],
    [
      "as long as people look at money that came",
      [recordPayment({ result: "succeeded", amount: 5 }), to("PENDING_REVIEW")],
      null,
    ],
    ["as long as people look at what was paid", [to("PAYMENT_RECEIVED"), to("PENDING_REVIEW")], null],
    ["a day at most while the shopper is at a gateway's page", [recordPayment({ result: "started" })], 1440],
    ["a week while a contract waits for its signature", UNSIGNED, 10_080],
    [
      "no less while its shopper is at a gateway's page all the same",
      [...UNSIGNED, recordPayment({ result: "started" })],
      10_080,
    ],
    ["for good once they are paid", [to("PAYMENT_RECEIVED")], null],
    [
      "minutes after a failure, also of a gateway that takes days",
      [recordPayment({ result: "declined", gatewayType: "KLARNA" }), to("PAYMENT_FAILED")],
      10,
    ],
    ["no longer because money goes back", [recordPayment({ result: "succeeded", amount: 5 }), refund], 60],
    [
      "as long as people look at what a lender's customer has signed",
      [
        to("LOAN_IN_PROCESS"),
        { type: "UpdateLeaseDetails", lease: aLease({ statusName: "COMPLETED" }) },
        to("PENDING_REVIEW"),
      ],
      null,
    ],
  ])("are held %s", (_, commands, minutes) => {
    expect(reservedAfter(...commands)).toBe(minutes)
  })

  test("are always released one day, whatever an unpaid order waits for", () => {
    for (const status of ORDER_STATUSES) {
      const { stock, isPaid, heldFor } = ORDER_STATUS_TABLE[status]
      expect([status, heldFor !== null]).toEqual([
        status,
        !isPaid && stock !== "released" && status !== "RETURNED",
      ])
    }
  })
})
