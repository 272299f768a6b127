import type { Product } from "@voltread/domain/catalogue/product.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { PRODUCT_PARAMETERS, productArrays, WRITTEN_COLUMNS } from "../catalogue/products.ts"
import { executeOn, rowsOn } from "../platform/postgres/query.ts"
import { MAX_REJECTIONS } from "./import-records.ts"
import type { Specs } from "./specs.ts"

/** A product with its line in the file and its row number among the products of the file, from 0. */
export interface StagedProduct {
  readonly line: number
  readonly place: number
  readonly product: Product
  /** The row of table tire or wheel that belongs to it; null: it is neither, or has no specs. */
  readonly specs: Specs | null
}

/**
 * Creates an empty table for the products of one file, with the columns that a product is written with. Only the holder
 * of the import lock uses it, so the leftovers of an interrupted import are dropped here. Unlogged: after a server
 * crash the import starts again.
 */
export const createStaging = Effect.fnUntraced(function* (client: pg.ClientBase) {
  yield* dropStaging(client)
  yield* executeOn(client, {
    text: `create unlogged table product_staging as
           select ${WRITTEN_COLUMNS}, 0 as line, 0 as place, null::jsonb as specs
           from product with no data`,
    values: [],
  })
})

export const dropStaging = (client: pg.ClientBase) =>
  executeOn(client, { text: "drop table if exists product_staging", values: [] })

export const stageProducts = (client: pg.ClientBase, staged: ReadonlyArray<StagedProduct>) => {
  const arrays = productArrays(staged.map(({ product }) => product))
  return executeOn(client, {
    text: `insert into product_staging
           select * from unnest(${PRODUCT_PARAMETERS}, $${arrays.length + 1}::int[], $${arrays.length + 2}::int[],
             $${arrays.length + 3}::jsonb[])`,
    values: [
      ...arrays,
      staged.map(({ line }) => line),
      staged.map(({ place }) => place),
      staged.map(({ specs }) => (specs === null ? null : JSON.stringify(specs))),
    ],
  })
}

/**
 * Keeps the first of the products that have the same id, or the same sku of the same partner, and rejects the others.
 * In the database, so that a file's skus need not fit into memory. Returns how many were rejected.
 */
export const rejectRepeated = Effect.fnUntraced(function* (client: pg.ClientBase, importId: string) {
  yield* executeOn(client, { text: "create index on product_staging (place)", values: [] })
  yield* executeOn(client, { text: "create index on product_staging (product_id)", values: [] })
  let repeated = 0
  for (const key of ["product_id", "partner, sku"]) {
    const [row] = yield* rowsOn(client, Schema.Struct({ repeated: Schema.Int }), {
      text: `with firsts as (
               select ${key}, min(place) as place from product_staging group by ${key} having count(*) > 1
             ),
             known as (select f.*, s.line, s.sku as first_sku from firsts f join product_staging s using (place, ${key})),
             gone as (
               delete from product_staging s using known k
               where (${qualified("s", key)}) = (${qualified("k", key)}) and s.place > k.place
               returning s.line, s.sku, s.product_id, k.line as first, k.first_sku
             ),
             noted as (
               insert into product_import_rejection (import_id, line, reason)
               select $1, line,
                 case when sku = first_sku then format('repeats the sku %s of line %s', sku, first)
                   else format('repeats the productId %s of line %s', product_id, first) end
               from gone order by line limit ${MAX_REJECTIONS}
             )
             select count(*)::int as repeated from gone`,
      values: [importId],
    })
    repeated += row?.repeated ?? 0
  }
  yield* executeOn(client, { text: "analyze product_staging", values: [] })
  return repeated
})

const qualified = (table: string, columns: string): string =>
  columns
    .split(", ")
    .map((column) => `${table}.${column}`)
    .join(", ")
