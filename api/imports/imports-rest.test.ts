import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { sendFile } from "./testing/send-file.ts"
import { sweepUploads } from "./uploads.ts"

/** Other work on this machine may slow it down. */
const PATIENT = { timeout: 20_000 }

let folder: string
let shop: ShopApp
let admin: Tokens

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "uploads-"))
  shop = await shopApp(inject("postgresUrl"), { IMPORT_FOLDER: folder })
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const listing = (modelno: string, price: string) => ({
  shop: "walmart",
  title: `Kestrel ${modelno}`,
  category: "laptops",
  brand: "Kestrel",
  modelno,
  price,
})
const lines = (...rows: ReadonlyArray<unknown>): string =>
  rows.map((row) => `${JSON.stringify(row)}\n`).join("")

const upload = (query: string, payload: string | Buffer) =>
  sendFile(shop, admin, `/api/admin/imports?${query}`, payload)
const get = (url: string) => shop.call("GET", url, undefined, { as: admin })

test("an uploaded file is imported in the background, and its report lists what was rejected", async () => {
  const content = gzipSync(lines(listing("A", "100"), listing("B", "-1")))
  const { status, body } = await upload("fileName=Supplier%20list.JSONL.gz&newStock=3", content)
  expect([status, body.data.import]).toMatchObject([
    200,
    { fileName: "Supplier list.JSONL.gz", createdBy: "admin@voltread.example", newStock: 3 },
  ])
  const { importId } = body.data.import
  const report = async () => (await get(`/api/admin/imports/${importId}`)).body.data?.import
  await expect.poll(report, PATIENT).toMatchObject({ state: "done" })
  expect(await report()).toMatchObject({
    added: 1,
    rejected: 1,
    bytesRead: content.length,
    rejections: [{ line: 2, reason: "has the price -1; a product must cost something" }],
  })
  expect((await get("/api/admin/imports")).body.data).toMatchObject({ imports: [{ importId }], next: null })
  await expect.poll(() => readdir(folder), PATIENT).toEqual([])
})

test("several pictures of a product reach the shopper, and a file that names others replaces them", async () => {
  const shownAfter = async (images: string) => {
    const { body } = await upload("fileName=pictures.jsonl", lines({ ...listing("P", "60"), images }))
    const { importId } = body.data.import
    const report = async () => (await get(`/api/admin/imports/${importId}`)).body.data?.import
    await expect.poll(report, PATIENT).toMatchObject({ state: "done" })
    const query = `{ getProductById(productId: "walmart-p") { largeImage moreImages } }`
    const answer = await shop.call("POST", "/graphql/products", { query })
    return JSON.parse(JSON.stringify(answer.body.data)).getProductById
  }
  const [one, two] = ["https://images.example/1.webp", "https://images.example/2.webp"]
  expect(await shownAfter(`${one}|${two}`)).toEqual({ largeImage: one, moreImages: [two] })
  expect(await shownAfter(`${two}|${one}`)).toEqual({ largeImage: two, moreImages: [one] })
  expect(await shownAfter("")).toEqual({
    largeImage: "/art/laptop-computers/walmart-p.svg",
    moreImages: [],
  })
})

test("uploads are imported one after the other, all of them", async () => {
  const uploads = await Promise.all(
    ["C", "D", "E"].map((name) => upload(`fileName=${name}.jsonl`, lines(listing(name, "50")))),
  )
  expect(uploads.map(({ status }) => status)).toEqual([200, 200, 200])
  const open = () => shop.sql("select file_name from product_import where state <> 'done'")
  await expect.poll(open, PATIENT).toEqual([])
  expect(await shop.sql("select sku from product where sku in ('C', 'D', 'E')")).toHaveLength(3)
})

test("an import continues by itself when Postgres has ended its connection", async () => {
  const client = new pg.Client({ connectionString: shop.config.databaseUrl })
  await client.connect()
  await client.query("begin; lock table product in share row exclusive mode")
  const { body } = await upload("fileName=restart.jsonl", lines(listing("F", "70")))
  const { importId } = body.data.import
  const state = async () => (await get(`/api/admin/imports/${importId}`)).body.data?.import
  await expect.poll(state, PATIENT).toMatchObject({ state: "applying" })
  // Ends all connections, as a restart does.
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  await client.query("rollback")
  await client.end()
  await expect.poll(state, PATIENT).toMatchObject({ state: "done", added: 1 })
  await expect.poll(() => readdir(folder), PATIENT).toEqual([])
})

