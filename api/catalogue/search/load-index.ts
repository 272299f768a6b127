import { Effect, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../../platform/postgres/pool.ts"
import {
  type DatabaseError,
  execute,
  executeOn,
  longTransaction,
  rows,
  rowsOn,
} from "../../platform/postgres/query.ts"
import { INDEX_ROWS, IndexRow } from "./index-row.ts"
import { type SearchIndex, SearchIndexBuilder } from "./search-index.ts"

/** A search index with the database snapshots it was read from, in the text form of `pg_snapshot`. */
export interface IndexSnapshot {
  readonly index: SearchIndex
  readonly products: string
  readonly stock: string
}

/** Rows read at once: few enough that requests are answered in between. */
const BATCH_SIZE = 500

/** Reads all live products in one snapshot. A million take half a minute; requests are answered meanwhile. */
export const loadIndex: Effect.Effect<IndexSnapshot, DatabaseError, Database> = longTransaction((client) =>
  Effect.gen(function* () {
    const run = (text: string) => executeOn(client, { text, values: [] })
    yield* run("set transaction isolation level repeatable read, read only")
    const snapshot = yield* currentSnapshot(client)
    yield* run(`declare index_rows no scroll cursor for ${INDEX_ROWS}`)
    const builder = new SearchIndexBuilder()
    for (;;) {
      const batch = yield* rowsOn(client, IndexRow, {
        text: `fetch ${BATCH_SIZE} from index_rows`,
        values: [],
      })
      for (const row of batch) builder.push(row)
      if (batch.length < BATCH_SIZE) break
    }
    return { index: builder.finish(), products: snapshot, stock: snapshot }
  }),
)

const currentSnapshot = (client: pg.ClientBase) =>
  rowsOn(client, Schema.Struct({ snapshot: Schema.String }), {
    text: "select pg_current_snapshot()::text as snapshot",
    values: [],
  }).pipe(Effect.map(([row]) => row?.snapshot ?? ""))

const SoldOutRow = Schema.Struct({ snapshot: Schema.String, sold_out: Schema.Array(Schema.Finite) })

/** The same products with the current stock. */
export const withCurrentStock = ({
  index,
  products,
}: IndexSnapshot): Effect.Effect<IndexSnapshot, DatabaseError, Database> =>
  rows(SoldOutRow, {
    text: `select pg_current_snapshot()::text as snapshot, array(
             select p.number::float8 from product p left join stock s using (product_id)
             where p.is_live and coalesce(s.available, 0) = 0) as sold_out`,
    values: [],
  }).pipe(
    Effect.map(([row]) => {
      const inStock = new Uint16Array(index.size).fill(1)
      for (const number of row?.sold_out ?? []) {
        const at = index.rowOf(number)
        if (at !== undefined) inStock[at] = 0
      }
      return { index: { ...index, inStock }, products, stock: row?.snapshot ?? "" }
    }),
  )

const ChangeRow = Schema.Struct({ part: Schema.Literals(["products", "stock"]) })

/** The changes committed after the snapshot. */
export const changesSince = ({
  products,
  stock,
}: IndexSnapshot): Effect.Effect<"products" | "stock" | null, DatabaseError, Database> =>
  rows(ChangeRow, {
    name: "catalogue-changes",
    text: `select part from catalogue_change
           where part = 'products' and transaction >= pg_snapshot_xmin($1)
               and not pg_visible_in_snapshot(transaction, $1)
             or part = 'stock' and transaction >= pg_snapshot_xmin($2)
               and not pg_visible_in_snapshot(transaction, $2)
           order by part limit 1`,
    values: [products, stock],
  }).pipe(Effect.map(([row]) => row?.part ?? null))

/** No index is as old as a day. */
export const deleteOldChanges: Effect.Effect<void, DatabaseError, Database> = execute({
  text: "delete from catalogue_change where changed_at < now() - interval '1 day'",
  values: [],
}).pipe(Effect.asVoid)
