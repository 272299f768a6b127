import { createPool, Database } from "@voltread/api/platform/postgres/pool.ts"
import { requestGeneration, runRequestedGeneration } from "@voltread/api/prices/generation-job.ts"
import { addMarkup } from "@voltread/api/prices/markups.ts"
import type { MarkupRule } from "@voltread/domain/catalogue/markup.ts"
import { Effect } from "effect"
import type pg from "pg"
import { withScratchDatabase } from "./scratch.ts"

export interface PriceFigures {
  readonly products: number
  /** One plain `update` that changes the price of every product: the baseline. Products per second. */
  readonly updatePerSecond: number
  /** A generation that changes the price of every product, with its history. Products per second. */
  readonly generatePerSecond: number
  readonly ratio: number
}

const FILL = `
  insert into product (product_id, sku, name, description, brand, category, product_type, partner, size,
    regular_price, sale_price, supplier_cost, shipping_cost, thumbnail_image, small_image, large_image, attributes,
    review_count, is_live)
  select 'p-' || lpad(n::text, 8, '0'), 'SKU-' || n, 'Product number ' || n, 'A thing of use, made to last.',
    'Brand ' || n % 200, (array['tires', 'wheels', 'televisions', 'smartphones', 'laptop-computers'])[n % 5 + 1],
    (array['tire', 'wheel', 'electronics', 'electronics', 'electronics'])[n % 5 + 1], 'Supplier ' || n % 7, '',
    20000, 10000, 5000 + n % 9000, 0, '', '', '', '{}', n % 1000, true
  from generate_series(1, $1::int) n`

const rule = (change: Partial<MarkupRule>): MarkupRule => ({
  ruleType: "ALL",
  categoryName: null,
  minPrice: null,
  maxPrice: null,
  brands: [],
  markupType: "PERCENT",
  markupValue: 3_000,
  roundingMethod: "UP_TO_99",
  ...change,
})

/** Twenty rules of every kind, as in a real shop. */
const RULES: ReadonlyArray<MarkupRule> = [
  rule({}),
  rule({ ruleType: "PRICE_RANGE", maxPrice: 6_000, markupValue: 4_500 }),
  rule({ ruleType: "CATEGORY", categoryName: "tires", markupValue: 2_500 }),
  rule({ ruleType: "CATEGORY", categoryName: "wheels", minPrice: 7_000, markupValue: 2_800 }),
  ...Array.from({ length: 16 }, (_, n) =>
    rule({
      ruleType: "BRAND",
      brands: [{ id: `brand ${n}`, name: `Brand ${n}` }],
      markupValue: 1_500 + n * 100,
    }),
  ),
]

const perSecond = async (products: number, work: () => Promise<unknown>): Promise<number> => {
  const since = performance.now()
  await work()
  return (products * 1_000) / (performance.now() - since)
}

/** All start from the same state: dead rows of one run would slow down the next. */
const settle = async (pool: pg.Pool): Promise<void> => {
  await pool.query("vacuum (analyze) product")
  await pool.query("checkpoint")
}

/** Generating all prices by twenty rules, compared with one plain update of the same rows, in the same Postgres. */
export const benchPrices = (databaseUrl: string, products: number): Promise<PriceFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const pool = createPool({ url, max: 2, statementTimeout: 0 }, () => undefined)
    const by = { id: "bench", name: "Bench" }
    try {
      await pool.query(FILL, [products])
      const database = Database.layer({ url, max: 4 })
      const run = <A, E>(work: Effect.Effect<A, E, Database>) =>
        Effect.runPromise(Effect.provide(work, database))
      for (const [n, each] of RULES.entries()) {
        await run(addMarkup(`rule-${n}`, { supplierId: null, type: "ANY", rule: each }, by.id))
      }
      await settle(pool)
      const updatePerSecond = await perSecond(products, () =>
        pool.query(
          "update product set sale_price = sale_price + 1, winner_markup_id = 'rule-0', updated_at = now()",
        ),
      )
      await settle(pool)
      await run(requestGeneration(by))
      const generatePerSecond = await perSecond(products, () => run(runRequestedGeneration))
      return { products, updatePerSecond, generatePerSecond, ratio: generatePerSecond / updatePerSecond }
    } finally {
      await pool.end()
    }
  })