test.each([
  ["another kind of file", "fileName=list.xlsx", "x", "Only files that end in .jsonl"],
  ["an empty file", "fileName=list.csv", "", "The file is empty."],
  ["an unknown profile", "fileName=list.csv&profile=nobody", "x", "cannot be accepted"],
  ["stock below nothing", "fileName=list.csv&newStock=-1", "x", "cannot be accepted"],
])("%s is rejected with a message and deleted", async (_, query, content, words) => {
  const before = await shop.sql("select import_id from product_import")
  const { status, body } = await upload(query, content)
  expect(status).toBe(400)
  expect(body.errorMessage).toContain(words)
  expect(await shop.sql("select import_id from product_import")).toHaveLength(before.length)
  expect(await readdir(folder)).toEqual([])
})

test("a file whose import cannot be stored is deleted", async () => {
  await shop.sql("alter table product_import rename to product_import_elsewhere")
  const { status } = await upload("fileName=unlucky.jsonl", lines(listing("F", "50")))
  await shop.sql("alter table product_import_elsewhere rename to product_import")
  expect(status).toBe(500)
  expect(await readdir(folder)).toEqual([])
})

test("files left behind by an ended process are deleted at the next start; nothing else is", async () => {
  const old = new Date(Date.now() - 25 * 60 * 60_000)
  const keep = ["11111111-1111-4111-8111-111111111111.csv", "notes.txt"]
  const all = [
    ...keep,
    "22222222-2222-4222-8222-222222222222.csv",
    "33333333-3333-4333-8333-333333333333.jsonl.gz",
  ]
  for (const name of all) await writeFile(join(folder, name), "x")
  for (const name of all) await utimes(join(folder, name), old, old)
  const fresh = "44444444-4444-4444-8444-444444444444.csv"
  await writeFile(join(folder, fresh), "x")
  await shop.sql(
    `insert into product_import (import_id, file_name, is_complete, new_stock, state, bytes_total, created_by, stored_as)
     values (gen_random_uuid(), 'x.csv', false, 1, 'waiting', 1, 'test', $1)`,
    [join(folder, keep[0] ?? "")],
  )
  await shop.run(sweepUploads(folder))
  expect((await readdir(folder)).sort()).toEqual([...keep, fresh].sort())
  await shop.sql("delete from product_import where created_by = 'test'")
  for (const name of await readdir(folder)) await rm(join(folder, name))
})

test("an upload whose file has been gone for a day is interrupted, with the reason; a newer one may be elsewhere", async () => {
  await shop.sql(
    `insert into product_import (import_id, file_name, is_complete, new_stock, state, bytes_total, created_by, stored_as, created_at)
     select gen_random_uuid(), name, false, 1, 'waiting', 1, 'test', '/nowhere/' || name, now() - since
     from (values ('old.csv', interval '25 hours'), ('new.csv', interval '1 hour')) as given (name, since)`,
  )
  await upload("fileName=look.jsonl", lines(listing("G", "80")))
  const states = () =>
    shop.sql("select file_name, state, note from product_import where created_by = 'test' order by file_name")
  await expect.poll(states, PATIENT).toEqual([
    { file_name: "new.csv", state: "waiting", note: null },
    { file_name: "old.csv", state: "interrupted", note: expect.stringMatching(/^Its file is gone, or/) },
  ])
  await shop.sql("delete from product_import where created_by = 'test'")
  await expect.poll(() => readdir(folder), PATIENT).toEqual([])
})

test("metrics tell how much room uploads have", async () => {
  const { body } = await shop.app.inject({ url: "/metrics", remoteAddress: "127.0.0.1" })
  expect(body).toMatch(/^voltread_disk_free_bytes{[^}]*} [1-9]/m)
})

test.each(["00000000-0000-4000-8000-000000000000", "zzz"])(
  "the unknown import %s is not found",
  async (id) => {
    const { status, body } = await get(`/api/admin/imports/${id}`)
    expect([status, body.errorMessage]).toEqual([404, "The import could not be found."])
  },
)

test("an uploaded file of ad costs is answered with its result, and deleted", async () => {
  const uploadCosts = (fileName: string, payload: string) =>
    sendFile(shop, admin, `/api/admin/ad-costs?fileName=${fileName}`, payload)
  const head = "day,campaign,keyword,clicks,cost\n"
  const { status, body } = await uploadCosts(
    "costs.csv",
    `${head}2026-11-01,tires,cheap,3,4.50\nsoon,a,b,1,1\n`,
  )
  expect([status, body.data.outcome]).toEqual([
    200,
    {
      added: 1,
      changed: 0,
      unchanged: 0,
      rejected: 1,
      rejections: [{ line: 3, reason: "day: must be a date such as 2026-11-01" }],
    },
  ])
  const report = await get("/api/admin/reports/google-keywords?from=2026-11-01&to=2026-11-30&groupBy=keyword")
  expect(report.body.data).toMatchObject({
    report: { rows: [{ cells: ["cheap", "tires", "0", "0", "", "0.00", "4.50", "0.0"] }] },
  })
  expect((await uploadCosts("costs.exe", "x")).status).toBe(400)
  expect(await readdir(folder)).toEqual([])
})
