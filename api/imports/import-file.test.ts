import { randomUUID } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { Effect, Fiber, Option, Schema } from "effect"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { importFile } from "./import-file.ts"
import { withImportLock } from "./import-lock.ts"
import { requeueInterrupted } from "./import-queue.ts"
import { addImport, findImport } from "./import-records.ts"
import { anImportTask } from "./testing/import-task.ts"

/** Other work on this machine may slow it down. */
const PATIENT = { timeout: 20_000 }

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
  await sql("truncate product, stock, product_import cascade")
})

const sql = (text: string) =>
  database.run(rows(Schema.Record(Schema.String, Schema.Unknown), { text, values: [] }))
const stored = () =>
  sql("select sku, sale_price, available from product join stock using (product_id) order by sku")

const listing = (over: Record<string, unknown> = {}) => ({
  shop: "walmart",
  title: "Kestrel 14 laptop",
  category: "laptops",
  brand: "Kestrel",
  modelno: "K-14",
  price: "409.0",
  ...over,
})
const models = (...numbers: ReadonlyArray<number>) => numbers.map((n) => listing({ modelno: `M-${n}` }))
const lines = (...rows: ReadonlyArray<unknown>): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join("")

/** A record in the store's own format. */
const own = (over: Record<string, unknown>) => ({
  productId: "a-1",
  sku: "A-1",
  name: "Lamp",
  description: "",
  brand: "Kestrel",
  category: "accessories",
  productType: "accessory",
  partner: "Own",
  size: "",
  regularPrice: 12.5,
  salePrice: 12.5,
  supplierCost: 8,
  shippingCost: 0,
  winnerMarkupId: null,
  thumbnailImage: "",
  smallImage: "",
  largeImage: "",
  attributes: {},
  customerReviewAverage: null,
  customerReviewCount: 0,
  isLive: true,
  ...over,
})

const write = async (name: string, content: string | Buffer): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, content)
  return file
}

interface Options {
  readonly newStock?: number
  readonly isComplete?: boolean
  readonly isDryRun?: boolean
}

const importing = Effect.fnUntraced(function* (file: string, importId: string, options: Options) {
  const task = anImportTask(importId, { newStock: 7, ...options })
  yield* addImport({ ...task, fileName: file, bytesTotal: 1, createdBy: "test", storedAs: null })
  const outcome = yield* withImportLock((client) => importFile(client, task, file))
  expect(Option.isSome(outcome)).toBe(true)
  return yield* findImport(importId)
})

const run = (file: string, options: Options = {}) =>
  database.run(Effect.orDie(importing(file, randomUUID(), options)))
const runOf = async (content: string | Buffer, options: Options = {}) =>
  run(await write(`${randomUUID()}.jsonl`, content), options)

