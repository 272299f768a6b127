/** A product that a shopper keeps for another day. */
export interface SavedProduct {
  readonly productId: string
  /** How many there were in the cart; 1 on the wish list. */
  readonly quantity: number
}

/** One of the lists: what is wished for, and what was taken out of the cart for later. */
export const SAVED_PRODUCT_LISTS = ["wish", "later"] as const
export type SavedProductList = (typeof SAVED_PRODUCT_LISTS)[number]

/** The newest first, each product once a list. */
export type SavedProducts = Readonly<Record<SavedProductList, ReadonlyArray<SavedProduct>>>

/** A list keeps its newest products. */
export const MAX_PRODUCTS_SAVED = 50
export const MAX_PRODUCT_ID_LENGTH = 100

export const noSavedProducts: SavedProducts = { wish: [], later: [] }

const without = (products: ReadonlyArray<SavedProduct>, productId: string): ReadonlyArray<SavedProduct> =>
  products.filter((each) => each.productId !== productId)

/** At the front of the list, with its new quantity where it was there already. */
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

/** Saves all of `added` on top of what is there, its first one ending up first. Doing it again changes nothing. */
export const saveAllProducts = (saved: SavedProducts, added: SavedProducts): SavedProducts =>
  SAVED_PRODUCT_LISTS.reduce(
    (whole, list) => added[list].reduceRight((merged, product) => saveProduct(merged, list, product), whole),
    saved,
  )
