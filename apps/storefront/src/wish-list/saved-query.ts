import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { SavedProductsDocument } from "../generated/saved.ts"

/** The products with these ids as they are now, in their order, without those that are not sold anymore. */
export const savedQuery = (request: GraphqlRequest, productIds: ReadonlyArray<string>) =>
  queryOptions({
    queryKey: ["saved-product-cards", ...productIds],
    queryFn: async ({ signal }) =>
      productIds.length === 0
        ? []
        : (
            await request(
              SavedProductsDocument,
              { productIds: [...productIds] },
              { endpoint: "/graphql/products", signal },
            )
          ).products,
    placeholderData: keepPreviousData,
  })
