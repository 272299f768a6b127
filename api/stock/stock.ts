import { Data, Effect, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, executeOn, rows } from "../platform/postgres/query.ts"

export interface StockLine {
  readonly productId: string
  readonly quantity: number
}

/** Too little is left of these products; `available` is what this order could have. Nothing was changed. */
export class OutOfStock extends Data.TaggedError("OutOfStock")<{
  readonly products: ReadonlyArray<{ readonly productId: string; readonly available: number }>
}> {}

/** A newer revision of the cart has reserved already: read the cart again. */
export class StaleReservation extends Data.TaggedError("StaleReservation")<{ readonly orderId: string }> {}

const ReservationRow = Schema.Struct({
  outcome: Schema.Literals(["held", "stale", "short"]),
  product: Schema.NullOr(Schema.String),
  available: Schema.NullOr(Schema.Int),
})

/**
 * Makes the order hold exactly these lines, all or none; repeating it changes nothing. `version` is the revision of
 * the cart that the lines are of. Two orders never hold the same unit.
 */
export const reserveStock = Effect.fnUntraced(function* (
  orderId: string,
  version: number,
  lines: ReadonlyArray<StockLine>,
): Effect.fn.Return<void, OutOfStock | StaleReservation | DatabaseError, Database> {
  const found = yield* rows(ReservationRow, {
    name: "reserve-stock",
    text: "select outcome, product, available from reserve_stock($1, $2, $3, $4)",
    values: [orderId, version, lines.map((line) => line.productId), lines.map((line) => line.quantity)],
  })
  if (found.some((row) => row.outcome === "stale")) return yield* new StaleReservation({ orderId })
  const short = found.filter((row) => row.outcome === "short")
  if (short.length > 0) {
    return yield* new OutOfStock({
      products: short.map((row) => ({ productId: row.product ?? "", available: row.available ?? 0 })),
    })
  }
})

/** Gives back all that the order holds. Repeating it changes nothing. */
export const releaseStock = (orderId: string): Effect.Effect<boolean, DatabaseError, Database> =>
  release(orderId, null, null)

/** Gives back what the order holds of some products. Repeating it changes nothing. */
export const releaseLines = (
  orderId: string,
  productIds: ReadonlyArray<string>,
): Effect.Effect<boolean, DatabaseError, Database> => release(orderId, productIds, null)

/** Gives back what an unpaid order holds, unless somebody asked for it after `since`. */
export const releaseAbandoned = (
  orderId: string,
  since: Date,
): Effect.Effect<boolean, DatabaseError, Database> => release(orderId, null, since)

const release = (orderId: string, productIds: ReadonlyArray<string> | null, since: Date | null) =>
  rows(Schema.Struct({ released: Schema.Boolean }), {
    text: "select release_stock($1, $2, $3) as released",
    values: [orderId, productIds, since],
  }).pipe(Effect.map(([row]) => row?.released ?? false))

/** For a paid order: its units stay reserved until it ships or is cancelled. */
export const confirmReservation = (orderId: string): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `update stock_reservation set state = 'kept', touched_at = clock_timestamp()
           where order_id = $1 and state = 'held'`,
    values: [orderId],
  }).pipe(Effect.asVoid)

/** Orders that hold unpaid units which nobody has asked for since then, oldest first. */
export const untouchedReservations = (
  since: Date,
  limit: number,
): Effect.Effect<ReadonlyArray<string>, DatabaseError, Database> =>
  rows(Schema.Struct({ order_id: Schema.String }), {
    text: `select order_id from stock_reservation where state = 'held' and touched_at < $1
           order by touched_at limit $2`,
    values: [since, limit],
  }).pipe(Effect.map((found) => found.map((row) => row.order_id)))

/** Sets the units available now, besides reserved ones: for imports, deliveries and demo data. */
export const setStock = (
  client: pg.Pool | pg.ClientBase,
  lines: ReadonlyArray<StockLine>,
): Effect.Effect<void, DatabaseError> =>
  lines.length === 0
    ? Effect.void
    : executeOn(client, {
        text: `insert into stock (product_id, available) select * from unnest($1::text[], $2::int[])
               on conflict (product_id) do update set available = excluded.available`,
        values: [lines.map((line) => line.productId), lines.map((line) => line.quantity)],
      }).pipe(Effect.asVoid)
