import { Schema } from "effect"
import { RejectionReason, ReviewStatus, Stars } from "../shared/review.ts"

const content = { stars: Stars, title: Schema.String, text: Schema.String }

/** The summary of customers' reviews of a product; `average` is null if there are none. */
export const ReviewSummary = Schema.Struct({
  count: Schema.Int,
  average: Schema.NullOr(Schema.Finite),
  /** How many gave each number of stars, most stars first. */
  byStars: Schema.Array(Schema.Struct({ stars: Stars, count: Schema.Int })),
})
export type ReviewSummary = typeof ReviewSummary.Type

export const PublishedReview = Schema.Struct({
  id: Schema.String,
  ...content,
  author: Schema.String,
  writtenAt: Schema.String,
})
export type PublishedReview = typeof PublishedReview.Type

export const ProductReviewsData = Schema.Struct({
  summary: ReviewSummary,
  reviews: Schema.Array(PublishedReview),
  nextCursor: Schema.NullOr(Schema.String),
})
export type ProductReviewsData = typeof ProductReviewsData.Type

/** A product that somebody has received. */
const reviewedProduct = {
  productId: Schema.String,
  productName: Schema.String,
  image: Schema.String,
  /** False: it has no page. */
  isSold: Schema.Boolean,
}
export const ReviewedProduct = Schema.Struct(reviewedProduct)
export type ReviewedProduct = typeof ReviewedProduct.Type

/** A review as shown to its author. */
export const OwnReview = Schema.Struct({
  ...reviewedProduct,
  ...content,
  author: Schema.String,
  status: ReviewStatus,
  rejection: Schema.NullOr(RejectionReason),
  writtenAt: Schema.String,
})
export type OwnReview = typeof OwnReview.Type

/** The user's review of one product, and whether they may write it. */
export const OwnReviewData = Schema.Struct({
  review: Schema.NullOr(OwnReview),
  mayWrite: Schema.Boolean,
  /** The name that is shown with the review. */
  author: Schema.String,
})
export type OwnReviewData = typeof OwnReviewData.Type

export const OwnReviewsData = Schema.Struct({
  reviews: Schema.Array(OwnReview),
  /** Received and not reviewed yet, newest order first. */
  toReview: Schema.Array(ReviewedProduct),
})
export type OwnReviewsData = typeof OwnReviewsData.Type

/** A review as shown to staff; `decidedAt` and `decidedBy` are of the last decision, perhaps on an earlier text. */
export const ModeratedReview = Schema.Struct({
  id: Schema.String,
  revision: Schema.Int,
  productId: Schema.String,
  productName: Schema.String,
  ...content,
  author: Schema.String,
  username: Schema.String,
  status: ReviewStatus,
  rejection: Schema.NullOr(RejectionReason),
  writtenAt: Schema.String,
  decidedAt: Schema.NullOr(Schema.String),
  decidedBy: Schema.NullOr(Schema.String),
})
export type ModeratedReview = typeof ModeratedReview.Type

export const ModerationData = Schema.Struct({
  reviews: Schema.Array(ModeratedReview),
  nextCursor: Schema.NullOr(Schema.String),
})
export type ModerationData = typeof ModerationData.Type

/** How many reviews wait for staff, counted up to a thousand. */
export const PendingReviewsData = Schema.Struct({ pending: Schema.Int })
