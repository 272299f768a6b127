import { OwnReview, type OwnReviewData } from "@voltread/domain/contract/product-review.ts"
import type { ReviewForm } from "@voltread/domain/shared/review.ts"
import { Effect, Schema } from "effect"
import { executeOn, rows, transaction } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { Problem } from "../platform/problem.ts"
import { productsToReview } from "./received-products.ts"
import type { Reviewer } from "./reviewers.ts"
import { ownStoredReview, reviewAfter, type StoredReview } from "./stored-review.ts"

const Row = Schema.Struct({ ...OwnReview.fields, writtenAt: Timestamp })

const SELECT = `
  select review.product_id as "productId", coalesce(product.name, '') as "productName",
    coalesce(product.small_image, '') as image, coalesce(is_live, false) as "isSold",
    stars, title, body as text, author, status, rejection, written_at as "writtenAt"
  from product_review review left join product using (product_id)
  where username = $1`

/** All reviews of one person, newest first. */
export const reviewsOf = (username: string) =>
  rows(Row, { text: `${SELECT} order by review_id desc`, values: [username] })

const reviewOf = ({ username, orderId }: Pick<Reviewer, "username" | "orderId">, productId: string) =>
  rows(Row, {
    text: `${SELECT} and review.product_id = $2 and ($3::text is null or review.order_id = $3)`,
    values: [username, productId, orderId],
  }).pipe(Effect.map(([row]) => row ?? null))

export const ownReviews = Effect.fnUntraced(function* (username: string) {
  return { reviews: yield* reviewsOf(username), toReview: yield* productsToReview(username) }
})

/** Somebody's review of a product, and whether they may write or change it. */
export const ownReview = Effect.fnUntraced(function* (reviewer: Reviewer, productId: string) {
  const { author, hasReceived } = reviewer
  const data: OwnReviewData = { review: yield* reviewOf(reviewer, productId), mayWrite: hasReceived, author }
  return data
})

const isOf = ({ orderId }: Pick<Reviewer, "orderId">, stored: StoredReview): boolean =>
  orderId === null || stored.orderId === orderId

const OF_ANOTHER = new Problem({
  code: "CONFLICT",
  message:
    "A review of this product was written with your email already. Please change it where you wrote it: in your account, or by the link of that order.",
})

/** Writes or changes a review. A changed review must be approved by staff again. */
export const writeReview = (reviewer: Reviewer, productId: string, content: ReviewForm) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* reviewer.lock(client)
      const { username, author, orderId, hasReceived } = reviewer
      const stored = yield* ownStoredReview(client, username, productId)
      if (stored !== undefined && !isOf(reviewer, stored)) return yield* OF_ANOTHER
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
export const withdrawReview = (reviewer: Pick<Reviewer, "username" | "orderId">, productId: string) =>
  transaction((client) =>
    Effect.gen(function* () {
      const { username } = reviewer
      const stored = yield* ownStoredReview(client, username, productId)
      const own = stored !== undefined && isOf(reviewer, stored) ? stored : undefined
      yield* reviewAfter(own, { type: "WithdrawReview" })
      yield* executeOn(client, {
        text: "delete from product_review where username = $1 and product_id = $2",
        values: [username, productId],
      })
    }),
  )
