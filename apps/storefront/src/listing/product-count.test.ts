import { expect, test } from "vitest"
import { productCount } from "./product-count.ts"

test.each([
  [0, false, "0 products"],
  [1, false, "1 product"],
  [3_000, false, "3,000 products"],
  [3_000, true, "3,000+ products"],
])("a count of %s, more than counted: %s", (totalCount, moreThanCounted, text) => {
  expect(productCount({ totalCount, moreThanCounted })).toBe(text)
})
