import { infiniteQueryOptions } from "@tanstack/react-query"
import { read } from "../session/rest.ts"

export const PROMOTIONS = "/api/admin/promotions"

/** All codes, in their order. */
export const promotionsQuery = infiniteQueryOptions({
  queryKey: ["promotions"],
  queryFn: async ({ pageParam, signal }) => {
    const path = pageParam === null ? PROMOTIONS : `${PROMOTIONS}?after=${encodeURIComponent(pageParam)}`
    const schema = async () => (await import("@voltread/domain/contract/promotion.ts")).PromotionsData
    return (
      (await read(schema, { method: "GET", path, signal })) ?? {
        promotions: [],
        nextCursor: null,
        timeZone: "UTC",
      }
    )
  },
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
})
