import { infiniteQueryOptions } from "@tanstack/react-query"
import { AdminReviewQueueDocument } from "../generated/order.ts"
import { request } from "../session/request.ts"

const PAGE_SIZE = 20

/** Below "orders", so that a command on any order loads it again. */
export const reviewsKey = ["orders", "reviews"] as const

/** The orders under review, oldest first, page after page. */
export const reviewsQuery = infiniteQueryOptions({
  queryKey: reviewsKey,
  queryFn: async ({ pageParam, signal }) =>
    (await request(AdminReviewQueueDocument, { after: pageParam, first: PAGE_SIZE }, { signal }))
      .adminReviewQueue,
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.nextCursor,
})
