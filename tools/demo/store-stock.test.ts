import { base, en, Faker } from "@faker-js/faker"
import { expect, test } from "vitest"
import { demoElectronics } from "./electronics.ts"
import { demoStoreStock } from "./store-stock.ts"
import { demoStores } from "./stores.ts"

const products = demoElectronics(new Faker({ locale: [en, base], seed: 1 }))
const stores = demoStores()

test("pickup-only products are in most stores, and sold-out ones in none", () => {
  const lines = demoStoreStock(
    products.map((product, index) => ({ product, quantity: index % 2 === 0 ? 40 : 0 })),
    stores,
  )
  const byProduct = Map.groupBy(lines, ({ productId }) => productId)
  for (const [index, { productId, isShippable, productType }] of products.entries()) {
    const there = byProduct.get(productId)?.length ?? 0
    if (index % 2 === 1) expect(there).toBe(0)
    else if (!isShippable) expect(there).toBeGreaterThan(stores.length * 0.6)
    else if (productType === "electronics") expect(there).toBeGreaterThan(stores.length * 0.2)
  }
  expect(lines.every(({ quantity }) => quantity > 0)).toBe(true)
})
