import { infiniteQueryOptions } from "@tanstack/react-query"
import { restPages } from "../session/rest.ts"

export const PROMOTIONS = "/api/admin/promotions"

/** All codes, in their order. */
export const promotionsQuery = infiniteQueryOptions({
  queryKey: ["promotions"],
  ...restPages(
    PROMOTIONS,
    async () => (await import("@voltread/domain/contract/promotion.ts")).PromotionsData,
  ),
})
