import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { execute } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>

/** As many as a real catalog: Postgres scans a small table whatever its indexes. */
const PRODUCTS = 100_000

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
  for (const text of [
    // Stock without its products, which take longer to write.
    "alter table stock drop constraint stock_product_id_fkey",
    "alter table store_stock drop constraint store_stock_product_id_fkey",
    "alter table store_stock drop constraint store_stock_store_id_fkey",
    `insert into stock select 'p' || n, 2000, 1000 from generate_series(1, ${PRODUCTS}) n`,
    `insert into store_stock select 'p' || n, 's' || n % 2, 500 from generate_series(1, ${PRODUCTS}) n`,
    "analyze stock, store_stock",
  ]) {
    await shop.run(execute({ text, values: [] }))
  }
})
afterAll(() => shop.close())

/** A scan of the table, or of a whole index: one without an index condition. */
const READS_ALL_STOCK = /Scan (using \w+ )?on (stock s|store_stock t)\b.*\n(?!\s*(Index|Recheck) Cond)/

/** The plans of these statements and of all statements within their functions, as auto_explain logs them. */
const plansOf = (statements: ReadonlyArray<string>): Promise<ReadonlyArray<string>> =>
  shop.run(
    Database.use(({ pool }) =>
      Effect.promise(async () => {
        const client = await pool.connect()
        const plans: Array<string> = []
        client.on("notice", ({ message }) => plans.push(message ?? ""))
        try {
          await client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0;
            set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice`)
          for (const statement of statements) await client.query(statement)
          return plans
        } finally {
          client.release(true)
        }
      }),
    ),
  )

test("reserving and releasing read the rows of their products, never all of stock", async () => {
  const orders = Array.from({ length: 8 }, (_, order) => [
    `select reserve_stock('order-${order}', 1, array['p7', 'p50000'], array[1, 2])`,
    `select reserve_stock('order-${order}', 2, array['p7', 'p99999'], array[2, 2], array['s1', ''])`,
    `select keep_stock('order-${order}', 3, array['p50000', 'p99999'], array[1, 1], 'kept', true, true)`,
    `select keep_stock('order-${order}', 4, array['p5', 'p6'], array[1, 1], 'kept', true, true, array['s1', 's0'])`,
    `select release_stock('order-${order}', null)`,
  ])
  const plans = (await plansOf(orders.flat())).filter((plan) => /\bon (stock s|store_stock t)\b/.test(plan))
  expect(plans.length).toBeGreaterThanOrEqual(8 * 10)
  expect(plans.filter((plan) => READS_ALL_STOCK.test(plan))).toEqual([])
})
