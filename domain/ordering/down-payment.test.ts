import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { amountDue, isPartDue, toFinance } from "./down-payment.ts"
import { order } from "./order.ts"
import type { OrderCommand } from "./order-command.ts"
import { aLease, anItem, placing, recordPayment } from "./order-examples.ts"
import { orderTotals, type PlacedOrder } from "./order-state.ts"
import { history } from "./order-testing.ts"

const placed = (...commands: ReadonlyArray<OrderCommand>): PlacedOrder => {
  const state = fold(order, history(placing([anItem()]), ...commands))
  if (state._tag !== "placed") throw new Error("not placed")
  return state
}

describe("the next payment of an order", () => {
  const paid = recordPayment({ amount: 5_000, result: "succeeded" })
  const { total } = orderTotals(placed())
  const due = (
    statusName: "APPROVED" | "DECLINED",
    downPayment: number,
    ...commands: ReadonlyArray<OrderCommand>
  ) => amountDue({ ...placed(...commands), lease: { ...aLease({ statusName }), downPayment } })

  test("is for what an approval does not cover, until that has been paid", () => {
    expect([due("APPROVED", 5_000), due("APPROVED", 1), due("APPROVED", 5_000, paid)]).toEqual([
      5_000,
      1,
      total,
    ])
  })

  test("is less by what was paid before the lease", () => {
    expect([due("APPROVED", 7_000, paid), due("APPROVED", total + 1, paid)]).toEqual([2_000, total - 5_000])
  })

  test("is for all of it where there is no approval of a part, and never for more", () => {
    expect([
      due("DECLINED", 5_000),
      due("APPROVED", 0),
      due("APPROVED", total + 1),
      amountDue(placed()),
    ]).toEqual([total, total, total, total])
  })
})

describe("the next payment of an order that is paid in part", () => {
  const after = (amount: number) => amountDue(placed(recordPayment({ amount, result: "succeeded" })))
  const { total } = orderTotals(placed())

  test("is for the rest", () => {
    expect([after(1), after(total - 1), after(total)]).toEqual([total - 1, 1, total])
    expect([
      isPartDue(placed()),
      isPartDue(placed(recordPayment({ amount: 1, result: "succeeded" }))),
    ]).toEqual([false, true])
  })

  test("does not count what goes back", () => {
    const paid = recordPayment({ amount: 5_000, result: "succeeded" })
    const back = recordPayment({ kind: "refund", paymentId: "back", refersTo: "pay-1", amount: 5_000 })
    expect(amountDue(placed(paid, back))).toBe(total)
  })
})

test("a lender pays what is left of an order after other payments, and never less than nothing", () => {
  const leftAfter = (amount: number) => {
    const paid = amount === 0 ? [] : [recordPayment({ amount, result: "succeeded" })]
    const state = placed(...paid)
    return orderTotals(state).total - toFinance(state)
  }
  expect([leftAfter(0), leftAfter(5_000)]).toEqual([0, 5_000])
})
