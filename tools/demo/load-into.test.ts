import { executeOn, rows, transaction } from "@voltread/api/platform/postgres/query.ts"
import { shopDatabase } from "@voltread/api/platform/postgres/testing/shop-database.ts"
import { Effect, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { loadInto } from "./load-into.ts"

let shop: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => shop.close())

const TABLES = ["product", "store_stock"]

const found = (text: string) =>
  shop.run(rows(Schema.Record(Schema.String, Schema.Unknown), { text, values: [] }))

/** All foreign keys and indexes of the tables, as Postgres describes them. */
const definitions = () =>
  found(`
    select conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where conrelid in ('product'::regclass, 'store_stock'::regclass)
    union all
    select indexrelid::regclass::text, pg_get_indexdef(indexrelid)
    from pg_index where indrelid in ('product'::regclass, 'store_stock'::regclass)
    order by 1, 2`)

const load = (text: string) =>
  shop.run(
    transaction((client) => loadInto(client, TABLES, Effect.asVoid(executeOn(client, { text, values: [] })))),
  )

test("indexes and foreign keys are the same afterwards", async () => {
  const before = await definitions()
  expect(before.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["product_words", "store_stock_product_id_fkey"]),
  )
  await load("select 1")
  expect(await definitions()).toEqual(before)
})

test("a broken reference is rejected as a whole, and leaves everything unchanged", async () => {
  const before = await definitions()
  const astray = "insert into store_stock (product_id, store_id, available) values ('nothing', 'nowhere', 1)"
  await expect(load(astray)).rejects.toMatchObject({ code: "23503" })
  expect(await definitions()).toEqual(before)
  expect(await found("select * from store_stock")).toEqual([])
})
