import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { toFinance } from "./down-payment.ts"
import { order } from "./order.ts"
import { fromLender, missingMoney, soldFor, unpaid } from "./order-balance.ts"
import type { OrderCommand } from "./order-command.ts"
import type { LeaseDetails } from "./order-event.ts"
import { aLease, anItem, aShipment, placing, recordPayment } from "./order-examples.ts"
import { held, received } from "./order-money.ts"
import { orderTotals, type PlacedOrder } from "./order-state.ts"
import { history } from "./order-testing.ts"

const TOTAL = 21_200
const UNIT = TOTAL / 2
const PART = 5_000

const lease = (change: Partial<LeaseDetails> = {}): OrderCommand => ({
  type: "UpdateLeaseDetails",
  lease: aLease({ statusName: "COMPLETED", approvedAmount: 30_000, ...change }),
})
const part = recordPayment({ amount: PART, result: "succeeded" })
const signed: ReadonlyArray<OrderCommand> = [
  placing([anItem({ quantity: 2 })]),
  part,
  lease({ contractAmount: TOTAL - PART }),
  { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "signed" },
]
const takenBack = (amount: number) =>
  recordPayment({ kind: "void", paymentId: "pay-1:void", refersTo: "pay-1", amount, result: "succeeded" })
const refunded = (amount: number) =>
  recordPayment({ kind: "refund", paymentId: "back", refersTo: "pay-1", amount, result: "succeeded" })
const funded = (amount: number): ReadonlyArray<OrderCommand> => [
  lease({ contractAmount: TOTAL - PART, fundedAt: "2026-02-01T00:00:00.000Z" }),
  recordPayment({
    paymentId: "loan-1:funding",
    kind: "lease",
    gatewayType: "LEASE",
    amount,
    result: "succeeded",
  }),
]
const cancelUnits = (quantity: number): OrderCommand => ({
  type: "CancelUnits",
  itemId: "item-1",
  quantity,
  reason: "asked to",
})
const returnUnit: ReadonlyArray<OrderCommand> = [
  { type: "RecordShipment", shipment: aShipment() },
  { type: "ReturnItem", itemId: "item-1", quantity: 1, reason: "too large" },
]

const after = (...commands: ReadonlyArray<OrderCommand>): PlacedOrder => {
  const state = fold(order, history(...commands))
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

describe("a lender pays for an order that is paid in part", () => {
  test.each<readonly [string, ReadonlyArray<OrderCommand>, number]>([
    ["the rest", [], TOTAL - PART],
    ["no more where the part went back", [takenBack(PART)], TOTAL - PART],
    ["less by what was canceled", [cancelUnits(1)], UNIT - PART],
    ["as much where a unit was returned: it gets that back", returnUnit, TOTAL - PART],
    ["nothing once it has paid", funded(TOTAL - PART), 0],
    ["nothing of a canceled order", [{ type: "CancelOrder", reason: "asked to" }], 0],
    ["nothing without a signature", [lease({ statusName: "APPROVED" })], 0],
    ["the rest, as far as it is approved, where an older event has no contract", [lease()], TOTAL - PART],
    ["and no more than that", [lease({ approvedAmount: 7_000 })], 7_000],
  ])("%s", (_, more, cents) => {
    expect(fromLender(after(...signed, ...more))).toBe(cents)
  })
})

describe("missing of an order that is paid in part and leased", () => {
  test.each<readonly [string, ReadonlyArray<OrderCommand>, number]>([
    ["is nothing", [], 0],
    ["is the part that went back", [takenBack(PART)], PART],
    ["is what went back of it", [takenBack(2_000)], 2_000],
    [
      "is the part that went back after the contract was reduced",
      [cancelUnits(1), lease({ contractAmount: UNIT - PART }), takenBack(PART)],
      PART,
    ],
    ["is the part that went back after a return", [...returnUnit, takenBack(PART)], PART],
    ["is nothing that staff gave back on purpose", [refunded(2_000)], 0],
    ["is what the lender paid too little", funded(TOTAL - PART - 700), 700],
  ])("%s", (_, more, cents) => {
    expect(missingMoney(after(...signed, ...more))).toBe(cents)
  })
})

test("what a lender will pay is what is missing less once it has paid, to the cent", () => {
  const cents = (max: number) => fc.integer({ min: 1, max })
  const money = fc.record({
    ...{ quantity: fc.integer({ min: 2, max: 7 }), price: fc.integer({ min: 100, max: 1_000 }) },
    ...{ discount: cents(99), tax: cents(99), shippingCost: cents(99) },
  })
  const change = fc.record({
    part: fc.double({ min: 0.01, max: 0.9, noNaN: true }),
    back: fc.double({ min: 0, max: 1, noNaN: true }),
    canceled: fc.integer({ min: 0, max: 6 }),
    isReduced: fc.boolean(),
  })
  fc.assert(
    fc.property(money, change, (line, { part, back, canceled, isReduced }) => {
      const item = anItem(line)
      const { total } = orderTotals(after(placing([item])))
      const paid = Math.ceil(total * part)
      const quantity = Math.min(canceled, line.quantity - 1)
      const contract = (order: PlacedOrder) => lease({ contractAmount: toFinance(order) })
      const before = [placing([item]), recordPayment({ amount: paid, result: "succeeded" })]
      const sold = [
        ...before,
        contract(after(...before)),
        { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "signed" } as const,
        ...(quantity === 0 ? [] : [cancelUnits(quantity)]),
      ]
      const reduced = isReduced ? [...sold, contract(after(...sold))] : sold
      const taken = Math.floor(paid * back)
      const now = after(...reduced, ...(taken === 0 ? [] : [takenBack(taken)]))
      const amount = fromLender(now)
      const isCovered = held(now) + amount >= soldFor(now)
      expect(unpaid(now)).toBe(isCovered ? 0 : soldFor(now) - held(now) - amount)
      if (amount === 0) return
      const then = after(...reduced, ...(taken === 0 ? [] : [takenBack(taken)]), ...funded(amount))
      expect([unpaid(then), fromLender(then), received(then)]).toEqual([
        unpaid(now),
        0,
        received(now) + amount,
      ])
    }),
  )
})
