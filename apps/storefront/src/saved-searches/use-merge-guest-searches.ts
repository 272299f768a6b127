import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { useEffect } from "react"
import { useShop, useShopState } from "../shop/use-shop.ts"

/** Whoever signs in takes along what they saved as a guest. A failure costs nothing: it is tried at the next visit. */
export const useMergeGuestSearches = (): void => {
  const shop = useShop()
  const username = useShopState(({ auth }) => (isLoggedIn(auth) ? auth.user?.username : undefined))
  useEffect(() => {
    if (username === undefined) return
    import("./account-searches.ts")
      .then(({ mergeGuestSearches }) => mergeGuestSearches(shop, username))
      .catch(() => undefined)
  }, [shop, username])
}
