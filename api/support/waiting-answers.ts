import { WaitingAnswer } from "@voltread/domain/contract/order-mail.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { queryReadModel } from "../platform/read-model.ts"

/** Records that the customer has answered by mail. They wait since their first answer that nobody has dealt with. */
export const markAnswerWaiting = (orderId: string): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: "insert into waiting_answer (order_id) values ($1) on conflict (order_id) do nothing",
    values: [orderId],
  }).pipe(Effect.asVoid)

/** Staff have answered, or no answer is needed. */
export const settleAnswer = (orderId: string): Effect.Effect<void, DatabaseError, Database> =>
  execute({ text: "delete from waiting_answer where order_id = $1", values: [orderId] }).pipe(Effect.asVoid)

/** Since when the order's customer has been waiting; null: they are not. */
export const answerWaitsSince = (orderId: string) =>
  rows(Schema.Struct({ since: Timestamp }), {
    text: "select since from waiting_answer where order_id = $1",
    values: [orderId],
  }).pipe(Effect.map(([row]) => row?.since ?? null))

const readWaiting = reading(WaitingAnswer)
const SHOWN = 200

/** The customer who has waited longest comes first. */
export const waitingAnswers = () =>
  queryReadModel((db) =>
    readWaiting(
      db,
      `select w.order_id as "orderId", coalesce(o.unique_id, '') as "orderNumber",
         coalesce(o.customer_name, '') as "customerName", w.since
       from waiting_answer w left join read.order_list o using (order_id)
       order by w.since, w.order_id limit ${SHOWN + 1}`,
    ),
  ).pipe(Effect.map((found) => ({ answers: found.slice(0, SHOWN), hasMore: found.length > SHOWN })))
