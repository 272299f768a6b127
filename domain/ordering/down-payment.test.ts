import { expect, test } from "vitest"
import { fold } from "../decider.ts"
import { toFinance } from "./down-payment.ts"
import { order } from "./order.ts"
import { anItem, placing, recordPayment } from "./order-examples.ts"
import { orderTotals } from "./order-state.ts"
import { history } from "./order-testing.ts"

test("a lender pays what is left of an order after other payments, and never less than nothing", () => {
  const leftAfter = (amount: number) => {
    const paid = amount === 0 ? [] : [recordPayment({ amount, result: "succeeded" })]
    const state = fold(order, history(placing([anItem()]), ...paid))
    if (state._tag !== "placed") throw new Error("not placed")
    return orderTotals(state).total - toFinance(state)
  }
  expect([leftAfter(0), leftAfter(5_000)]).toEqual([0, 5_000])
})
