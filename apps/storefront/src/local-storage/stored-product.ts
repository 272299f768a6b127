import { textIn } from "@voltread/ui/session/rehydration.ts"
import { decodeList } from "./decode-list.ts"

/** A product in local storage. Prices change, so they are not stored. */
export interface StoredProduct {
  readonly productId: string
  readonly name: string
  readonly category: string
  readonly image: string
}

interface ProductSummary {
  readonly productId: string
  readonly name: string
  readonly category: string
  readonly thumbnailImage: string
}

export const storedProduct = (product: ProductSummary): StoredProduct => ({
  productId: product.productId,
  name: product.name,
  category: product.category,
  image: product.thumbnailImage,
})

const decodeStoredProduct = (stored: unknown): StoredProduct | null => {
  const productId = textIn(stored, "productId")
  const name = textIn(stored, "name")
  if (productId === "" || name === "") return null
  return { productId, name, category: textIn(stored, "category"), image: textIn(stored, "image") }
}

export const decodeStoredProducts = (stored: unknown): ReadonlyArray<StoredProduct> =>
  decodeList(stored, decodeStoredProduct)
