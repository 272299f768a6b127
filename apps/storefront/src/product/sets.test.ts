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
