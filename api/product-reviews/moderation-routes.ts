import { ModerationData, PendingReviewsData } from "@voltread/domain/contract/product-review.ts"
import { RejectionReason, ReviewStatus } from "@voltread/domain/shared/review.ts"
import { Effect, Schema } from "effect"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { AFTER, queryText } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { userOf } from "../platform/http/viewer.ts"
import { decideOnReview, moderatedReviews, pendingReviews } from "./moderation.ts"
import { StarsInQuery, starsOf } from "./stars-in-query.ts"

const LIST = "/api/admin/product-reviews"

const Question = Schema.Struct({
  status: Schema.optionalKey(ReviewStatus),
  stars: Schema.optionalKey(StarsInQuery),
  productId: Schema.optionalKey(queryText("Only reviews of this product.", 100)),
  after: Schema.optionalKey(AFTER),
})
const Review = Schema.Struct({ reviewId: Schema.String.check(Schema.isPattern(/^\d{1,15}$/)) })
/** `revision`: of the text that staff have read. */
const Publication = Schema.Struct({ revision: Schema.Int })
const RejectionBody = Schema.Struct({ revision: Schema.Int, reason: RejectionReason })

/** Staff check every review before it is shown. */
export const moderationRoutes = (app: ShopInstance, run: EffectRunner): void => {
  const config = { access: "manage-customers" } as const
  const tags = ["reviews"]
  const done = successResponse(Schema.Null)

  app.get(
    LIST,
    {
      config,
      schema: {
        querystring: Question,
        response: successResponse(ModerationData),
        tags,
        summary: "Reviews of one status, fifty at a time: what waits oldest first, the others newest first",
      },
    },
    ({ query: { status = "pending", stars, productId = null, after = null } }, reply) =>
      respond(
        run,
        reply,
        moderatedReviews({ status, stars: starsOf(stars), productId, after }).pipe(
          Effect.map((data) => success(data)),
        ),
      ),
  )

  app.get(
    `${LIST}/pending`,
    {
      config,
      schema: {
        response: successResponse(PendingReviewsData),
        tags,
        summary: "How many reviews wait, counted up to a thousand",
      },
    },
    (_, reply) => respond(run, reply, pendingReviews.pipe(Effect.map((data) => success(data)))),
  )

  app.put(
    `${LIST}/:reviewId/publication`,
    {
      config,
      schema: { params: Review, body: Publication, response: done, tags, summary: "Publish a review" },
    },
    ({ params, body: { revision }, viewer }, reply) =>
      respond(
        run,
        reply,
        decideOnReview(params.reviewId, { type: "PublishReview", revision }, userOf(viewer)).pipe(
          Effect.as(success(null, "Review published.")),
        ),
      ),
  )

  app.put(
    `${LIST}/:reviewId/rejection`,
    {
      config,
      schema: { params: Review, body: RejectionBody, response: done, tags, summary: "Reject a review" },
    },
    ({ params, body: { revision, reason }, viewer }, reply) =>
      respond(
        run,
        reply,
        decideOnReview(params.reviewId, { type: "RejectReview", revision, reason }, userOf(viewer)).pipe(
          Effect.as(success(null, "Review rejected.")),
        ),
      ),
  )
}
