import {
  noSavedProducts,
  removeProduct,
  type SavedProduct,
  type SavedProductList,
  type SavedProducts,
  saveProduct,
} from "@voltread/domain/catalogue/saved-products.ts"
import { messageOf } from "@voltread/ui/api/api-error.ts"
import { setAnswer } from "@voltread/ui/api/set-answer.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { inTurn } from "../shop/in-turn.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { toast } from "../shop/toasts.ts"
import { accountProductsQuery, sendRemoved, sendSaved } from "./account-products.ts"
import { guestProducts } from "./guest-products.ts"

type Services = Pick<ShopContext, "rest" | "queries" | "store">

const changing = inTurn()

/** Puts a product on a list; false if the account's refused it. */
export const save = (services: Services, list: SavedProductList, product: SavedProduct): Promise<boolean> =>
  change(
    services,
    (saved) => saveProduct(saved, list, product),
    () => sendSaved(services.rest, saveProduct(noSavedProducts, list, product)),
  )

/** Takes a product from a list; false if the account's refused it. */
export const remove = (services: Services, list: SavedProductList, productId: string): Promise<boolean> =>
  change(
    services,
    (saved) => removeProduct(saved, list, productId),
    () => sendRemoved(services.rest, list, productId),
  )

/** Shown at once (optimistically), and undone if it is refused. Guests' lists are kept on the device only. */
const change = async (
  { rest, queries, store }: Services,
  update: (saved: SavedProducts) => SavedProducts,
  send: () => Promise<SavedProducts>,
): Promise<boolean> => {
  const { auth } = store.getState()
  if (!isLoggedIn(auth)) {
    guestProducts.set(update(guestProducts.get()))
    return true
  }
  const { queryKey } = accountProductsQuery(rest, auth.user?.username ?? "")
  queries.setQueryData(queryKey, (saved: SavedProducts | undefined) =>
    saved === undefined ? undefined : update(saved),
  )
  try {
    await changing(send, (saved) => setAnswer(queries, queryKey, saved))
    return true
  } catch (error) {
    toast({ severity: "error", message: messageOf(error) })
    void queries.invalidateQueries({ queryKey })
    return false
  }
}
