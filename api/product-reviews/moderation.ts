import { randomUUID } from "node:crypto"
import type { ReviewCommand } from "@voltread/domain/catalogue/product-review.ts"
import { ModeratedReview, type ModerationData } from "@voltread/domain/contract/product-review.ts"
import type { ReviewStatus, Stars } from "@voltread/domain/shared/review.ts"
import type { RejectionReason } from "@voltread/domain/shared/review-words.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { findAccount } from "../accounts/accounts.ts"
import { enqueueMail } from "../mail/outbox.ts"
import type { UserViewer } from "../platform/http/viewer.ts"
import { executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound } from "../platform/problem.ts"
import { queryReadModel } from "../platform/read-model.ts"
import { reviewAfter, type StoredReview, storedReview } from "./stored-review.ts"

const PAGE = 50

export interface ModerationQuestion {
  readonly status: ReviewStatus
  readonly stars: Stars | null
  readonly productId: string | null
  readonly after: string | null
}

const readReviews = reading(ModeratedReview)

/** Pending reviews are listed oldest first, decided ones newest first. */
export const moderatedReviews = ({ status, stars, productId, after }: ModerationQuestion) =>
  queryReadModel(async (db): Promise<ModerationData> => {
    const isQueue = status === "pending"
    const sort = `moderation-${status}`
    const where = new Where()
      .and(status, (at) => `status = ${at}`)
      .and(stars, (at) => `stars = ${at}`)
      .and(productId, (at) => `review.product_id = ${at}`)
    if (after !== null)
      where.and(fromCursor(sort, after)[1], (at) => `review_id ${isQueue ? ">" : "<"} ${at}::bigint`)
    const found = await readReviews(
      db,
      `select review_id::text as id, revision, review.product_id as "productId",
         coalesce(product.name, review.product_id) as "productName", stars, title, body as text, author, username,
         status, rejection, written_at as "writtenAt", decided_at as "decidedAt", decided_by_name as "decidedBy"
       from product_review review left join product using (product_id)
       where ${where} order by review_id ${isQueue ? "" : "desc"} limit ${PAGE + 1}`,
      where.values,
    )
    const { page, nextCursor } = paged(found, PAGE, (last) => toCursor(sort, last.stars, last.id))
    return { reviews: page, nextCursor }
  })

const MAX_COUNTED = 1_000

export const pendingReviews = rows(Schema.Struct({ pending: Schema.Int }), {
  text: `select count(*)::int as pending
         from (select from product_review where status = 'pending' limit ${MAX_COUNTED}) waiting`,
  values: [],
}).pipe(Effect.map(([row]) => ({ pending: row?.pending ?? 0 })))

type Decision = Extract<ReviewCommand, { readonly type: "PublishReview" | "RejectReview" }>

/** Publishes or rejects a review, records by whom and when, and notifies the author. */
export const decideOnReview = (id: string, decision: Decision, by: UserViewer) =>
  transaction((client) =>
    Effect.gen(function* () {
      const stored = yield* storedReview(client, id)
      if (stored === undefined) return yield* notFound("This review")
      const after = yield* reviewAfter(stored, decision)
      if (after === null || after._tag === "none") return
      yield* executeOn(client, {
        text: `update product_review set status = $2, rejection = $3, decided_at = clock_timestamp(),
                 decided_by = $4, decided_by_name = $5
               where review_id = $1::bigint`,
        values: [id, after.status, after.rejection, by.username, by.name],
      })
      yield* tellAuthor(client, stored, after.rejection)
    }),
  )

const tellAuthor = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { username, productId, orderId }: StoredReview,
  rejection: RejectionReason | null,
) {
  // A guest's name is encrypted in their order; without a name, the mail has a neutral greeting.
  const firstName = (yield* findAccount(username))?.firstName ?? ""
  const [product] = yield* rowsOn(client, Schema.Struct({ name: Schema.String, isSold: Schema.Boolean }), {
    text: `select name, is_live as "isSold" from product where product_id = $1`,
    values: [productId],
  })
  yield* enqueueMail(
    client,
    `product-review:${randomUUID()}`,
    yield* addressOf(client, { username, orderId }),
    {
      template: "product-review",
      firstName,
      productId,
      ...(orderId !== null && { orderId }),
      productName: product?.name ?? "a product",
      isSold: product?.isSold ?? false,
      rejection,
    },
  )
})

/** The address of an order may have been corrected since its review was written. */
const addressOf = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { username, orderId }: Pick<StoredReview, "username" | "orderId">,
) {
  if (orderId === null) return username
  const [order] = yield* rowsOn(client, Schema.Struct({ owner: Schema.String }), {
    text: "select owner from read.order_list where order_id = $1",
    values: [orderId],
  })
  return order?.owner ?? username
})
