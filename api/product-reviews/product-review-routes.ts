import {
  OwnReviewData,
  OwnReviewsData,
  ProductReviewsData,
} from "@voltread/domain/contract/product-review.ts"
import { ReviewForm } from "@voltread/domain/shared/review.ts"
import { Id } from "@voltread/domain/shared/text.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { AFTER } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { ownReview, ownReviews, withdrawReview, writeReview } from "./own-reviews.ts"
import { publishedReviews, REVIEW_SORTS } from "./published-reviews.ts"
import { REVIEW_DELETED, REVIEW_WRITTEN } from "./review-answers.ts"
import { accountReviewer } from "./reviewers.ts"
import { StarsInQuery, starsOf } from "./stars-in-query.ts"

const Product = Schema.Struct({ productId: Id })
const Question = Schema.Struct({
  sort: Schema.optionalKey(Schema.Literals(REVIEW_SORTS)),
  stars: Schema.optionalKey(StarsInQuery),
  after: Schema.optionalKey(AFTER),
})

const OWN = "/api/account/reviews"

/** Customers' reviews of products: read by everybody, written by those who have received the product. */
export const productReviewRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "use-own-account" } as const
  const writing = { ...config, rateLimit: { max: 20, timeWindow: "1 minute" } } as const
  const tags = ["reviews"]
  const done = successResponse(Schema.Null)

  app.get(
    "/api/products/:productId/reviews",
    {
      config: { access: "browse" },
      schema: {
        params: Product,
        querystring: Question,
        response: successResponse(ProductReviewsData),
        tags,
        summary: "What customers say of a product, ten at a time, with how many gave how many stars",
      },
    },
    ({ params: { productId }, query: { sort = "newest", stars, after = null } }, reply) =>
      respond(
        run,
        reply,
        publishedReviews({ productId, sort, stars: starsOf(stars), after }).pipe(
          Effect.map((data) => success(data)),
        ),
      ),
  )

  app.get(
    OWN,
    {
      config,
      schema: {
        response: successResponse(OwnReviewsData),
        tags,
        summary: "What one has reviewed, and what one has received and could review",
      },
    },
    ({ viewer }, reply) =>
      respond(run, reply, ownReviews(userOf(viewer).username).pipe(Effect.map((data) => success(data)))),
  )

  app.get(
    `${OWN}/:productId`,
    {
      config,
      schema: {
        params: Product,
        response: successResponse(OwnReviewData),
        tags,
        summary: "One's own review of a product, and whether one may write it",
      },
    },
    ({ params, viewer }, reply) =>
      respond(
        run,
        reply,
        accountReviewer(userOf(viewer).username, params.productId).pipe(
          Effect.flatMap((reviewer) => ownReview(reviewer, params.productId)),
          Effect.map((data) => success(data)),
        ),
      ),
  )

  app.put(
    `${OWN}/:productId`,
    {
      config: writing,
      schema: {
        params: Product,
        body: ReviewForm,
        response: done,
        tags,
        summary: "Write or change one's review of a product that one has received",
      },
    },
    ({ params, body, viewer }, reply) =>
      respond(
        run,
        reply,
        accountReviewer(userOf(viewer).username, params.productId).pipe(
          Effect.flatMap((reviewer) => writeReview(reviewer, params.productId, body)),
          Effect.as(success(null, REVIEW_WRITTEN)),
        ),
      ),
  )

  app.delete(
    `${OWN}/:productId`,
    {
      config: writing,
      schema: { params: Product, response: done, tags, summary: "Take one's review of a product back" },
    },
    ({ params, viewer }, reply) =>
      respond(
        run,
        reply,
        withdrawReview({ username: userOf(viewer).username, orderId: null }, params.productId).pipe(
          Effect.as(success(null, REVIEW_DELETED)),
        ),
      ),
  )
}
