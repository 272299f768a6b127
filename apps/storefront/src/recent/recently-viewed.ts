import { deviceStore } from "../device/device-store.ts"
import { decodeStoredProducts, type StoredProduct } from "../device/stored-product.ts"

const MOST_KEPT = 12

/** Products viewed on this device, the latest first. */
export const recentlyViewed = deviceStore<ReadonlyArray<StoredProduct>>("viewed", [], decodeStoredProducts)

export const noteViewed = (product: StoredProduct): void => {
  const others = recentlyViewed.get().filter((each) => each.productId !== product.productId)
  recentlyViewed.set([product, ...others].slice(0, MOST_KEPT))
}
