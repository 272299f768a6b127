import { queryOptions } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { BrandDocument, BrandsDocument } from "../generated/brand.ts"

const endpoint = "/graphql/products"
const staleTime = 5 * 60_000

export const brandsQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["brands"],
    queryFn: async ({ signal }) => (await request(BrandsDocument, {}, { endpoint, signal })).getAllBrands,
    staleTime,
  })

/** A brand with its product lines; null if it does not exist. */
export const brandQuery = (request: GraphqlRequest, name: string) =>
  queryOptions({
    queryKey: ["brand", name],
    queryFn: async ({ signal }) => (await request(BrandDocument, { name }, { endpoint, signal })).getBrand,
    staleTime,
  })
