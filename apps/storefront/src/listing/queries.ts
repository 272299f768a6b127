import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import {
  type ListingPageFragment,
  SearchProductsDocument,
  SearchTiresDocument,
  SearchWheelsDocument,
  type TireOrWheelSetFragment,
} from "../generated/listing.ts"
import type { ListingSearch } from "../router/listing-search.ts"
import { productsInput, tiresInput, wheelsInput } from "./listing-input.ts"

const endpoint = "/graphql/products"

export interface Listing extends ListingPageFragment {
  /** Pairs for a vehicle whose axles differ. */
  readonly sets: ReadonlyArray<TireOrWheelSetFragment>
}

/** One page of products with its facets; the previous page stays visible while it loads. */
export const listingQuery = (request: GraphqlRequest, search: ListingSearch, category?: string) =>
  queryOptions({
    queryKey: ["products", category ?? null, search],
    queryFn: async ({ signal }): Promise<Listing> => {
      const options = { endpoint, signal } as const
      switch (category) {
        case "tires":
          return (await request(SearchTiresDocument, { input: tiresInput(search) }, options)).page
        case "wheels":
          return (await request(SearchWheelsDocument, { input: wheelsInput(search) }, options)).page
        default: {
          const input = productsInput(search, category)
          return { ...(await request(SearchProductsDocument, { input }, options)).page, sets: [] }
        }
      }
    },
    placeholderData: keepPreviousData,
  })
