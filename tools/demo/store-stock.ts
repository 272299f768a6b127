import type { StoreStockLine } from "@voltread/api/stock/stock.ts"
import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { Store } from "@voltread/domain/catalogue/store.ts"

/** Units of a product available for shipping. */
export interface StockedProduct {
  readonly product: Product
  readonly quantity: number
}

/** Products with at most this many units in the warehouse are in no store. */
const FEW = 10

/**
 * The stock of stores: pickup-only products in most of them, other electronics in every third; nothing that is sold
 * out. The same for the same catalog.
 */
export const demoStoreStock = (
  stocked: ReadonlyArray<StockedProduct>,
  stores: ReadonlyArray<Store>,
): ReadonlyArray<StoreStockLine> =>
  stocked.flatMap(({ product, quantity }, index) => {
    const share = shareOfStores(product, quantity)
    return stores.flatMap(({ storeId }, place) => {
      const luck = (index * 37 + place * 53) % 100
      return luck < share ? [{ productId: product.productId, storeId, quantity: 1 + (luck % 4) }] : []
    })
  })

/** How many of a hundred stores have it. */
const shareOfStores = ({ isShippable, productType }: Product, quantity: number): number => {
  if (!isShippable) return quantity === 0 ? 0 : 70
  return productType === "electronics" && quantity >= FEW ? 33 : 0
}
