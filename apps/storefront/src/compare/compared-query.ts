import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { productQuery } from "../product/queries.ts"
import type { ShopContext } from "../shop/shop-context.ts"

/** The products side by side, without those that are not sold anymore. */
export const comparedQuery = (
  { queries, request }: Pick<ShopContext, "queries" | "request">,
  ids: ReadonlyArray<string>,
) =>
  queryOptions({
    queryKey: ["compared", ids],
    queryFn: async () => {
      const found = await Promise.all(ids.map((id) => queries.ensureQueryData(productQuery(request, id))))
      return found.filter((product) => product !== null)
    },
    placeholderData: keepPreviousData,
  })
