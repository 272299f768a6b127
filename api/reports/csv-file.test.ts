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

const march = { from: "2026-03-01", to: "2026-03-31", groupBy: "day" }
const file = () => shop.run(csvFile("revenue", march))
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

test("files that nobody reads do not take more than a few connections, and are forgotten once they are over", async () => {
  const unread = await Promise.all(Array.from({ length: 8 }, file))
  await expect(file()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" })
  expect(await openReads()).toHaveLength(8)
  // As Postgres does with those that are idle for too long.
  await shop.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and state = 'idle in transaction'`,
  )
  await expect.poll(() => file().then(text, ({ code }) => code)).toContain("Total")
  for (const each of unread) each.destroy()
})

test("a file leaves out columns that it is to leave out, with their totals", async () => {
  const as = await shop.signIn("ada@voltread.example", "ADMIN")
  const without = "discounts,lenderTake,affiliateTake,supplierCost,margin,of-another-report"
  const response = await shop.app.inject({
    url: `/api/admin/reports/revenue.csv?${new URLSearchParams({ ...march, without })}`,
    headers: { authorization: `Bearer ${as.accessToken} ${as.idToken}` },
  })
  expect(response.body).toBe(
    "\uFEFFDay,Orders,Gross,Returns,Net,Shipping,Tax,Total\r\nTotal,0,0.00,0.00,0.00,0.00,0.00,0.00\r\n",
  )
})
