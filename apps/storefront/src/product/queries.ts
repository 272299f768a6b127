import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import {
  AvailabilityDocument,
  ProductByIdDocument,
  type ProductByIdQuery,
  ProductVariantsDocument,
  TireLineDocument,
  WheelLineDocument,
} from "../generated/product.ts"

export type ProductDetails = NonNullable<ProductByIdQuery["getProductById"]>

/** One product with everything its page shows; null if it is not sold. */
export const productQuery = (request: GraphqlRequest, productId: string) =>
  queryOptions({
    queryKey: ["product", productId],
    queryFn: async ({ signal }) =>
      (await request(ProductByIdDocument, { productId }, { endpoint: "/graphql/products", signal }))
        .getProductById,
  })

/** The product with the other sizes and colors of its model; none where there is nothing to choose. */
export const variantsQuery = (request: GraphqlRequest, productId: string) =>
  queryOptions({
    queryKey: ["variants", productId],
    queryFn: async ({ signal }) =>
      (await request(ProductVariantsDocument, { productId }, { endpoint: "/graphql/products", signal }))
        .variants,
    staleTime: 60_000,
  })

/** The product line of a tire or wheel with all its products; null if there is none. */
export const lineQuery = (request: GraphqlRequest, productType: string, lineId: string) =>
  queryOptions({
    queryKey: ["line", productType, lineId],
    queryFn: async ({ signal }) => {
      const document = productType === "wheel" ? WheelLineDocument : TireLineDocument
      return (await request(document, { lineId }, { endpoint: "/graphql/products", signal })).line
    },
    staleTime: 5 * 60_000,
  })

/** Availability of several products near a postal code. */
export const availabilitiesQuery = (
  request: GraphqlRequest,
  postalCode: string,
  productIds: ReadonlyArray<string>,
) =>
  queryOptions({
    queryKey: ["availability", postalCode, ...productIds],
    queryFn: async ({ signal }) =>
      (
        await request(
          AvailabilityDocument,
          { postalCode, productIds: [...productIds] },
          { endpoint: "/graphql/products", signal },
        )
      ).getProductAvailabilityDetails,
  })

/** Availability of a product near a postal code; null if it is not sold. */
export const availabilityQuery = (request: GraphqlRequest, postalCode: string, productId: string) =>
  queryOptions({
    ...availabilitiesQuery(request, postalCode, [productId]),
    select: ([found]) => found ?? null,
  })
