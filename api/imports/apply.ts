import { Effect, Schema } from "effect"
import type pg from "pg"
import { REPLACED_COLUMNS, WRITTEN_COLUMNS } from "../catalogue/products.ts"
import { rowsOn } from "../platform/postgres/query.ts"
import { UPSERT_TIRES, UPSERT_WHEELS } from "./specs.ts"

const Applied = Schema.Struct({
  added: Schema.Finite,
  changed: Schema.Finite,
  unchanged: Schema.Finite,
})
type Applied = typeof Applied.Type

/** Rows of one statement: large enough to be fast, small enough to report progress. */
const CHUNK = 20_000

/**
 * Brings the staged products into the catalog, within the caller's transaction: new ones are added with `newStock`
 * units; those that differ, also in their tire or wheel specs, are replaced; the others stay as they are. `onRows` gets
 * the number of rows of the file that are done.
 */
export const applyStaged = Effect.fnUntraced(function* <E, R>(
  client: pg.ClientBase,
  places: number,
  newStock: number,
  onRows: (places: number) => Effect.Effect<void, E, R>,
) {
  let applied: Applied = { added: 0, changed: 0, unchanged: 0 }
  for (let from = 0; from < places; from += CHUNK) {
    const [row] = yield* rowsOn(client, Applied, {
      name: "apply-staged-products",
      // Rows are locked in the order of ids, as by every bulk writer of products, so that there is no deadlock. The foreign
      // keys of tires and wheels are checked at the end of the statement, when all products are there.
      text: `with given as materialized (
               select ${GIVEN} from product_staging s left join product p using (product_id)
               where s.place >= $1 and s.place < $2 order by s.product_id
             ),
             written as (
               insert into product as p (${WRITTEN_COLUMNS}) select * from given
               on conflict (product_id) do update set ${REPLACED_COLUMNS}
               where (${each("p")}) is distinct from (${each("excluded")})
               returning p.product_id, (p.xmax = 0) as is_new
             ),
             shelved as (
               insert into stock (product_id, available) select product_id, $3 from written where is_new
               on conflict (product_id) do nothing
             ),
             tires as (${UPSERT_TIRES}),
             wheels as (${UPSERT_WHEELS}),
             touched as (
               select product_id from written union select product_id from tires union select product_id from wheels
             ),
             counted as (
               select (select count(*) from given)::int as given, (select count(*) from touched)::int as touched,
                 (select count(*) from written where is_new)::int as added
             )
             select added, touched - added as changed, given - touched as unchanged from counted`,
      values: [from, from + CHUNK, newStock],
    })
    if (row !== undefined) {
      applied = {
        added: applied.added + row.added,
        changed: applied.changed + row.changed,
        unchanged: applied.unchanged + row.unchanged,
      }
    }
    yield* onRows(Math.min(from + CHUNK, places))
  }
  return applied
})

/** The file's values, except prices that markup rules set: those stay until prices are generated from the new cost. */
const GIVEN = WRITTEN_COLUMNS.split(", ")
  .map((column) => {
    switch (column) {
      case "sale_price":
        return "case when p.winner_markup_id is null then s.sale_price else p.sale_price end as sale_price"
      case "winner_markup_id":
        return "coalesce(p.winner_markup_id, s.winner_markup_id) as winner_markup_id"
      default:
        return `s.${column}`
    }
  })
  .join(", ")

const each = (table: string): string =>
  WRITTEN_COLUMNS.split(", ")
    .map((column) => `${table}.${column}`)
    .join(", ")

/** Takes products off sale that the file's partners no longer list. Returns how many. */
export const markMissing = Effect.fnUntraced(function* (client: pg.ClientBase) {
  const [row] = yield* rowsOn(client, Schema.Struct({ missing: Schema.Int }), {
    text: `with missing as (
             update product p set is_live = false, updated_at = now()
             where p.is_live and p.partner in (select distinct partner from product_staging)
               and not exists (select from product_staging s where s.product_id = p.product_id)
             returning 1
           )
           select count(*)::int as missing from missing`,
    values: [],
  })
  return row?.missing ?? 0
})
