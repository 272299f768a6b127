import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import type { POSTBACK_STATES } from "@voltread/domain/contract/affiliate-books.ts"
import { read, restPages } from "../../session/rest.ts"

export const affiliatesKey = ["affiliates"] as const
export const postbacksKey = ["postbacks"] as const

export const NO_AFFILIATE = "This affiliate could not be found."

export const affiliatePath = (affiliateId: string): string =>
  `/api/admin/affiliates/${encodeURIComponent(affiliateId)}`

/** All affiliates, with the rollups that they can be grouped by. */
export const affiliatesQuery = queryOptions({
  queryKey: [...affiliatesKey, "list"],
  queryFn: async ({ signal }) => {
    const schema = async () => (await import("@voltread/domain/contract/affiliate.ts")).AffiliatesData
    const found = await read(schema, { method: "GET", path: "/api/admin/affiliates", signal })
    return found ?? { affiliates: [], rollups: [] }
  },
})

/** Null: there is no such affiliate. */
export const affiliateQuery = (affiliateId: string) =>
  queryOptions({
    queryKey: [...affiliatesKey, "one", affiliateId],
    queryFn: async ({ signal }) => {
      const schema = async () => (await import("@voltread/domain/contract/affiliate.ts")).AffiliateData
      return read(schema, { method: "GET", path: affiliatePath(affiliateId), signal })
    },
  })

export type PostbackState = (typeof POSTBACK_STATES)[number]

export const postbacksQuery = (state: PostbackState) =>
  infiniteQueryOptions({
    queryKey: [...postbacksKey, state],
    ...restPages(
      "/api/admin/postbacks",
      async () => (await import("@voltread/domain/contract/affiliate-books.ts")).PostbacksData,
      { state },
    ),
  })
