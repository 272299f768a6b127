import { deviceStore } from "../device/device-store.ts"
import { decodeStoredProducts, type StoredProduct } from "../device/stored-product.ts"
import { MOST_COMPARED } from "./compare-search.ts"

/** What the shopper has put side by side (spec §3, productsForCompare). */
export const compareList = deviceStore<ReadonlyArray<StoredProduct>>("compare", [], (stored) =>
  decodeStoredProducts(stored).slice(0, MOST_COMPARED),
)

/** Takes a product out, or puts it in where there is room. */
export const toggleCompared = (
  list: ReadonlyArray<StoredProduct>,
  product: StoredProduct,
): ReadonlyArray<StoredProduct> => {
  const others = list.filter((each) => each.productId !== product.productId)
  if (others.length < list.length) return others
  return list.length < MOST_COMPARED ? [...list, product] : list
}