describe("import of a supplier's file", () => {
  test("products of a JSON Lines file are for sale, priced in cents, with stock", async () => {
    const report = await runOf(lines(listing(), listing({ modelno: "K-15", price: "1,299.99" })))
    expect(report).toMatchObject({ state: "done", added: 2, changed: 0, rejected: 0, rowsRead: 2 })
    expect(await stored()).toEqual([
      { sku: "K-14", sale_price: 40_900, available: 7 },
      { sku: "K-15", sale_price: 129_999, available: 7 },
    ])
  })

  test("lines that cannot be sold are reported with their number and the reason; the others are imported", async () => {
    const report = await runOf(
      [
        JSON.stringify(listing()),
        JSON.stringify(listing({ modelno: "N", price: "" })),
        JSON.stringify(listing({ modelno: "Z", price: "0.0" })),
        JSON.stringify(listing({ modelno: "M", price: "-4" })),
        JSON.stringify(listing({ modelno: "" })),
        JSON.stringify(listing()),
        "[1, 2]",
        '{"shop": "walmart", "title": "cut o',
        JSON.stringify(listing({ modelno: "NUL", title: "a\u0000b" })),
        JSON.stringify(listing({ modelno: "half", title: "\ud83d" })),
        JSON.stringify({ colour: "red" }),
        "",
      ].join("\n"),
    )
    expect(report).toMatchObject({ state: "done", added: 1, rejected: 10 })
    expect(report.rejections).toEqual([
      { line: 2, reason: "has no price" },
      { line: 3, reason: "has the price 0.0; a product must cost something" },
      { line: 4, reason: "has the price -4; a product must cost something" },
      { line: 5, reason: "has no SKU or model number" },
      { line: 6, reason: "repeats the sku K-14 of line 1" },
      { line: 7, reason: "not a JSON object" },
      { line: 8, reason: "not valid JSON" },
      { line: 9, reason: "has characters that cannot be stored" },
      { line: 10, reason: "has characters that cannot be stored" },
      { line: 11, reason: "its columns are of no known supplier; name a profile" },
    ])
  })

  test("the store's own format rejects a negative price, a sku under two ids, and two skus under one id", async () => {
    const report = await runOf(
      lines(
        own({}),
        own({ productId: "a-2" }),
        own({ productId: "b", sku: "B", salePrice: -1 }),
        own({ sku: "A-2" }),
      ),
    )
    expect(report.rejections).toEqual([
      { line: 2, reason: "repeats the sku A-1 of line 1" },
      { line: 3, reason: "has the salePrice -1; a price cannot be negative" },
      { line: 4, reason: "repeats the productId a-1 of line 1" },
    ])
    expect(await stored()).toEqual([{ sku: "A-1", sale_price: 1_250, available: 7 }])
  })

  test("unused columns are kept as attributes, under the supplier's names", async () => {
    await runOf(lines(listing({ warranty: "2 years", weight_kg: 1.4, recycled: true, images: ["x"] })))
    await runOf(lines(own({ attributes: { Color: "Red" }, hazardClass: "none" })))
    expect(await sql("select attributes from product order by sku")).toEqual([
      { attributes: { Color: "Red", hazardClass: "none" } },
      { attributes: { warranty: "2 years", weight_kg: "1.4", recycled: "true" } },
    ])
  })

  test("weights are stored, change with the next file, and are why a line is rejected", async () => {
    const weights = () => sql("select sku, shipping_weight from product order by sku")
    const report = await runOf(
      lines(
        own({ shippingWeight: "24.5 lb" }),
        listing({ Weight: "8 oz" }),
        listing({ modelno: "B", shippingWeight: "a ton" }),
      ),
    )
    expect(report).toMatchObject({ added: 2, rejected: 1 })
    expect(report.rejections).toEqual([
      { line: 3, reason: expect.stringContaining("has the shippingWeight “a ton”") },
    ])
    expect(await weights()).toEqual([
      { sku: "A-1", shipping_weight: 2_450 },
      { sku: "K-14", shipping_weight: 50 },
    ])
    const again = await runOf(lines(own({}), listing({ Weight: "8 oz" })))
    expect(again).toMatchObject({ changed: 1, unchanged: 1 })
    expect(await weights()).toMatchObject([{ shipping_weight: null }, { shipping_weight: 50 }])
  })

  test("a line with other than its columns is rejected, in words", async () => {
    const csv = "shop,title,category,brand,modelno,price\nwalmart,TV\nwalmart,TV,tv,Solvane,S-55,499\n"
    const report = await run(await write("products.csv", csv))
    expect(report.added).toBe(1)
    expect(report.rejections).toEqual([
      { line: 2, reason: "has more or fewer values than the first line has columns" },
    ])
  })

  test("a CSV file with quoted commas and line breaks is read, also compressed", async () => {
    const csv =
      'shop,title,category,brand,modelno,price\nwalmart,"TV, 55""\nblack",tv,Solvane,S-55,499\nwalmart,x,tv,S,,1\n'
    const report = await run(await write("products.csv.gz", gzipSync(csv)))
    expect(report.added).toBe(1)
    expect(report.rejections.map(({ reason }) => reason)).toEqual(["has no SKU or model number"])
  })

  test.each([
    ["semicolons", ";"],
    ["tabs", "\t"],
  ])("a CSV file of %s is read by the most frequent separator of its first line", async (_, delimiter) => {
    const rows = [
      ["shop", '"title; in, full"', "Größe, netto", "title", "category", "brand", "modelno", "price"],
      ["walmart", "", "", "Kestrel 14, black", "laptops", "Kestrel", "K-14", "409.0"],
    ]
    const report = await run(
      await write("products.csv", rows.map((row) => `${row.join(delimiter)}\n`).join("")),
    )
    expect(report).toMatchObject({ added: 1, rejected: 0 })
    expect(await sql("select sku, name from product")).toEqual([{ sku: "K-14", name: "Kestrel 14, black" }])
  })

  test.each([
    ["its first line alone", "shop,title,modelno,price\n"],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 255, 254])],
  ])("a CSV file of %s is no success", async (_, content) => {
    const report = await run(await write(`${randomUUID()}.csv`, content))
    expect(report).toMatchObject({
      state: "failed",
      note: "The file has no products in it. Nothing was imported.",
    })
  })

  test("broken UTF-8 rejects its line only", async () => {
    const broken = [Buffer.from('{"title":"'), Buffer.from([0xc3, 0x28, 0xff]), Buffer.from('"}\n')]
    const report = await runOf(Buffer.concat([Buffer.from(lines(listing())), ...broken]))
    expect(report).toMatchObject({ added: 1, rejections: [{ line: 2, reason: "not valid UTF-8" }] })
  })

  test("importing again changes what differs, leaves the rest and the stock alone", async () => {
    await runOf(lines(listing(), ...models(1)))
    await sql("update stock set available = 3")
    const report = await runOf(lines(listing({ price: "399" }), ...models(1)), { newStock: 50 })
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1 })
    expect(await stored()).toEqual([
      { sku: "K-14", sale_price: 39_900, available: 3 },
      { sku: "M-1", sale_price: 40_900, available: 3 },
    ])
  })

  test.each([
    ["a JSON Lines file", ".jsonl", lines(listing()).slice(0, -9), "ends in the middle of line 1"],
    ["a CSV file", ".csv", "shop,title,modelno,price\nwalmart,TV", "ends in the middle of line 2"],
    [
      "a CSV file within a value",
      ".csv",
      'shop,title,modelno,price\nwalmart,"TV',
      "a quotation mark after line 1 is never closed",
    ],
    [
      "a packed file",
      ".csv.gz",
      gzipSync("a,b\n1,2\n".repeat(5_000)).subarray(0, 60),
      "read: it is cut off.",
    ],
    ["a file that is not packed", ".jsonl.gz", Buffer.from("plain"), "not zipped as its name says"],
  ])("%s that is truncated is rejected as a whole, with the reason", async (_, ending, content, words) => {
    await runOf(lines(...models(1)))
    const before = await stored()
    const report = await run(await write(`cut-${randomUUID()}${ending}`, content))
    expect(report).toMatchObject({ state: "failed", note: expect.stringContaining(words) })
    expect(report.note).toContain("Nothing was imported")
    expect(await stored()).toEqual(before)
  })
})

