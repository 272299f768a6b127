import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { query } from "@voltread/api/postgres/query.ts"
import { shopDatabase } from "@voltread/api/postgres/testing/shop-database.ts"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { importProducts } from "./import-products.ts"

let folder: string
let database: Awaited<ReturnType<typeof shopDatabase>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-"))
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await sql("truncate product, stock cascade")
})

const listing = (over: Record<string, unknown> = {}) => ({
  shop: "walmart",
  title: "Kestrel 14 laptop",
  category: "laptops",
  brand: "Kestrel",
  modelno: "K-14",
  price: "409.0",
  ...over,
})

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}
const lines = (...rows: ReadonlyArray<unknown>): string => rows.map((row) => JSON.stringify(row)).join("\n")

const run = (files: ReadonlyArray<string>, stock = 7) => database.run(importProducts({ files, stock }))

const sql = (text: string) => database.run(query({ text, values: [] }))
const stored = () =>
  sql("select sku, sale_price, available from product join stock using (product_id) order by sku")

describe("import of supplier files", () => {
  test("products of a JSON Lines file are for sale, priced in cents, with stock", async () => {
    const file = await write("ok.jsonl", lines(listing(), listing({ modelno: "K-15", price: "1,299.99" })))
    expect(await run([file])).toEqual({ imported: 2, rejected: [] })
    expect(await stored()).toEqual([
      { sku: "K-14", sale_price: 40_900, available: 7 },
      { sku: "K-15", sale_price: 129_999, available: 7 },
    ])
  })

  test("lines that cannot be sold are named with their number and the reason; the others are imported", async () => {
    const file = await write(
      "bad.jsonl",
      [
        JSON.stringify(listing()),
        JSON.stringify(listing({ modelno: "N", price: "" })),
        JSON.stringify(listing({ modelno: "Z", price: "0.0" })),
        JSON.stringify(listing({ modelno: "M", price: "-4" })),
        JSON.stringify(listing({ modelno: "" })),
        JSON.stringify(listing()),
        "[1, 2]",
        '{"shop": "walmart", "title": "cut o',
      ].join("\n"),
    )
    const { imported, rejected } = await run([file])
    expect(imported).toBe(1)
    expect(rejected.map(({ line, reason }) => [line, reason])).toEqual([
      [2, "has no price"],
      [3, "has the price 0.0; a product must cost something"],
      [4, "has the price -4; a product must cost something"],
      [5, "has no sku or model number"],
      [6, "repeats the sku K-14 of line 1"],
      [7, "not a JSON object"],
      [8, "not valid JSON (is the file cut off?)"],
    ])
  })

  test("a CSV file with quoted commas and line breaks is read, also compressed", async () => {
    const csv =
      'shop,title,category,brand,modelno,price\nwalmart,"TV, 55""\nblack",tv,Solvane,S-55,499\nwalmart,x,tv,S,,1\n'
    const { imported, rejected } = await run([await write("products.csv.gz", gzipSync(csv))])
    expect(imported).toBe(1)
    expect(rejected.map(({ reason }) => reason)).toEqual(["has no sku or model number"])
  })

  test("broken UTF-8 rejects its line only", async () => {
    const file = await write(
      "utf8.jsonl",
      Buffer.concat([
        Buffer.from(`${JSON.stringify(listing())}\n{"title":"`),
        Buffer.from([0xc3, 0x28, 0xff]),
        Buffer.from('"}\n'),
      ]),
    )
    const { imported, rejected } = await run([file])
    expect([imported, rejected[0]?.line, rejected[0]?.reason]).toEqual([1, 2, "not valid UTF-8"])
  })

  test("importing again updates prices and leaves the stock that is there", async () => {
    await run([await write("first.jsonl", lines(listing()))], 7)
    await sql("update stock set available = 3")
    await run([await write("second.jsonl", lines(listing({ price: "399" })))], 50)
    expect(await stored()).toEqual([{ sku: "K-14", sale_price: 39_900, available: 3 }])
  })

  test("a file that ends in an error leaves nothing of itself or of the files before it", async () => {
    const good = await write("good.jsonl", lines(listing()))
    await expect(run([good, join(folder, "missing.jsonl")])).rejects.toThrow()
    await expect(
      run([good, await write("cut.csv.gz", gzipSync("a,b\n1,2\n".repeat(5_000)).subarray(0, 60))]),
    ).rejects.toThrow()
    expect(await stored()).toEqual([])
  })

  test("a file of no known supplier is refused line by line", async () => {
    const { imported, rejected } = await run([await write("odd.jsonl", lines({ colour: "red" }))])
    expect([imported, rejected[0]?.reason]).toEqual([
      0,
      "its columns are of no known supplier; name a profile",
    ])
  })
})
