import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { ShelfDocument } from "../generated/shelf.ts"

export interface ShelfInput {
  readonly categories?: ReadonlyArray<string>
  readonly brands?: ReadonlyArray<string>
  /** At most `PAGE`. */
  readonly size: number
}

/** The smallest page that the API gives. */
const PAGE = 12

/** The best-rated products in stock; without facets, and apart from the listings, whose queries weigh more. */
export const shelfQuery = (request: GraphqlRequest, { categories, brands, size }: ShelfInput) =>
  queryOptions({
    queryKey: ["shelf", categories, brands, size],
    queryFn: async ({ signal }) => {
      const { searchProducts } = await request(
        ShelfDocument,
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
