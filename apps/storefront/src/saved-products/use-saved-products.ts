import { useQuery } from "@tanstack/react-query"
import { useLocalStore } from "../local-storage/local-store.ts"
import { useShop, useShopState, useUsername } from "../shop/use-shop.ts"
import { accountProductsQuery } from "./account-products.ts"
import { guestProducts } from "./guest-products.ts"

/** What the account keeps, or for a guest this device; `saved` is undefined until that is known. */
export const useSavedProducts = () => {
  const { rest } = useShop()
  const isRestored = useShopState((state) => state.isRestored)
  const username = useUsername()
  const guest = useLocalStore(guestProducts)
  const isGuest = username === ""
  const account = useQuery({ ...accountProductsQuery(rest, username), enabled: !isGuest })
  const saved = isGuest ? guest : account.data
  return { saved: isRestored ? saved : undefined, account }
}
