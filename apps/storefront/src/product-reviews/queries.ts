import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import {
  OwnReviewData,
  OwnReviewsData,
  ProductReviewsData,
} from "@voltread/domain/contract/product-review.ts"
import { ApiError, NETWORK_MESSAGE } from "@voltread/ui/api/api-error.ts"
import { Option, Schema } from "effect"
import type { ShopContext } from "../shop/shop-context.ts"

export interface ReviewView {
  readonly sort: string
  /** Empty: however many. */
  readonly stars: string
}

export const reviewsKey = (productId: string) => ["product-reviews", productId] as const

const read = async <S extends Schema.ConstraintDecoder<unknown>>(
  rest: ShopContext["rest"],
  shape: S,
  path: string,
  signal: AbortSignal,
): Promise<S["Type"]> => {
  const answer = await rest({ method: "GET", path, signal })
  const data = Option.getOrUndefined(Schema.decodeUnknownOption(shape)(answer?.data))
  if (data === undefined) throw new ApiError("refused", answer?.errorMessage || NETWORK_MESSAGE)
  return data
}

/** A page of what customers say of a product; `after`: where it begins, null for the first. */
export const reviewsQuery = (
  rest: ShopContext["rest"],
  productId: string,
  { sort, stars }: ReviewView,
  after: string | null,
) =>
  queryOptions({
    queryKey: [...reviewsKey(productId), sort, stars, after],
    queryFn: ({ signal }) => {
      const question = new URLSearchParams({
        sort,
        ...(stars === "" ? {} : { stars }),
        ...(after === null ? {} : { after }),
      })
      const path = `/api/products/${encodeURIComponent(productId)}/reviews?${question}`
      return read(rest, ProductReviewsData, path, signal)
    },
    placeholderData: keepPreviousData,
  })

/** Path of the shopper's own review of a product. */
export const ownReviewPath = (productId: string) => `/api/account/reviews/${encodeURIComponent(productId)}`

/** The same by an order, for its customer or whoever has the token of its link. */
export const orderReviewPath = (orderId: string, token: string | null, productId: string) =>
  `/api/orders/${encodeURIComponent(orderId)}/reviews/${encodeURIComponent(productId)}${token === null ? "" : `?${new URLSearchParams({ token })}`}`

/** The shopper's own review of a product at this path, and whether they may write it. `author`: who reads it. */
export const ownReviewQuery = (rest: ShopContext["rest"], path: string, author: string) =>
  queryOptions({
    queryKey: ["own-review", author, path],
    queryFn: ({ signal }) => read(rest, OwnReviewData, path, signal),
    // Not cached: an order may have been delivered meanwhile, so that the shopper may write a review now.
    staleTime: 0,
  })

/** What the shopper has reviewed, and what they could. */
export const ownReviewsQuery = (rest: ShopContext["rest"], username: string) =>
  queryOptions({
    queryKey: ["own-review", username],
    queryFn: ({ signal }) => read(rest, OwnReviewsData, "/api/account/reviews", signal),
    staleTime: 0,
  })
