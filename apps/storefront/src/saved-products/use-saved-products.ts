import { useQuery } from "@tanstack/react-query"
import type { SavedProducts } from "@voltread/domain/catalogue/saved-products.ts"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { useLocalStore } from "../local-storage/local-store.ts"
import { useShop, useShopState } from "../shop/use-shop.ts"
import { accountProductsQuery } from "./account-products.ts"
import { guestProducts } from "./guest-products.ts"

/** What the account keeps, or for a guest this device; undefined until that is known. */
export const useSavedProducts = (): SavedProducts | undefined => {
  const { rest } = useShop()
  const isRestored = useShopState((state) => state.isRestored)
  const username = useShopState(({ auth }) => (isLoggedIn(auth) ? (auth.user?.username ?? "") : ""))
  const guest = useLocalStore(guestProducts)
  const account = useQuery({ ...accountProductsQuery(rest, username), enabled: username !== "" })
  if (!isRestored) return undefined
  return username === "" ? guest : account.data
}
