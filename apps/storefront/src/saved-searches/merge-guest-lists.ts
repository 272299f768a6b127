import { isTabLeaving } from "../shop/leaving.ts"
import type { ShopContext } from "../shop/shop-context.ts"

/**
 * Moves what a guest has kept on this device to the account; one list that fails does not keep the other. Imports late,
 * so that first screens do not name the chunks of lists that most shoppers do not have.
 */
export const mergeGuestLists = (
  services: Pick<ShopContext, "rest" | "queries" | "store">,
  username: string,
): Promise<unknown> => {
  /** While the code of a list comes, the shopper may log out: what is sent then is refused. */
  const isHere = () => !isTabLeaving() && services.store.getState().auth.user?.username === username
  return Promise.allSettled([
    import("./account-searches.ts").then(({ mergeGuestSearches }) =>
      isHere() ? mergeGuestSearches(services, username) : undefined,
    ),
    import("../saved-products/account-products.ts").then(({ mergeGuestProducts }) =>
      isHere() ? mergeGuestProducts(services, username) : undefined,
    ),
    import("../garage/account-garage.ts").then(({ joinAccountGarage }) =>
      isHere() ? joinAccountGarage(services.rest, username) : undefined,
    ),
  ])
}
