import { OwnReview, type OwnReviewData } from "@voltread/domain/contract/product-review.ts"
import type { ReviewForm } from "@voltread/domain/shared/review.ts"
import { Effect, Schema } from "effect"
import { executeOn, rows, transaction } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { productsToReview } from "./received-products.ts"
import type { Reviewer } from "./reviewers.ts"
import { ownStoredReview, reviewAfter } from "./stored-review.ts"

const Row = Schema.Struct({ ...OwnReview.fields, writtenAt: Timestamp })

const SELECT = `
  select review.product_id as "productId", coalesce(product.name, '') as "productName",
    coalesce(product.small_image, '') as image, stars, title, body as text, author, status, rejection,
    written_at as "writtenAt"
  from product_review review left join product using (product_id)
  where username = $1`

/** All reviews of one person, newest first. */
export const reviewsOf = (username: string) =>
  rows(Row, { text: `${SELECT} order by review_id desc`, values: [username] })

const reviewOf = (username: string, productId: string) =>
  rows(Row, { text: `${SELECT} and review.product_id = $2`, values: [username, productId] }).pipe(
    Effect.map(([row]) => row ?? null),
  )

export const ownReviews = Effect.fnUntraced(function* (username: string) {
  return { reviews: yield* reviewsOf(username), toReview: yield* productsToReview(username) }
})

/** Somebody's review of a product, and whether they may write or change it. */
export const ownReview = Effect.fnUntraced(function* (
  { username, author, hasReceived }: Reviewer,
  productId: string,
) {
  const data: OwnReviewData = { review: yield* reviewOf(username, productId), mayWrite: hasReceived, author }
  return data
})

/** Writes or changes a review. A changed review must be approved by staff again. */
export const writeReview = (reviewer: Reviewer, productId: string, content: ReviewForm) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* reviewer.lock(client)
      const { username, author, orderId, hasReceived } = reviewer
      const stored = yield* ownStoredReview(client, username, productId)
      const after = yield* reviewAfter(stored, { type: "WriteReview", content, hasReceived })
      if (after === null || after._tag === "none") return
      yield* executeOn(client, {
        text: `insert into product_review (product_id, username, order_id, author, stars, title, body, revision, status)
               values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
               on conflict (username, product_id) do update set
                 order_id = excluded.order_id, author = excluded.author, stars = excluded.stars,
                 title = excluded.title, body = excluded.body, revision = excluded.revision,
                 status = excluded.status, rejection = null, written_at = excluded.written_at`,
        values: [
          productId,
          username,
          orderId,
          author,
          content.stars,
          content.title,
          content.text,
          after.revision,
          after.status,
        ],
      })
    }),
  )

/** Deletes the author's own review completely. */
export const withdrawReview = ({ username }: Pick<Reviewer, "username">, productId: string) =>
  transaction((client) =>
    Effect.gen(function* () {
      const stored = yield* ownStoredReview(client, username, productId)
      yield* reviewAfter(stored, { type: "WithdrawReview" })
      yield* executeOn(client, {
        text: "delete from product_review where username = $1 and product_id = $2",
        values: [username, productId],
      })
    }),
  )
