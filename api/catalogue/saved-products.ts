import {
  noSavedProducts,
  removeProduct,
  type SavedProductList,
  type SavedProducts,
  saveAllProducts,
} from "@voltread/domain/catalogue/saved-products.ts"
import { SavedProducts as SavedProductsSchema } from "@voltread/domain/catalogue/saved-products-schema.ts"
import { savedIn } from "./saved-list.ts"

const saved = savedIn<SavedProducts>({
  table: "saved_products",
  column: "lists",
  schema: SavedProductsSchema,
  none: noSavedProducts,
})

export const savedProductsOf = saved.of

/** Adds these to the saved products. Idempotent. */
export const addSavedProducts = (username: string, added: SavedProducts) =>
  saved.update(username, (kept) => saveAllProducts(kept, added))

export const removeSavedProduct = (username: string, list: SavedProductList, productId: string) =>
  saved.update(username, (kept) => removeProduct(kept, list, productId))
