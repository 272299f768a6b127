import { describe, expect, test } from "vitest"
import { fold } from "../decider.ts"
import { affiliateEarnings, affiliateTakeOf, affiliateTakes, keptValue, partFor } from "./affiliate-take.ts"
import { order } from "./order.ts"
import { anItem, aSubmission, placing } from "./order-examples.ts"
import type { OrderLine, PlacedOrder } from "./order-state.ts"
import { history } from "./order-testing.ts"

/** 2 × $100.00 − $10.00, and 3 × $1.00 − $0.10. */
const items = [
  anItem(),
  anItem({ itemId: "item-2", quantity: 3, price: 100, discount: 10, category: "tires" }),
]
const tenPercent = { kind: "percent", basisPoints: 1_000 } as const

const placed = (
  submission: Partial<PlacedOrder["submitted"]>,
  change: (line: OrderLine) => Partial<OrderLine> = () => ({}),
): PlacedOrder => {
  const state = fold(order, history(placing(items)))
  if (state._tag !== "placed") throw new Error("not placed")
  return {
    ...state,
    submitted: { ...state.submitted, ...submission },
    lines: state.lines.map((line) => ({ ...line, ...change(line) })),
  }
}
const returned =
  (itemId: string, returnedQuantity: number) =>
  (line: OrderLine): Partial<OrderLine> =>
    line.itemId === itemId ? { returnedQuantity } : {}

test("units have their share of an amount, and all shares add up to it", () => {
  expect([0, 1, 2, 3].map((units) => partFor(1_000, units, 3))).toEqual([0, 334, 667, 1_000])
})

describe("the commission on an order that is placed", () => {
  test("is on what the shopper pays for the products, without shipping and tax", () => {
    expect(affiliateTakeOf(tenPercent, items)).toBe(1_929)
    expect(affiliateTakeOf(tenPercent, [anItem({ discount: 30_000 })])).toBe(0)
  })

  test("is none without terms", () => {
    expect(affiliateTakeOf(null, items)).toBe(0)
  })
})

describe("an affiliate's earnings", () => {
  test("follow what is kept, by the terms when the order was placed", () => {
    const earned = (change?: (line: OrderLine) => Partial<OrderLine>) => {
      const now = placed({ affiliateTerms: tenPercent, affiliateTake: 1_929 }, change)
      return [keptValue(now), affiliateEarnings(now)]
    }
    expect(earned()).toEqual([19_290, 1_929])
    expect(earned(returned("item-1", 1))).toEqual([9_790, 979])
    expect(earned(({ itemId }) => (itemId === "item-1" ? { status: "CANCELLED" } : {}))).toEqual([290, 29])
  })

  test("are the lines' shares of the recorded commission, where there were no terms", () => {
    const now = placed({ ...aSubmission, affiliateTake: 1_000 }, returned("item-1", 1))
    // $190.00 and $2.90 of $192.90: 985 and 15 cents, of which one of two units was returned.
    expect(affiliateTakes(now)).toEqual([493, 15])
    expect(affiliateEarnings(placed({ ...aSubmission, affiliateTake: 1_000 }))).toBe(1_000)
  })
})