describe("prices that rules made", () => {
  const prices = () =>
    sql("select sku, sale_price, supplier_cost, winner_markup_id from product order by sku")

  test("stay through an import of new costs, which requests their generation", async () => {
    await runOf(lines(...models(1, 2)))
    await sql("update product set sale_price = 55500, winner_markup_id = 'rule' where sku = 'M-1'")
    await sql("delete from price_generation")
    const report = await runOf(lines(listing({ modelno: "M-1", price: "500" }), ...models(2)))
    expect(report).toMatchObject({ changed: 1, unchanged: 1 })
    expect(await prices()).toMatchObject([
      { sku: "M-1", sale_price: 55_500, supplier_cost: 39_000, winner_markup_id: "rule" },
      { sku: "M-2", sale_price: 40_900, winner_markup_id: null },
    ])
    expect(await sql("select state from price_generation")).toEqual([{ state: "waiting" }])
  })

  test("are not requested where a file changed nothing", async () => {
    await runOf(lines(...models(1)))
    await sql("delete from price_generation")
    await runOf(lines(...models(1)))
    expect(await sql("select state from price_generation")).toEqual([])
  })
})

describe("tires and wheels of a file", () => {
  const tire = (over: Record<string, unknown> = {}) =>
    own({
      productId: "t-1",
      sku: "T-1",
      category: "tires",
      productType: "tire",
      tire: { size: "225/65r17 102h", seasonalDesignation: "All-season", mileageWarranty: 60_000 },
      ...over,
    })
  const wheel = (specs: Record<string, unknown>) =>
    own({
      productId: "w-1",
      sku: "W-1",
      category: "wheels",
      productType: "wheel",
      wheel: {
        boltPattern1: "6x135",
        hubBore: 87.1,
        offset: 44,
        backSpacing: 5.98,
        wheelDiameter: 18,
        wheelWidth: 7.5,
        material: "Cast aluminum",
        wheelStyle: "Mesh",
        finish: "Gunmetal",
        ...specs,
      },
    })

  test("reach their tables with everything that the size implies, and change there", async () => {
    expect(await runOf(lines(tire(), wheel({})))).toMatchObject({ added: 2, rejected: 0 })
    expect(
      await sql("select size, load_index, speed_rating, max_load_lb, load_range, mileage_warranty from tire"),
    ).toEqual([
      {
        size: "225/65R17 102H",
        load_index: 102,
        speed_rating: "H",
        max_load_lb: 1_874,
        load_range: "SL",
        mileage_warranty: 60_000,
      },
    ])
    await runOf(lines(wheel({ finish: "Chrome", boltPattern2: "6x139.7" })))
    expect(await sql("select bolt_pattern_1, bolt_pattern_2, finish from wheel")).toEqual([
      { bolt_pattern_1: "6x135", bolt_pattern_2: "6x139.7", finish: "Chrome" },
    ])
  })

  test("count as changed, once, where they differ in what they are, in their product or in both", async () => {
    const changed = { size: "225/65r17 102h", seasonalDesignation: "All-season", mileageWarranty: 70_000 }
    const before = [tire(), wheel({}), ...["t-2", "t-3"].map((id) => tire({ productId: id, sku: id }))]
    await runOf(lines(...before))
    const after = [
      tire({ tire: changed }),
      wheel({ finish: "Chrome" }),
      tire({ productId: "t-2", sku: "t-2", tire: changed, salePrice: 99 }),
      tire({ productId: "t-3", sku: "t-3" }),
      tire({ productId: "t-4", sku: "t-4" }),
    ]
    expect(await runOf(lines(...after))).toMatchObject({ added: 1, changed: 3, unchanged: 1 })
  })

  test("are rejected with a nonsense size, season or bolt pattern, and kept without specs", async () => {
    const report = await runOf(
      lines(
        tire({ productId: "t-2", sku: "T-2", tire: { size: "wide", seasonalDesignation: "Winter" } }),
        tire({ productId: "t-3", sku: "T-3", tire: { size: "225/65R17", seasonalDesignation: "Rainy" } }),
        tire({ productId: "t-4", sku: "T-4", tire: "225/65R17" }),
        wheel({ boltPattern1: "7x100" }),
        tire({ productId: "t-5", sku: "T-5", tire: undefined }),
      ),
    )
    expect(report).toMatchObject({ added: 1, rejected: 4 })
    expect(report.rejections.map(({ reason }) => reason.split(/[.:]/)[0])).toEqual([
      "is a tire",
      "does not fit a tire",
      "has a tire that is not an object",
      "is a wheel",
    ])
    expect(await sql("select product_id from tire")).toEqual([])
  })
})

