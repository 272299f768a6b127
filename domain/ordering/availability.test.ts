import { expect, test } from "vitest"
import { availabilityLabel, withAvailability } from "./availability.ts"

const items = [
  { productId: "p1", quantity: 3 },
  { productId: "p2", quantity: 1 },
]

test.each([
  [
    new Map([
      ["p1", 3],
      ["p2", 1],
    ]),
    [true, true],
  ],
  [
    new Map([
      ["p1", 2],
      ["p2", 5],
    ]),
    [false, true],
  ],
  [new Map([["p1", 4]]), [true, false]],
])("an item is in stock only if what is available covers its quantity", (stock, expected) => {
  expect(withAvailability(items, stock).map(({ inStock }) => inStock)).toEqual(expected)
})

test("a lookup that returns nothing empties the cart", () => {
  expect(withAvailability(items, new Map())).toEqual([])
})

test("labels are those of spec §4", () => {
  expect([availabilityLabel(true), availabilityLabel(false)]).toEqual(["Available", "Not Available"])
})
