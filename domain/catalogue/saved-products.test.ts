import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  MAX_PRODUCTS_SAVED,
  noSavedProducts,
  removeProduct,
  SAVED_PRODUCT_LISTS,
  type SavedProducts,
  saveAllProducts,
  saveProduct,
} from "./saved-products.ts"

const list = fc.constantFrom(...SAVED_PRODUCT_LISTS)
const product = fc.record({
  productId: fc.integer({ min: 1, max: 80 }).map(String),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const saved = fc
  .array(fc.tuple(list, product), { maxLength: 150 })
  .map((all) =>
    all.reduce((kept: SavedProducts, [name, each]) => saveProduct(kept, name, each), noSavedProducts),
  )
const ids = (products: SavedProducts["wish"]) => products.map(({ productId }) => productId)

describe("saved products", () => {
  test("are the newest first, each once, and no more than are kept", () => {
    fc.assert(
      fc.property(saved, list, product, (kept, name, added) => {
        const after = saveProduct(kept, name, added)
        expect(after[name][0]).toEqual(added)
        expect(new Set(ids(after[name])).size).toBe(after[name].length)
        expect(after[name].length).toBeLessThanOrEqual(MAX_PRODUCTS_SAVED)
      }),
    )
  })

  test("of a guest join those of the account on top, and joining them again changes nothing", () => {
    fc.assert(
      fc.property(saved, saved, (kept, guest) => {
        const joined = saveAllProducts(kept, guest)
        for (const name of SAVED_PRODUCT_LISTS)
          expect(joined[name].slice(0, guest[name].length)).toEqual(guest[name])
        expect(saveAllProducts(joined, guest)).toEqual(joined)
      }),
    )
  })

  test("are gone from their list alone once removed", () => {
    fc.assert(
      fc.property(saved, product, (kept, { productId }) => {
        const after = removeProduct(kept, "wish", productId)
        expect(ids(after.wish)).not.toContain(productId)
        expect(after.later).toEqual(kept.later)
      }),
    )
  })
})
