import type { Units } from "@voltread/domain/ordering/order-item.ts"
import { Data, Effect, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows } from "../platform/postgres/query.ts"

/** Too few of these products are left; `available` is what this order could have. Nothing was changed. */
export class OutOfStock extends Data.TaggedError("OutOfStock")<{
  readonly products: ReadonlyArray<{ readonly productId: string; readonly available: number }>
}> {}

/** A newer revision of the cart has already reserved: read the cart again. */
export class StaleReservation extends Data.TaggedError("StaleReservation")<{ readonly orderId: string }> {}

const ReservationRow = Schema.Struct({
  outcome: Schema.Literals(["held", "stale", "short"]),
  product: Schema.NullOr(Schema.String),
  available: Schema.NullOr(Schema.Int),
})

/** The lines as the arrays that Postgres takes; shipped units have no store. */
export const columnsOf = (lines: ReadonlyArray<Units>) => ({
  products: lines.map(({ productId }) => productId),
  quantities: lines.map(({ quantity }) => quantity),
  stores: lines.map(({ storeId }) => storeId ?? ""),
})

/**
 * Makes the order hold exactly these lines, all or none. Idempotent. `version` is the revision of the cart that the
 * lines come from. Two orders never hold the same unit.
 */
export const reserveStock = Effect.fnUntraced(function* (
  orderId: string,
  version: number,
  lines: ReadonlyArray<Units>,
): Effect.fn.Return<void, OutOfStock | StaleReservation | DatabaseError, Database> {
  const { products, quantities, stores } = columnsOf(lines)
  const found = yield* rows(ReservationRow, {
    name: "reserve-stock",
    text: "select outcome, product, available from reserve_stock($1, $2, $3, $4, $5)",
    values: [orderId, version, products, quantities, stores],
  })
  yield* requireHeld(orderId, found)
})

const KeptRow = Schema.Struct({
  outcome: Schema.Literals(["held", "stale", "released", "none", "short"]),
  product: Schema.NullOr(Schema.String),
  store: Schema.NullOr(Schema.String),
  available: Schema.NullOr(Schema.Int),
})

/** The units that a placed order must hold. */
export interface StockOfOrder {
  readonly orderId: string
  /** The order's revision: a caller with an older one changes nothing. */
  readonly revision: number
  /** Each product at most once for each place. */
  readonly lines: ReadonlyArray<Units>
  /** `held`: for a limited time only. */
  readonly state: "held" | "kept"
}

/** Reserves what is available, and returns what is missing. `again`: also if the reservation had been released. */
export const reserveAvailable = (
  stock: StockOfOrder,
  { again }: { readonly again: boolean },
): Effect.Effect<ReadonlyArray<Units>, DatabaseError, Database> =>
  keepStock(stock, { inPart: true, again }).pipe(
    Effect.map((found) =>
      stock.lines.flatMap((line) => {
        const short = found.find(
          ({ product, store }) => product === line.productId && store === (line.storeId ?? ""),
        )
        return short === undefined ? [] : [{ ...line, quantity: line.quantity - (short.available ?? 0) }]
      }),
    ),
  )

/** Reserves all lines or none, also if the reservation had been released. */
export const reserveAll = Effect.fnUntraced(function* (
  stock: StockOfOrder,
): Effect.fn.Return<void, OutOfStock | StaleReservation | DatabaseError, Database> {
  yield* requireHeld(stock.orderId, yield* keepStock(stock, { inPart: false, again: true }))
})

const requireHeld = (
  orderId: string,
  found: ReadonlyArray<Pick<typeof KeptRow.Type, "outcome" | "product" | "available">>,
): Effect.Effect<void, OutOfStock | StaleReservation> => {
  if (found.some(({ outcome }) => outcome === "stale")) return Effect.fail(new StaleReservation({ orderId }))
  const short = found.filter(({ outcome }) => outcome === "short")
  if (short.length === 0) return Effect.void
  const products = short.map(({ product, available }) => ({
    productId: product ?? "",
    available: available ?? 0,
  }))
  return Effect.fail(new OutOfStock({ products }))
}