describe("a complete file", () => {
  const live = () => sql("select sku from product where is_live order by sku")

  test("in a dry run counts what it would change without changing it", async () => {
    await runOf(lines(...models(1)))
    const before = await sql("select product_id, name, is_live, updated_at from product order by 1")
    const generations = await sql("select count(*) from price_generation")
    const report = await runOf(`${lines(...models(1, 2))}{}\n`, { isDryRun: true })
    expect(report).toMatchObject({ state: "done", isDryRun: true, added: 1, unchanged: 1, rejected: 1 })
    expect(await sql("select product_id, name, is_live, updated_at from product order by 1")).toEqual(before)
    expect(await sql("select count(*) from price_generation")).toEqual(generations)
  })

  test("takes what it does not name off sale, of its own supplier only", async () => {
    await runOf(lines(...models(1, 2, 3), listing({ shop: "other", modelno: "M-9" })))
    const report = await runOf(lines(...models(2)), { isComplete: true })
    expect(report).toMatchObject({ state: "done", markedMissing: 2, note: null })
    expect(await live()).toEqual([{ sku: "M-2" }, { sku: "M-9" }])
    expect(await runOf(lines(...models(1, 2, 3)))).toMatchObject({ changed: 2, unchanged: 1 })
    expect(await live()).toHaveLength(4)
  })

  test("with unreadable lines takes nothing off sale, and says so", async () => {
    await runOf(lines(...models(1, 2)))
    const report = await runOf(`${lines(...models(2))}{}\n`, { isComplete: true })
    expect(report).toMatchObject({ state: "done", markedMissing: 0, rejected: 1 })
    expect(report.note).toContain("not taken off sale")
    expect(await live()).toHaveLength(2)
  })

  test("can be declined: products that a file does not name stay", async () => {
    await runOf(lines(...models(1, 2)))
    await runOf(lines(...models(2)))
    expect(await live()).toHaveLength(2)
  })
})

