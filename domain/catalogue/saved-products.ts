/** A product that a shopper has saved. */
export interface SavedProduct {
  readonly productId: string
  /** The quantity in the cart; 1 on the wish list. */
  readonly quantity: number
}

/** The lists: the wish list, and products moved from the cart to "saved for later". */
export const SAVED_PRODUCT_LISTS = ["wish", "later"] as const
export type SavedProductList = (typeof SAVED_PRODUCT_LISTS)[number]

/** Newest first, each product once in each list. */
export type SavedProducts = Readonly<Record<SavedProductList, ReadonlyArray<SavedProduct>>>

/** A list keeps its newest products. */
export const MAX_PRODUCTS_SAVED = 50
export const MAX_PRODUCT_ID_LENGTH = 100

export const noSavedProducts: SavedProducts = { wish: [], later: [] }

const without = (products: ReadonlyArray<SavedProduct>, productId: string): ReadonlyArray<SavedProduct> =>
  products.filter((each) => each.productId !== productId)

/** Adds to the front of the list, or moves there with the new quantity. */
export const saveProduct = (
  saved: SavedProducts,
  list: SavedProductList,
  product: SavedProduct,
): SavedProducts => ({
  ...saved,
  [list]: [product, ...without(saved[list], product.productId)].slice(0, MAX_PRODUCTS_SAVED),
})

export const removeProduct = (
  saved: SavedProducts,
  list: SavedProductList,
  productId: string,
): SavedProducts => ({ ...saved, [list]: without(saved[list], productId) })

/** Adds all of `added`, with its first product at the front. Idempotent. */
export const saveAllProducts = (saved: SavedProducts, added: SavedProducts): SavedProducts =>
  SAVED_PRODUCT_LISTS.reduce(
    (whole, list) => added[list].reduceRight((merged, product) => saveProduct(merged, list, product), whole),
    saved,
  )
