import { deviceStore } from "../device/device-store.ts"
import { decodeKeptProducts, type KeptProduct } from "../device/kept-product.ts"
import { MOST_COMPARED } from "./compare-search.ts"

/** What the shopper has put side by side (spec §3, productsForCompare). */
export const compareList = deviceStore<ReadonlyArray<KeptProduct>>("compare", [], (stored) =>
  decodeKeptProducts(stored).slice(0, MOST_COMPARED),
)

/** Takes a product out, or puts it in where there is room. */
export const toggleCompared = (
  list: ReadonlyArray<KeptProduct>,
  product: KeptProduct,
): ReadonlyArray<KeptProduct> => {
  const others = list.filter((each) => each.productId !== product.productId)
  if (others.length < list.length) return others
  return list.length < MOST_COMPARED ? [...list, product] : list
}
