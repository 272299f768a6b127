import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { ProductFitDocument } from "../generated/fit.ts"

/** Whether a tire or wheel fits a vehicle, and why; null if its measures are unknown. */
export const fitQuery = (request: GraphqlRequest, productId: string, vehicleId: string) =>
  queryOptions({
    queryKey: ["fit", productId, vehicleId],
    queryFn: async ({ signal }) => {
      const { getProductById: product } = await request(
        ProductFitDocument,
        { productId, vehicleId },
        { endpoint: "/graphql/products", signal },
      )
      return product?.fit ?? null
    },
    staleTime: 5 * 60_000,
  })
