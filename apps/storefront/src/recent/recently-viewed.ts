import { createLocalStore } from "../local-storage/local-store.ts"
import { decodeStoredProducts, type StoredProduct } from "../local-storage/stored-product.ts"

const MAX_STORED = 12

/** Products viewed on this device, the latest first. */
export const recentlyViewed = createLocalStore<ReadonlyArray<StoredProduct>>(
  "viewed",
  [],
  decodeStoredProducts,
)

export const noteViewed = (product: StoredProduct): void => {
  const others = recentlyViewed.get().filter((each) => each.productId !== product.productId)
  recentlyViewed.set([product, ...others].slice(0, MAX_STORED))
}
