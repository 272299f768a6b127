import type { ShopContext } from "../shop/shop-context.ts"

/**
 * Moves what a guest has kept on this device to the account; one list that fails does not keep the other. Imports late,
 * so that first screens do not name the chunks of lists that most shoppers do not have.
 */
export const mergeGuestLists = (
  services: Pick<ShopContext, "rest" | "queries">,
  username: string,
): Promise<unknown> =>
  Promise.allSettled([
    import("./account-searches.ts").then(({ mergeGuestSearches }) => mergeGuestSearches(services, username)),
    import("../saved-products/account-products.ts").then(({ mergeGuestProducts }) =>
      mergeGuestProducts(services, username),
    ),
    import("../garage/account-garage.ts").then(({ joinAccountGarage }) =>
      joinAccountGarage(services.rest, username),
    ),
  ])
