import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { TopRatedDocument } from "../generated/top-rated.ts"

export interface TopRatedInput {
  readonly categories?: ReadonlyArray<string>
  readonly brands?: ReadonlyArray<string>
  /** At most `PAGE`. */
  readonly size: number
}

/** The smallest page that the API gives. */
const PAGE = 12

/** The best-rated products in stock; without facets, and apart from the listings, whose queries weigh more. */
export const topRatedQuery = (request: GraphqlRequest, { categories, brands, size }: TopRatedInput) =>
  queryOptions({
    queryKey: ["top-rated", categories, brands, size],
    queryFn: async ({ signal }) => {
      const { searchProducts } = await request(
        TopRatedDocument,
        {
          input: {
            categories: categories === undefined ? null : [...categories],
            brands: brands === undefined ? null : [...brands],
            pageSize: PAGE,
            inStock: true,
            sort: "rating",
          },
        },
        { endpoint: "/graphql/products", signal },
      )
      return searchProducts.products.slice(0, size)
    },
    staleTime: 5 * 60_000,
  })
