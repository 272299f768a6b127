import { writeFile } from "node:fs/promises"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createProducts, replay } from "./replay.ts"
import { type ReplayShop, replayShop } from "./testing/replay-shop.ts"
import { compare } from "./verify.ts"

/**
 * Two customers and a guest over two months: gifts, partial returns, full returns, and returns of products that were
 * never bought.
 */
const FILE = `InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country
1001,A1,LANTERN,6,2011-01-04 10:00:00,2.55,17850.0,United Kingdom
1001,B2,"MUG, RED",12,2011-01-04 10:00:00,1.255,17850.0,United Kingdom
1001,GIFT,SAMPLE,1,2011-01-04 10:00:00,0.0,17850.0,United Kingdom
1002,A1,LANTERN,2,2011-01-05 11:00:00,2.95,,France
C1003,B2,"MUG, RED",-5,2011-01-20 09:00:00,1.255,17850.0,United Kingdom
1004,A1,LANTERN,1,2011-02-01 09:30:00,2.55,13047.0,United Kingdom
C1005,A1,LANTERN,-6,2011-02-02 12:00:00,2.55,17850.0,United Kingdom
C1005,B2,"MUG, RED",-7,2011-02-02 12:00:00,1.255,17850.0,United Kingdom
C1006,A1,LANTERN,-3,2011-02-03 12:00:00,2.55,13047.0,United Kingdom
C1007,D,Discount,-1,2011-02-03 13:00:00,9.99,,United Kingdom
A1008,B,Adjust bad debt,1,2011-02-04 08:00:00,50.00,,United Kingdom
`

let shop: ReplayShop
beforeEach(async () => {
  shop = await replayShop(inject("postgresUrl"), FILE)
})
afterEach(() => shop.close())

const quiet = { onBytes: () => {}, onDone: () => {} }

test("the reports equal the file to the cent, also after an interruption, and a repetition changes nothing", async () => {
  expect(await shop.run(createProducts(shop.file))).toBe(2)
  let done = 0
  const interrupted = replay(shop.file, 0, {
    ...quiet,
    onDone: (invoices) => {
      done = invoices
      if (invoices === 4) throw new Error("pulled the plug")
    },
  })
  await expect(shop.run(interrupted)).rejects.toThrow("pulled the plug")
  const excluded = await shop.run(replay(shop.file, done - 1, quiet))
  expect([...excluded.values()].map(({ lines }) => lines)).toEqual([1, 1, 1, 1])

  await shop.project()
  const { equal, text } = await compare(shop.file, shop.url)
  expect(text).not.toContain("but the file says")
  expect(equal).toBe(true)

  const before = await shop.head()
  await shop.run(replay(shop.file, 0, quiet))
  expect(await shop.head()).toBe(before)
})

test("reports that differ from the file are listed row by row", async () => {
  await shop.run(createProducts(shop.file))
  await shop.run(replay(shop.file, 0, quiet))
  await shop.project()
  await writeFile(shop.file, FILE.replace("1001,A1,LANTERN,6", "1001,A1,LANTERN,7"))
  const { equal, text } = await compare(shop.file, shop.url)
  expect(equal).toBe(false)
  expect(text).toMatch(/2011-01 .* but the file says /)
  for (const report of ["Revenue by month", "Daily Business", "Customer Value", "Most Popular Products"])
    expect(text).toMatch(new RegExp(`${report}: \\d+ rows differ from the file:`))
})
