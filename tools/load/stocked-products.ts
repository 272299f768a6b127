import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { product } from "@voltread/api/catalogue/testing/catalogue-product.ts"
import { setStock } from "@voltread/api/stock/stock.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Effect } from "effect"
import type pg from "pg"

export interface StockedProduct {
  readonly productId: string
  readonly units: number
}

/** `count` products of `units` each, `name-1` and so on. */
export const productsNamed = (name: string, count: number, units: number): ReadonlyArray<StockedProduct> =>
  Array.from({ length: count }, (_, index) => ({ productId: `${name}-${index + 1}`, units }))

/** Prices differ, so that a misplaced line shows in the totals. */
const toProduct = (productId: string, index: number): Product =>
  product(productId, {
    name: `Product ${productId}`,
    description: "Sold under load.",
    regularPrice: 10_000 + index,
    salePrice: 9_900 + index,
    shippingCost: 500,
  })

/** Puts products on sale with exactly these units. */
export const putOnSale = async (pool: pg.Pool, products: ReadonlyArray<StockedProduct>): Promise<void> => {
  await Effect.runPromise(
    upsertProducts(
      pool,
      products.map(({ productId }, index) => toProduct(productId, index)),
    ),
  )
  await Effect.runPromise(
    setStock(
      pool,
      products.map(({ productId, units }) => ({ productId, quantity: units })),
    ),
  )
}
