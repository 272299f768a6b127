import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import type { ModerationData } from "@voltread/domain/contract/product-review.ts"
import { read } from "../session/rest.ts"
import type { ProductReviewsView } from "./view.ts"

export const productReviewsKey = ["product-reviews"] as const

export const PRODUCT_REVIEWS = "/api/admin/product-reviews"

const NOTHING: ModerationData = { reviews: [], nextCursor: null }

/** Reviews by customers, page after page: what waits oldest first, what is decided newest first. */
export const productReviewsQuery = (view: ProductReviewsView) =>
  infiniteQueryOptions({
    queryKey: [...productReviewsKey, view],
    queryFn: async ({ pageParam, signal }) => {
      const query = new URLSearchParams({
        status: view.status ?? "pending",
        ...(view.stars === undefined ? {} : { stars: view.stars }),
        ...(view.product === undefined ? {} : { productId: view.product }),
        ...(pageParam === null ? {} : { after: pageParam }),
      })
      const schema = async () => (await import("@voltread/domain/contract/product-review.ts")).ModerationData
      return (await read(schema, { method: "GET", path: `${PRODUCT_REVIEWS}?${query}`, signal })) ?? NOTHING
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
    placeholderData: keepPreviousData,
  })
