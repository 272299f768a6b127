import { Schema } from "effect"
import { Line, Quantity } from "../shared/text.ts"
import {
  MAX_PRODUCT_ID_LENGTH,
  MAX_PRODUCTS_SAVED,
  SAVED_PRODUCT_LISTS,
  type SavedProducts as Shape,
} from "./saved-products.ts"

const SavedProduct = Schema.Struct({
  productId: Line(MAX_PRODUCT_ID_LENGTH).check(Schema.isMinLength(1)),
  quantity: Quantity,
})

const list = Schema.Array(SavedProduct).check(Schema.isMaxLength(MAX_PRODUCTS_SAVED))

/** Not in the file of the rules, so that pages can store lists without loading the schemas. */
export const SavedProducts: Schema.Codec<Shape> = Schema.Struct({ wish: list, later: list })

/** The response of every call about saved products. */
export const SavedProductsData = Schema.Struct({ savedProducts: SavedProducts })

export const SavedProductList = Schema.Literals(SAVED_PRODUCT_LISTS)
