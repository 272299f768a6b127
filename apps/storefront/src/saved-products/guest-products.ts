import {
  MAX_PRODUCT_ID_LENGTH,
  MAX_PRODUCTS_SAVED,
  noSavedProducts,
  type SavedProduct,
  type SavedProducts,
} from "@voltread/domain/catalogue/saved-products.ts"
import { isRecord, textIn } from "@voltread/ui/session/rehydration.ts"
import { decodeList } from "../local-storage/decode-list.ts"
import { createLocalStore } from "../local-storage/local-store.ts"

const decodeProduct = (stored: unknown): SavedProduct | null => {
  const productId = textIn(stored, "productId")
  const quantity = isRecord(stored) ? stored.quantity : undefined
  if (productId === "" || productId.length > MAX_PRODUCT_ID_LENGTH) return null
  const isQuantity = typeof quantity === "number" && Number.isInteger(quantity) && quantity > 0
  return { productId, quantity: isQuantity ? quantity : 1 }
}

const list = (stored: unknown) => decodeList(stored, decodeProduct).slice(0, MAX_PRODUCTS_SAVED)

/** Decodes saved products from storage or an answer; invalid entries are dropped. */
export const decodeSavedProducts = (stored: unknown): SavedProducts =>
  isRecord(stored) ? { wish: list(stored.wish), later: list(stored.later) } : noSavedProducts

/** The saved products of a guest on this device, until they are moved to an account at log-in. */
export const guestProducts = createLocalStore<SavedProducts>(
  "saved-products",
  noSavedProducts,
  decodeSavedProducts,
)
