import { useEffect } from "react"
import { useShop, useUsername } from "../shop/use-shop.ts"

/** Merges the guest's saved searches, products and garage into the account after log-in. On failure the next visit tries again. */
export const useMergeGuestSearches = (): void => {
  const shop = useShop()
  const username = useUsername()
  useEffect(() => {
    if (username === "") return
    import("./merge-guest-lists.ts")
      .then(({ mergeGuestLists }) => mergeGuestLists(shop, username))
      .catch(() => undefined)
  }, [shop, username])
}