describe("an import that is interrupted", () => {
  /** Blocks all writers of products, so that an import stops in the middle of its work. */
  const holdingProducts = async (work: () => Promise<void>) => {
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    await client.query("begin; lock table product in share row exclusive mode")
    try {
      await work()
    } finally {
      await client.query("rollback")
      await client.end()
    }
  }
  const stateOf = (importId: string) =>
    database.run(Effect.orDie(findImport(importId)).pipe(Effect.map(({ state }) => state)))

  /** False until the connection of the interrupted import has ended. */
  const settle = () => database.run(withImportLock(requeueInterrupted).pipe(Effect.map(Option.isSome)))

  test("leaves nothing visible, releases the lock, and is marked as interrupted by the next one", async () => {
    await runOf(lines(...models(1)))
    const importId = randomUUID()
    const file = await write("held.jsonl", lines(...models(2, 3)))
    await holdingProducts(async () => {
      const fiber = Effect.runFork(
        Effect.provide(Effect.orDie(importing(file, importId, {})), database.layer),
      )
      await expect.poll(() => stateOf(importId), PATIENT).toBe("applying")
      expect(await stored()).toHaveLength(1)
      await Effect.runPromise(Fiber.interrupt(fiber))
    })
    expect(await stored()).toHaveLength(1)
    await expect.poll(settle, PATIENT).toBe(true)
    expect(await stateOf(importId)).toBe("interrupted")
    expect(await run(file)).toMatchObject({ state: "done", added: 2 })
  })

  test("by the end of its process is restarted from the beginning, once", async () => {
    const importId = randomUUID()
    const file = await write("again.jsonl", lines(...models(1, 2), listing({ modelno: "" })))
    await holdingProducts(async () => {
      const fiber = Effect.runFork(
        Effect.provide(Effect.orDie(importing(file, importId, {})), database.layer),
      )
      await expect.poll(() => stateOf(importId), PATIENT).toBe("applying")
      await Effect.runPromise(Fiber.interrupt(fiber))
    })
    await expect.poll(settle, PATIENT).toBe(true)
    await database.run(
      withImportLock((client) => importFile(client, anImportTask(importId, { newStock: 7 }), file)),
    )
    const report = await database.run(Effect.orDie(findImport(importId)))
    expect(report).toMatchObject({ state: "done", added: 2, rejected: 1 })
    expect(report.rejections).toHaveLength(1)
  })

  test("requests new prices in its last commit: both happen, or neither", async () => {
    await sql("truncate price_generation cascade")
    const importId = randomUUID()
    const file = await write("priced.jsonl", lines(...models(4)))
    const client = new pg.Client({ connectionString: database.url })
    await client.connect()
    // Requests for prices wait for this lock, so the import can be killed at this moment.
    await client.query("begin; lock table price_generation in access exclusive mode")
    const ended = Effect.runPromise(
      Effect.provide(Effect.exit(importing(file, importId, {})), database.layer),
    )
    const waiting = async () =>
      (
        await client.query<{ pid: number }>(
          `select pid from pg_locks where relation = 'price_generation'::regclass and not granted`,
        )
      ).rows[0]?.pid
    await expect.poll(waiting, PATIENT).toBeDefined()
    expect(await stored()).toEqual([])
    await client.query("select pg_terminate_backend($1)", [await waiting()])
    await ended
    await client.query("rollback")
    await client.end()
    expect([await stored(), await sql("select state from price_generation")]).toEqual([[], []])
    await expect.poll(settle, PATIENT).toBe(true)
    expect(await run(file)).toMatchObject({ state: "done", added: 1 })
    expect(await sql("select state, requested_by from price_generation")).toEqual([
      { state: "waiting", requested_by: "import" },
    ])
  })

  test("two do not run at once", async () => {
    const second = await database.run(
      withImportLock(() => withImportLock(() => Effect.succeed("both"))).pipe(Effect.map(Option.getOrThrow)),
    )
    expect(Option.isNone(second)).toBe(true)
  })
})
