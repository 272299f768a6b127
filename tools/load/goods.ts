import { upsertProducts } from "@voltread/api/catalogue/products.ts"
import { setStock } from "@voltread/api/stock/stock.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Effect } from "effect"
import type pg from "pg"

export interface Goods {
  readonly productId: string
  readonly units: number
}

/** `count` products of `units` each, `name-1` and so on. */
export const shelf = (name: string, count: number, units: number): ReadonlyArray<Goods> =>
  Array.from({ length: count }, (_, index) => ({ productId: `${name}-${index + 1}`, units }))

/** Prices differ, so that a line that went astray shows in the totals. */
const toProduct = (productId: string, index: number): Product => ({
  productId,
  sku: productId.toUpperCase(),
  name: `Product ${productId}`,
  description: "Sold under load.",
  brand: "Voltread",
  category: "laptop-computers",
  productType: "electronics",
  partner: "Best Buy",
  size: "",
  regularPrice: 10_000 + index,
  salePrice: 9_900 + index,
  supplierCost: 7_000,
  shippingCost: 500,
  winnerMarkupId: null,
  thumbnailImage: "",
  smallImage: "",
  largeImage: "",
  attributes: {},
  customerReviewAverage: null,
  customerReviewCount: 0,
  lineId: null,
  isShippable: true,
  clearance: false,
  isLive: true,
})

/** Puts products on sale with exactly these units. */
export const offer = async (pool: pg.Pool, goods: ReadonlyArray<Goods>): Promise<void> => {
  await Effect.runPromise(
    upsertProducts(
      pool,
      goods.map(({ productId }, index) => toProduct(productId, index)),
    ),
  )
  await Effect.runPromise(
    setStock(
      pool,
      goods.map(({ productId, units }) => ({ productId, quantity: units })),
    ),
  )
}
