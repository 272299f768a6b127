import { reviewerName } from "@voltread/domain/catalogue/product-review.ts"
import { OwnReview, type OwnReviewData } from "@voltread/domain/contract/product-review.ts"
import type { ReviewForm } from "@voltread/domain/shared/review.ts"
import { Effect, Schema } from "effect"
import { accountOf, NOT_FOUND } from "../accounts/profile.ts"
import { executeOn, rows, transaction } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { hasReceived, productsToReview } from "./received-products.ts"
import { ownStoredReview, reviewAfter } from "./stored-review.ts"

const Row = Schema.Struct({ ...OwnReview.fields, writtenAt: Timestamp })

const SELECT = `
  select review.product_id as "productId", coalesce(product.name, '') as "productName",
    coalesce(product.small_image, '') as image, stars, title, body as text, author, status, rejection,
    written_at as "writtenAt"
  from product_review review left join product using (product_id)
  where username = $1`

/** Everything that somebody has written, newest first. */
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
export const ownReview = Effect.fnUntraced(function* (username: string, productId: string) {
  const { firstName, lastName } = yield* accountOf(username)
  const data: OwnReviewData = {
    review: yield* reviewOf(username, productId),
    mayWrite: yield* hasReceived(username, productId),
    author: reviewerName(firstName, lastName),
  }
  return data
})

/** Writes a review or changes it. What changes waits for staff again. */
export const writeReview = Effect.fnUntraced(function* (
  username: string,
  productId: string,
  content: ReviewForm,
) {
  const command = {
    type: "WriteReview",
    content,
    hasReceived: yield* hasReceived(username, productId),
  } as const
  const { firstName, lastName } = yield* accountOf(username)
  yield* transaction((client) =>
    Effect.gen(function* () {
      // Two browsers of one person wait for each other, also before there is a row to lock.
      const accounts = yield* executeOn(client, {
        text: "select from account where username = $1 for update",
        values: [username],
      })
      if (accounts === 0) return yield* NOT_FOUND
      const after = yield* reviewAfter(yield* ownStoredReview(client, username, productId), command)
      if (after === null || after._tag === "none") return
      yield* executeOn(client, {
        text: `insert into product_review (product_id, username, author, stars, title, body, revision, status)
               values ($1, $2, $3, $4, $5, $6, $7, $8)
               on conflict (username, product_id) do update set
                 author = excluded.author, stars = excluded.stars, title = excluded.title, body = excluded.body,
                 revision = excluded.revision, status = excluded.status, rejection = null,
                 written_at = excluded.written_at`,
        values: [
          productId,
          username,
          reviewerName(firstName, lastName),
          content.stars,
          content.title,
          content.text,
          after.revision,
          after.status,
        ],
      })
    }),
  )
})

/** Takes one's own review back: nothing of it stays. */
export const withdrawReview = (username: string, productId: string) =>
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
