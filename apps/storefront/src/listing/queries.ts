import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import {
  type ListingPageFragment,
  ProductCardsDocument,
  SearchProductsDocument,
  SearchTiresDocument,
  SearchWheelsDocument,
  type TireOrWheelSetFragment,
} from "../generated/listing.ts"
import { productsInput, tiresInput, wheelsInput } from "./listing-input.ts"
import type { ListingSearch } from "./listing-search.ts"

const endpoint = "/graphql/products"

export interface Listing extends ListingPageFragment {
  /** Pairs for a vehicle whose axles differ. */
  readonly sets: ReadonlyArray<TireOrWheelSetFragment>
}

/** One page of products with its facets; the page before stays in view while it loads. */
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

export interface ShelfInput {
  readonly categories?: ReadonlyArray<string>
  readonly brands?: ReadonlyArray<string>
  readonly pageSize: number
}

/** A few products for a shelf, without facets. */
export const shelfQuery = (request: GraphqlRequest, input: ShelfInput) =>
  queryOptions({
    queryKey: ["shelf", input],
    queryFn: async ({ signal }) => {
      const { searchProducts } = await request(
        ProductCardsDocument,
        {
          input: {
            categories: input.categories === undefined ? null : [...input.categories],
            brands: input.brands === undefined ? null : [...input.brands],
            pageSize: PAGE,
            inStock: true,
            sort: "rating",
          },
        },
        { endpoint, signal },
      )
      return searchProducts.products.slice(0, input.pageSize)
    },
    staleTime: 5 * 60_000,
  })

/** The smallest page that the API gives. */
const PAGE = 12
