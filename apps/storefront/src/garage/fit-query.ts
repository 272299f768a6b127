import { queryOptions } from "@tanstack/react-query"
import type { GarageVehicle } from "@voltread/domain/catalogue/garage.ts"
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

/** The same for the chosen vehicle; asked for tires and wheels, where there is a vehicle. */
export const ownFitQuery = (
  request: GraphqlRequest,
  { productId, productType }: { readonly productId: string; readonly productType: string },
  vehicle: GarageVehicle | null,
) => ({
  ...fitQuery(request, productId, vehicle?.vehicleId ?? ""),
  enabled: vehicle !== null && (productType === "tire" || productType === "wheel"),
})
