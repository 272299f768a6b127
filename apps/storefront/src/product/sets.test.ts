import { expect, test } from "vitest"
import { usualQuantity } from "./sets.ts"

test.each([
  ["tire", 12, 4],
  ["wheel", 4, 4],
  ["tire", 3, 3],
  ["tire", 0, 1],
  ["electronics", 12, 1],
])(
  "a %s of which there are %i is put into the cart %i at a time",
  (productType, availableQuantity, quantity) => {
    expect(usualQuantity({ productType, availableQuantity })).toBe(quantity)
  },
)

test("a tire that fits one axle of the vehicle is put into the cart in twos", () => {
  const tire = { productType: "tire", availableQuantity: 12 }
  expect(usualQuantity({ ...tire, fit: { axle: "rear" } })).toBe(2)
  expect(usualQuantity({ ...tire, fit: { axle: null } })).toBe(4)
  expect(usualQuantity({ ...tire, availableQuantity: 1, fit: { axle: "front" } })).toBe(1)
})
