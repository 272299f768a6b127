import { createLocalStore } from "../local-storage/local-store.ts"
import { decodeStoredProducts, type StoredProduct } from "../local-storage/stored-product.ts"
import { MAX_COMPARED } from "./compare-search.ts"

/** Products to compare (spec §3, productsForCompare). */
export const compareList = createLocalStore<ReadonlyArray<StoredProduct>>("compare", [], (stored) =>
  decodeStoredProducts(stored).slice(0, MAX_COMPARED),
)

/** Removes the product, or adds it while there is room. */
export const toggleCompared = (
  list: ReadonlyArray<StoredProduct>,
  product: StoredProduct,
): ReadonlyArray<StoredProduct> => {
  const others = list.filter((each) => each.productId !== product.productId)
  if (others.length < list.length) return others
  return list.length < MAX_COMPARED ? [...list, product] : list
}
