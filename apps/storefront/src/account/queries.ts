import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { isRecord } from "@voltread/ui/session/rehydration.ts"
import { decodeAddresses } from "../address/saved-address.ts"
import { OwnApplicationsDocument, OwnOrderCountsDocument, OwnOrdersDocument } from "../generated/account.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { decodeProfile } from "./profile.ts"

/** Spec §8. */
const NOT_FOUND = "User could not be found"

const read = async (rest: ShopContext["rest"], path: string, signal: AbortSignal) => {
  const answer = await rest({ method: "GET", path, signal })
  if (answer?.isSuccess !== true) throw new ApiError("refused", answer?.errorMessage || NOT_FOUND)
  return answer.data
}

export const profileQuery = (rest: ShopContext["rest"]) =>
  queryOptions({
    queryKey: ["account", "profile"],
    queryFn: async ({ signal }) => decodeProfile((await read(rest, "/api/account/profile", signal)).profile),
  })

export const addressesQuery = (rest: ShopContext["rest"]) =>
  queryOptions({
    queryKey: ["account", "addresses"],
    queryFn: async ({ signal }) => decodeAddresses(await read(rest, "/api/user/address/getAll", signal)),
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
    queryFn: async ({ signal }) => {
      const { orderCounts } = await request(OwnOrderCountsDocument, {}, { signal })
      return isRecord(orderCounts) ? orderCounts : {}
    },
  })

export const applicationsQuery = (request: GraphqlRequest, after: string | undefined) =>
  queryOptions({
    queryKey: ["account", "applications", after],
    queryFn: async ({ signal }) =>
      (await request(OwnApplicationsDocument, { after: after ?? null }, { signal })).applications,
    placeholderData: keepPreviousData,
  })
