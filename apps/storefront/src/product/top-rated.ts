import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { TopRatedDocument } from "../generated/top-rated.ts"

interface TopRatedInput {
  readonly categories?: ReadonlyArray<string>
  readonly brands?: ReadonlyArray<string>
  /** At most `PAGE`. */
  readonly size: number
}

/** The smallest page that the API gives. */
const PAGE = 12

/** The best-rated products in stock. Apart from the listing's queries, so that pages like the home page do not load those. */
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
