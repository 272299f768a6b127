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

/** Apart from the rules, so that the shop's pages can keep them without loading the schemas. */
export const SavedProducts: Schema.Codec<Shape> = Schema.Struct({ wish: list, later: list })

/** The answer to every call about saved products. */
export const SavedProductsData = Schema.Struct({ savedProducts: SavedProducts })

export const SavedProductList = Schema.Literals(SAVED_PRODUCT_LISTS)
