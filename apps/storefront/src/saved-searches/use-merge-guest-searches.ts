import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { useEffect } from "react"
import { useShop, useShopState } from "../shop/use-shop.ts"

/** Merges the guest's saved searches, products and garage into the account after log-in. On failure the next visit tries again. */
export const useMergeGuestSearches = (): void => {
  const shop = useShop()
  const username = useShopState(({ auth }) => (isLoggedIn(auth) ? auth.user?.username : undefined))
  useEffect(() => {
    if (username === undefined) return
    import("./merge-guest-lists.ts")
      .then(({ mergeGuestLists }) => mergeGuestLists(shop, username))
      .catch(() => undefined)
  }, [shop, username])
}
