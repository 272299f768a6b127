import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { ProductCardsDocument, SearchProductsDocument } from "../generated/listing.ts"
import { type ListingSearch, searchInput } from "./listing-search.ts"

const endpoint = "/graphql/products"

/** One page of products with its facets; the page before stays in view while it loads. */
export const listingQuery = (request: GraphqlRequest, search: ListingSearch, category?: string) => {
  const input = searchInput(search, category)
  return queryOptions({
    queryKey: ["products", input],
    queryFn: async ({ signal }) =>
      (await request(SearchProductsDocument, { input }, { endpoint, signal })).searchProducts,
    placeholderData: keepPreviousData,
  })
}

/** A few products for a shelf, without facets. */
export const shelfQuery = (
  request: GraphqlRequest,
  input: { readonly categories?: ReadonlyArray<string>; readonly pageSize: number },
) =>
  queryOptions({
    queryKey: ["shelf", input],
    queryFn: async ({ signal }) =>
      (
        await request(
          ProductCardsDocument,
          {
            input: {
              ...(input.categories === undefined ? {} : { categories: [...input.categories] }),
              pageSize: input.pageSize,
              inStock: true,
              sort: "rating",
            },
          },
          { endpoint, signal },
        )
      ).searchProducts.products,
    staleTime: 5 * 60_000,
  })
