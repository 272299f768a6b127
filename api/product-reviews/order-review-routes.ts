import { OwnReviewData } from "@voltread/domain/contract/product-review.ts"
import { ReviewForm } from "@voltread/domain/shared/review.ts"
import { Id } from "@voltread/domain/shared/text.ts"
import { Effect, Schema } from "effect"
import type { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Config } from "../platform/config.ts"
import type { EffectRunner } from "../platform/effect-runner.ts"
import { success, successResponse } from "../platform/http/envelope.ts"
import { ORDER_TOKEN } from "../platform/http/query-values.ts"
import { respond } from "../platform/http/reply.ts"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import type { Viewer } from "../platform/http/viewer.ts"
import { ownReview, withdrawReview, writeReview } from "./own-reviews.ts"
import { REVIEW_DELETED, REVIEW_WRITTEN } from "./review-answers.ts"
import { orderReviewer } from "./reviewers.ts"

const Params = Schema.Struct({ id: Id, productId: Id })
const Token = Schema.Struct({ token: Schema.optionalKey(ORDER_TOKEN) })

const REVIEW = "/api/orders/:id/reviews/:productId"

interface ReviewRequest {
  readonly params: typeof Params.Type
  readonly query: typeof Token.Type
  readonly viewer: Viewer
}

/** Reviews by the link of an order, whose token proves access: guests have no account to log in to. */
export const orderReviewRoutes = (
  app: ShopInstance,
  config: Config,
  run: EffectRunner<CommandHandlers>,
): void => {
  const reading = { access: "browse" } as const
  const writing = { ...reading, rateLimit: { max: 20, timeWindow: "1 minute" } } as const
  const common = { params: Params, querystring: Token, tags: ["reviews"] }
  const done = successResponse(Schema.Null)

  const reviewerOf = ({ params: { id, productId }, query: { token }, viewer }: ReviewRequest) =>
    orderReviewer(id, { viewer, token, secret: config.sessionSecret }, productId)

  app.get(
    REVIEW,
    {
      config: reading,
      schema: {
        ...common,
        response: successResponse(OwnReviewData),
        summary: "The review of a product of an order by whoever ordered it, and whether they may write it",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        reviewerOf(request).pipe(
          Effect.flatMap((reviewer) => ownReview(reviewer, request.params.productId)),
          Effect.map((data) => success(data)),
        ),
      ),
  )

  app.put(
    REVIEW,
    {
      config: writing,
      schema: {
        ...common,
        body: ReviewForm,
        response: done,
        summary: "Write or change the review of a product that arrived with this order",
      },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        reviewerOf(request).pipe(
          Effect.flatMap((reviewer) => writeReview(reviewer, request.params.productId, request.body)),
          Effect.as(success(null, REVIEW_WRITTEN)),
        ),
      ),
  )

  app.delete(
    REVIEW,
    {
      config: writing,
      schema: { ...common, response: done, summary: "Take the review of a product of this order back" },
    },
    (request, reply) =>
      respond(
        run,
        reply,
        reviewerOf(request).pipe(
          Effect.flatMap((reviewer) => withdrawReview(reviewer, request.params.productId)),
          Effect.as(success(null, REVIEW_DELETED)),
        ),
      ),
  )
}
