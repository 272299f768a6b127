import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { readRest } from "@voltread/ui/api/read.ts"
import type { Schema } from "effect"
import { addressesSchema, savedAddresses } from "../address/saved-address.ts"
import { OwnApplicationsDocument, OwnOrderCountsDocument, OwnOrdersDocument } from "../generated/account.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { profileOf, profileSchema } from "./profile.ts"

/** Spec §8. */
const NOT_FOUND = "User could not be found"

const read = async <Data extends Schema.ConstraintDecoder<unknown>>(
  rest: ShopContext["rest"],
  schema: () => Promise<Data>,
  path: string,
  signal: AbortSignal,
): Promise<Data["Type"]> => {
  const data = await readRest(rest, schema, { method: "GET", path, signal }, NOT_FOUND)
  if (data === null) throw new ApiError("refused", NOT_FOUND)
  return data
}

export const profileQuery = (rest: ShopContext["rest"]) =>
  queryOptions({
    queryKey: ["account", "profile"],
    queryFn: async ({ signal }) =>
      profileOf((await read(rest, profileSchema, "/api/account/profile", signal)).profile),
  })

const erasureSchema = async () => (await import("@voltread/domain/contract/erasure.ts")).OwnErasureData

/** Whether the customer has asked to be erased, and when. */
export const erasureQuery = (rest: ShopContext["rest"]) =>
  queryOptions({
    queryKey: ["account", "erasure"],
    queryFn: ({ signal }) => read(rest, erasureSchema, "/api/account/erasure", signal),
  })

export const addressesQuery = (rest: ShopContext["rest"]) =>
  queryOptions({
    queryKey: ["account", "addresses"],
    queryFn: async ({ signal }) =>
      savedAddresses(await read(rest, addressesSchema, "/api/user/address/getAll", signal)),
  })

/** Own orders from `after` on, newest first. */
export const ordersQuery = (request: GraphqlRequest, after: string | undefined, first: number) =>
  queryOptions({
    queryKey: ["account", "orders", after, first],
    queryFn: async ({ signal }) =>
      (await request(OwnOrdersDocument, { after: after ?? null, first }, { signal })).orders,
    placeholderData: keepPreviousData,
  })

export const orderCountsQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["account", "order-counts"],
    queryFn: async ({ signal }) => (await request(OwnOrderCountsDocument, {}, { signal })).orderCounts,
  })

export const applicationsQuery = (request: GraphqlRequest, after: string | undefined) =>
  queryOptions({
    queryKey: ["account", "applications", after],
    queryFn: async ({ signal }) =>
      (await request(OwnApplicationsDocument, { after: after ?? null }, { signal })).applications,
    placeholderData: keepPreviousData,
  })
