import {
  productReview,
  type ReviewCommand,
  type ReviewState,
} from "@voltread/domain/catalogue/product-review.ts"
import { fold } from "@voltread/domain/decider.ts"
import { RejectionReason, ReviewStatus, Stars } from "@voltread/domain/shared/review.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { rowsOn } from "../platform/postgres/query.ts"

const Row = Schema.Struct({
  id: Schema.String,
  username: Schema.String,
  productId: Schema.String,
  orderId: Schema.NullOr(Schema.String),
  stars: Stars,
  title: Schema.String,
  text: Schema.String,
  revision: Schema.Int,
  status: ReviewStatus,
  rejection: Schema.NullOr(RejectionReason),
})
export type StoredReview = typeof Row.Type

const COLUMNS = `review_id::text as id, username, product_id as "productId",
  order_id as "orderId", stars, title, body as text, revision,
  status, rejection`

/** Locked until the transaction ends. */
export const ownStoredReview = (client: pg.ClientBase, username: string, productId: string) =>
  rowsOn(client, Row, {
    text: `select ${COLUMNS} from product_review where username = $1 and product_id = $2 for update`,
    values: [username, productId],
  }).pipe(Effect.map(([row]) => row))

/** Locked until the transaction ends. */
export const storedReview = (client: pg.ClientBase, id: string) =>
  rowsOn(client, Row, {
    text: `select ${COLUMNS} from product_review where review_id = $1::bigint for update`,
    values: [id],
  }).pipe(Effect.map(([row]) => row))

const stateOf = (row: StoredReview | undefined): ReviewState =>
  row === undefined
    ? productReview.initial
    : {
        _tag: "written",
        content: { stars: row.stars, title: row.title, text: row.text },
        revision: row.revision,
        status: row.status,
        rejection: row.rejection,
      }

/** The review after the command; null if nothing changes. Fails with the command's rejection. */
export const reviewAfter = (row: StoredReview | undefined, command: ReviewCommand) => {
  const before = stateOf(row)
  return Effect.map(Effect.fromResult(productReview.decide(command, before)), (events) =>
    events.length === 0 ? null : fold(productReview, events, before),
  )
}
