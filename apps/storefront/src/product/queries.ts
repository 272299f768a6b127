import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { ProductByIdDocument } from "../generated/product.ts"

/** One product with everything its page shows; null when it is not sold. */
export const productQuery = (request: GraphqlRequest, productId: string) =>
  queryOptions({
    queryKey: ["product", productId],
    queryFn: async ({ signal }) =>
      (await request(ProductByIdDocument, { productId }, { endpoint: "/graphql/products", signal }))
        .getProductById,
  })