const keepStock = (
  { orderId, revision, lines, state }: StockOfOrder,
  { inPart, again }: { readonly inPart: boolean; readonly again: boolean },
) => {
  const { products, quantities, stores } = columnsOf(lines)
  return rows(KeptRow, {
    name: "keep-stock",
    text: "select outcome, product, store, available from keep_stock($1, $2, $3, $4, $5, $6, $7, $8)",
    values: [orderId, revision, products, quantities, state, inPart, again, stores],
  })
}

const HeldRow = Schema.Struct({ product_id: Schema.String, units: Schema.Int })

/** How many units of each product the order holds now: none, once they were released. */
export const heldUnits = (
  orderId: string,
): Effect.Effect<ReadonlyMap<string, number>, DatabaseError, Database> =>
  rows(HeldRow, {
    name: "held-units",
    text: `select product_id, sum(quantity)::int as units from stock_reservation_line
           where order_id = $1 group by product_id`,
    values: [orderId],
  }).pipe(Effect.map((found) => new Map(found.map(({ product_id, units }) => [product_id, units]))))

/** Releases the units of an order that will never be placed. Idempotent. */
export const releaseStock = (orderId: string): Effect.Effect<boolean, DatabaseError, Database> =>
  release(orderId, null)

/** Releases all units of an unpaid order, unless somebody asked for them after `since`. */
export const releaseAbandoned = (
  orderId: string,
  since: Date,
): Effect.Effect<boolean, DatabaseError, Database> => release(orderId, since)

const release = (orderId: string, since: Date | null) =>
  rows(Schema.Struct({ released: Schema.Boolean }), {
    text: "select release_stock($1, $2) as released",
    values: [orderId, since],
  }).pipe(Effect.map(([row]) => row?.released ?? false))

/** A reservation that may be released. */
export interface UntouchedReservation {
  readonly orderId: string
  /** Precise to the microsecond. */
  readonly touchedAt: string
}

const UntouchedRow = Schema.Struct({ order_id: Schema.String, touched_at: Schema.String })

/** Orders that hold unpaid units which nobody has asked for since then, oldest first, starting after the given one. */
export const untouchedReservations = (
  since: Date,
  limit: number,
  after: UntouchedReservation | null = null,
): Effect.Effect<ReadonlyArray<UntouchedReservation>, DatabaseError, Database> =>
  rows(UntouchedRow, {
    text: `select order_id, touched_at::text from stock_reservation
           where state = 'held' and touched_at < $1 and (touched_at, order_id) > ($3::timestamptz, $4)
           order by touched_at, order_id limit $2`,
    values: [since, limit, after?.touchedAt ?? "-infinity", after?.orderId ?? ""],
  }).pipe(Effect.map((found) => found.map((row) => ({ orderId: row.order_id, touchedAt: row.touched_at }))))

/** Units of a product, in all places together. */
export interface StockLine {
  readonly productId: string
  readonly quantity: number
}

/** Sets the units available for shipping, without reserved ones and those in stores: for imports and deliveries. */
export const setStock = (
  client: pg.Pool | pg.ClientBase,
  lines: ReadonlyArray<StockLine>,
): Effect.Effect<void, DatabaseError> =>
  lines.length === 0
    ? Effect.void
    : executeOn(client, {
        text: `insert into stock (product_id, available) select * from unnest($1::text[], $2::int[])
               on conflict (product_id) do update set available = excluded.available + stock.in_stores`,
        values: [lines.map((line) => line.productId), lines.map((line) => line.quantity)],
      }).pipe(Effect.asVoid)

/** Units of a product in a store. */
export interface StoreStockLine extends StockLine {
  readonly storeId: string
}

/**
 * Sets the units available for pickup, without reserved ones; the products must have a row of stock, and the stores
 * must exist.
 */
export const setStoreStock = (
  client: pg.Pool | pg.ClientBase,
  lines: ReadonlyArray<StoreStockLine>,
): Effect.Effect<void, DatabaseError> =>
  lines.length === 0
    ? Effect.void
    : executeOn(client, {
        text: "select set_store_stock($1, $2, $3)",
        values: [
          lines.map((line) => line.productId),
          lines.map((line) => line.storeId),
          lines.map((line) => line.quantity),
        ],
      }).pipe(Effect.asVoid)
