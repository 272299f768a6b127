import { fold } from "@voltread/domain/decider.ts"
import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { historyOf } from "@voltread/domain/ordering/order-testing.ts"
import { valueOfUnits } from "@voltread/domain/ordering/return-request.ts"
import { orderWithReactions } from "@voltread/domain/processes/order-with-reactions.ts"
import fc from "fast-check"
import { expect, test } from "vitest"
import { valuation } from "./valuation.ts"

const cents = (max: number) => fc.integer({ min: 0, max })
const line = fc
  .record({
    quantity: fc.integer({ min: 1, max: 12 }),
    price: cents(100_000),
    shippingCost: cents(2_000),
    tax: cents(40_000),
  })
  .chain((money) => cents(money.price * money.quantity).map((discount) => anItem({ ...money, discount })))

test("returned units reduce the books by the amount of their refund, to the cent", () => {
  fc.assert(
    fc.property(line, fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 }), (item, steps) => {
      const state = fold(orderWithReactions, historyOf(orderWithReactions, [placing([item])]))
      if (state._tag !== "placed") throw new Error("not placed")
      const worth = (returnedQuantity: number): number => {
        const lines = state.lines.map((each) => ({ ...each, returnedQuantity }))
        const [amounts] = valuation({ state: { ...state, lines }, lenderShares: {} }).values()
        if (amounts === undefined) throw new Error("no line")
        return amounts.gross - amounts.discount + amounts.shipping + amounts.tax
      }
      let before = 0
      for (const step of steps) {
        const units = Math.min(step, item.quantity - before)
        expect(valueOfUnits(item, before, units)).toBe(worth(before) - worth(before + units))
        before += units
      }
    }),
  )
})
