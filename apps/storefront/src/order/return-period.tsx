import { queryOptions, useQuery } from "@tanstack/react-query"
import type { GraphqlRequest } from "@voltread/ui/api/graphql.ts"
import { ReturnDaysDocument } from "../generated/returns.ts"
import { useShop } from "../shop/use-shop.ts"

export const returnDaysQuery = (request: GraphqlRequest) =>
  queryOptions({
    queryKey: ["return-days"],
    queryFn: async ({ signal }) => (await request(ReturnDaysDocument, {}, { signal })).returnDays,
    staleTime: 60_000,
  })

/** The return period of a purchase made now, as the end of a sentence. */
export function ReturnPeriod() {
  const { request } = useShop()
  const { data: days } = useQuery(returnDaysQuery(request))
  return days === undefined ? "after delivery" : `within ${days} ${days === 1 ? "day" : "days"} of delivery`
}
