import { once } from "node:events"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { csvFile } from "./csv-file.ts"

let shop: ShopApp

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const file = () => shop.run(csvFile("revenue", { from: "2026-03-01", to: "2026-03-31", groupBy: "day" }))
const openReads = () =>
  shop.sql(
    "select from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
  )

test("a file that was read to its end leaves no transaction open", async () => {
  expect(await text(await file())).toContain("\r\nTotal,0,0.00,")
  expect(await openReads()).toEqual([])
})

test("a file that nobody begins to read leaves no transaction open", async () => {
  const unread = await file()
  expect(await openReads()).toHaveLength(1)
  unread.destroy()
  await once(unread, "close")
  expect(await openReads()).toEqual([])
})
