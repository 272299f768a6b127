import { queryOptions } from "@tanstack/react-query"
import {
  noSavedProducts,
  SAVED_PRODUCT_LISTS,
  type SavedProductList,
  type SavedProducts,
} from "@voltread/domain/catalogue/saved-products.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import type { Envelope } from "@voltread/ui/api/envelope.ts"
import { decoded } from "@voltread/ui/api/read.ts"
import type { RestRequest } from "@voltread/ui/api/rest.ts"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { guestProducts } from "./guest-products.ts"

const PATH = "/api/user/savedProducts"
const FAILED = "Your saved products could not be reached. Please try again."

const schema = async () =>
  (await import("@voltread/domain/catalogue/saved-products-schema.ts")).SavedProductsData

const productsIn = async (answer: Envelope | null): Promise<SavedProducts> => {
  if (answer?.isSuccess !== true) throw new ApiError("refused", answer?.errorMessage || FAILED)
  return (await decoded(schema, answer.data)).savedProducts
}

export const accountProductsQuery = (rest: RestRequest, username: string) =>
  queryOptions({
    queryKey: ["saved-products", username],
    queryFn: async ({ signal }) => productsIn(await rest({ method: "GET", path: PATH, signal })),
    staleTime: 60_000,
  })

export const sendSaved = async (rest: RestRequest, added: SavedProducts): Promise<SavedProducts> =>
  productsIn(await rest({ method: "PUT", path: PATH, body: added }))

export const sendRemoved = async (
  rest: RestRequest,
  list: SavedProductList,
  productId: string,
): Promise<SavedProducts> =>
  productsIn(
    await rest({ method: "DELETE", path: `${PATH}/${list}?productId=${encodeURIComponent(productId)}` }),
  )

/** Moves the guest's saved products from this device to the account. */
export const mergeGuestProducts = async (
  { rest, queries }: Pick<ShopContext, "rest" | "queries">,
  username: string,
): Promise<void> => {
  const guest = guestProducts.get()
  if (SAVED_PRODUCT_LISTS.every((list) => guest[list].length === 0)) return
  const merged = await sendSaved(rest, guest)
  guestProducts.set(noSavedProducts)
  await setAnswer(queries, accountProductsQuery(rest, username).queryKey, merged)
}
