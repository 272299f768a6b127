import { Effect, Schema } from "effect"
import { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn } from "../../platform/postgres/query.ts"

/** Which order of Klarna belongs to which payment. Klarna finds none by our reference, so the shop keeps this itself. */
export interface KlarnaBooks {
  /** Before an order is asked for: what the shopper gave for it. */
  readonly begin: (paymentId: string, token: string) => Effect.Effect<void, DatabaseError>
  /** The token of an attempt whose answer is not known. */
  readonly begunWith: (paymentId: string) => Effect.Effect<string | undefined, DatabaseError>
  /** No order was made of it. */
  readonly deleteAttempt: (paymentId: string) => Effect.Effect<void, DatabaseError>
  readonly remember: (entry: KlarnaOrderEntry) => Effect.Effect<void, DatabaseError>
  /** Klarna's order of this attempt to pay. */
  readonly ofPayment: (paymentId: string) => Effect.Effect<string | undefined, DatabaseError>
  /** The attempt to pay that an order at Klarna belongs to. */
  readonly paymentOf: (klarnaOrderId: string) => Effect.Effect<string | undefined, DatabaseError>
  /** Klarna's orders of one of ours, oldest first. */
  readonly ofOrder: (orderId: string) => Effect.Effect<ReadonlyArray<string>, DatabaseError>
}

interface KlarnaOrderEntry {
  readonly klarnaOrderId: string
  readonly orderId: string
  readonly paymentId: string
}

const Row = Schema.Struct({ klarna_order_id: Schema.String })
const Attempt = Schema.Struct({ token: Schema.String })
const Payment = Schema.Struct({ payment_id: Schema.String })
const ids = Effect.map((found: ReadonlyArray<typeof Row.Type>) =>
  found.map(({ klarna_order_id }) => klarna_order_id),
)

export const makeKlarnaBooks: Effect.Effect<KlarnaBooks, never, Database> = Effect.map(
  Database,
  ({ pool }): KlarnaBooks => ({
    begin: (paymentId, token) =>
      executeOn(pool, {
        text: `insert into klarna_attempt (payment_id, token) values ($1, $2)
               on conflict (payment_id) do update set token = excluded.token`,
        values: [paymentId, token],
      }).pipe(Effect.asVoid),
    begunWith: (paymentId) =>
      rowsOn(pool, Attempt, {
        text: "select token from klarna_attempt where payment_id = $1",
        values: [paymentId],
      }).pipe(Effect.map(([found]) => found?.token)),
    deleteAttempt: (paymentId) =>
      executeOn(pool, {
        text: "delete from klarna_attempt where payment_id = $1",
        values: [paymentId],
      }).pipe(Effect.asVoid),
    remember: ({ klarnaOrderId, orderId, paymentId }) =>
      executeOn(pool, {
        text: `with answered as (delete from klarna_attempt where payment_id = $3)
               insert into klarna_order (klarna_order_id, order_id, payment_id) values ($1, $2, $3)
               on conflict do nothing`,
        values: [klarnaOrderId, orderId, paymentId],
      }).pipe(Effect.asVoid),
    ofPayment: (paymentId) =>
      rowsOn(pool, Row, {
        text: "select klarna_order_id from klarna_order where payment_id = $1",
        values: [paymentId],
      }).pipe(
        ids,
        Effect.map(([first]) => first),
      ),
    paymentOf: (klarnaOrderId) =>
      rowsOn(pool, Payment, {
        text: "select payment_id from klarna_order where klarna_order_id = $1",
        values: [klarnaOrderId],
      }).pipe(Effect.map(([found]) => found?.payment_id)),
    ofOrder: (orderId) =>
      rowsOn(pool, Row, {
        text: "select klarna_order_id from klarna_order where order_id = $1 order by created_at, klarna_order_id",
        values: [orderId],
      }).pipe(ids),
  }),
)
