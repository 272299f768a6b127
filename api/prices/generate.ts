import { Effect, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, longTransaction, rowsOn } from "../platform/postgres/query.ts"
import { MARKUP_COLUMNS, MarkupRow, toMarkup } from "./markup-rows.ts"
import { brandSpellings, placeholders, pricedProducts } from "./price-sql.ts"

/** Products written by one statement: large enough to be fast, small enough to report progress. */
const BATCH_SIZE = 20_000

export interface Progress {
  /** Products that get another price or another rule. */
  readonly changes: number
  readonly written: number
}

/**
 * Recomputes the price of every product by the current rules, and finishes the generation: all in one transaction, so
 * that readers see all old prices or all new ones, and an interruption changes nothing. Only changes are written, with
 * their history. A product that no rule prices keeps its price.
 */
export const generatePrices = <E, R>(
  generationId: number,
  onProgress: (progress: Progress) => Effect.Effect<void, E, R>,
): Effect.Effect<void, E | DatabaseError, R | Database> =>
  longTransaction((client) =>
    Effect.gen(function* () {
      yield* prepare(client)
      if (!(yield* isOpen(client, generationId))) return
      const changes = yield* findChanges(client)
      yield* recordRules(client, generationId)
      for (let written = 0; written < changes; written += BATCH_SIZE) {
        yield* onProgress({ changes, written })
        yield* executeOn(client, {
          text: APPLY_CHANGES,
          values: [generationId, written, written + BATCH_SIZE],
        })
      }
      yield* executeOn(client, {
        text: `update price_generation set state = 'done', changes = $2, written = $2, finished_at = clock_timestamp()
               where generation_id = $1`,
        values: [generationId, changes],
      })
    }),
  )

const prepare = Effect.fnUntraced(function* (client: pg.ClientBase) {
  // If this process is killed, the server notices and releases the locks.
  yield* executeOn(client, { text: "set local client_connection_check_interval = '2s'", values: [] })
  // Blocks imports, not shoppers: they only read products, and stock is a separate table.
  yield* executeOn(client, { text: "lock table product in share row exclusive mode", values: [] })
  yield* executeOn(client, {
    text: `create temporary table price_change (
             n bigint, product_id text collate "C", old_price bigint, new_price bigint, supplier_cost bigint,
             markup_id text
           ) on commit drop`,
    values: [],
  })
})

/** Another process may have finished it while this one waited for the table lock. */
const isOpen = (client: pg.ClientBase, generationId: number) =>
  executeOn(client, {
    text: "select from price_generation where generation_id = $1 and state in ('waiting', 'running')",
    values: [generationId],
  }).pipe(Effect.map((count) => count > 0))

const findChanges = Effect.fnUntraced(function* (client: pg.ClientBase) {
  const rules = yield* rowsOn(client, MarkupRow, {
    text: `select ${MARKUP_COLUMNS} from price_markup where not is_deleted`,
    values: [],
  })
  const values: Array<unknown> = []
  const products = pricedProducts(
    { rules: rules.map(toMarkup), brands: yield* brandSpellings(client) },
    placeholders(values),
  )
  yield* executeOn(client, {
    text: `insert into price_change
           select row_number() over (order by product_id), product_id, sale_price, coalesce(price, sale_price),
             supplier_cost, markup_id
           from (${products}) priced
           where price <> sale_price or markup_id is distinct from winner_markup_id`,
    values,
  })
  yield* executeOn(client, { text: "create unique index on price_change (n)", values: [] })
  yield* executeOn(client, { text: "analyze price_change", values: [] })
  const [row] = yield* rowsOn(client, Schema.Struct({ changes: Schema.Int }), {
    text: "select count(*)::int as changes from price_change",
    values: [],
  })
  return row?.changes ?? 0
})

const recordRules = (client: pg.ClientBase, generationId: number) =>
  executeOn(client, {
    text: `insert into price_generation_rule (generation_id, markup_id, markup)
           select $1, markup_id, to_jsonb(m) from price_markup m
           where markup_id in (select distinct markup_id from price_change)`,
    values: [generationId],
  })

const APPLY_CHANGES = `
  with applied as (
    update product p set sale_price = c.new_price, winner_markup_id = c.markup_id, updated_at = now()
    from price_change c
    where c.n > $2 and c.n <= $3 and p.product_id = c.product_id
    returning c.product_id, c.old_price, c.new_price, c.supplier_cost, c.markup_id
  )
  insert into price_history (product_id, generation_id, old_price, new_price, supplier_cost, markup_id)
  select product_id, $1, old_price, new_price, supplier_cost, markup_id from applied`
