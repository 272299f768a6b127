import { deviceStore } from "../device/device-store.ts"
import { decodeKeptProducts, type KeptProduct } from "../device/kept-product.ts"

const MOST_KEPT = 12

/** Products whose pages this device has opened, the last one first. */
export const recentlyViewed = deviceStore<ReadonlyArray<KeptProduct>>("viewed", [], decodeKeptProducts)

export const noteViewed = (product: KeptProduct): void => {
  const others = recentlyViewed.get().filter((each) => each.productId !== product.productId)
  recentlyViewed.set([product, ...others].slice(0, MOST_KEPT))
}
