import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query"
import { restPages } from "../session/rest.ts"
import type { ProductReviewsView } from "./view.ts"

export const productReviewsKey = ["product-reviews"] as const

export const PRODUCT_REVIEWS = "/api/admin/product-reviews"

/** Reviews by customers, page after page: what waits oldest first, what is decided newest first. */
export const productReviewsQuery = (view: ProductReviewsView) =>
  infiniteQueryOptions({
    queryKey: [...productReviewsKey, view],
    ...restPages(
      PRODUCT_REVIEWS,
      async () => (await import("@voltread/domain/contract/product-review.ts")).ModerationData,
      {
        status: view.status ?? "pending",
        ...(view.stars === undefined ? {} : { stars: view.stars }),
        ...(view.product === undefined ? {} : { productId: view.product }),
      },
    ),
    placeholderData: keepPreviousData,
  })
