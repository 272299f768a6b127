import { readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { migrate } from "@voltread/api/platform/postgres/migrate.ts"
import { createPool } from "@voltread/api/platform/postgres/pool.ts"
import { createTestDatabase, type TestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { Effect, Exit, Scope } from "effect"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { wholeLog } from "../faults/every-table.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { backUp } from "./back-up.ts"
import { fileOf, MANIFEST, type Manifest } from "./manifest.ts"
import { restore } from "./restore.ts"

const SECRET = "a secret of the tests that is long enough"

let shop: CheckoutShop
let home: string
let target: TestDatabase
const scope = Scope.makeUnsafe()

const folder = () => join(home, "backup")

beforeAll(async () => {
  home = await Effect.runPromise(Scope.provide(temporaryFolder, scope))
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 50, mouse: 50 })
  for (const nonce of ["good-1", "declined-2", "good-3"]) {
    const browser = shop.browse()
    await browser.add("laptop")
    await browser.checkOut({ nonce })
  }
  await shop.work()
  await backUp(shop.config.databaseUrl, SECRET, folder())
})
afterAll(async () => {
  await shop.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})
beforeEach(async () => {
  target = await createTestDatabase(inject("postgresUrl"))
  const pool = createPool({ url: target.url, max: 1, applicationName: "test" }, () => undefined)
  await Effect.runPromise(migrate(pool))
  await pool.end()
  return () => target.drop()
})

const asking = async <A>(url: string, ask: (client: pg.Client) => Promise<A>): Promise<A> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client)
  } finally {
    await client.end()
  }
}

/** Every row of the tables in a backup. */
const contentOf = (url: string, { tables }: Pick<Manifest, "tables">) =>
  asking(url, async (client) => {
    const content: Record<string, ReadonlyArray<unknown>> = {}
    for (const { name } of tables)
      content[name] = (
        await client.query(`select t::text as line from public."${name}" t order by 1`)
      ).rows.map(({ line }) => line)
    return content
  })

test("a backup is restored into an empty database, row by row, and the read models are rebuilt from it", async () => {
  const manifest = await restore(folder(), target.url, SECRET)
  expect(manifest.tables.find(({ name }) => name === "events")?.rows).toBeGreaterThan(10)
  const restored = await contentOf(target.url, manifest)
  expect(restored).toEqual(await contentOf(shop.config.databaseUrl, manifest))
  const events = await shop.run(wholeLog)
  await asking(target.url, (client) => ensureReadModels(client, readModels))
  await project({ connectionString: target.url }, events)
  const rows = (url: string, table: string) =>
    asking(
      url,
      async (client) => (await client.query(`select order_id, status, total from ${table} order by 1`)).rows,
    )
  expect(await rows(target.url, "read.order_list")).toEqual(
    await rows(shop.config.databaseUrl, "read.order_list"),
  )
  expect((await rows(target.url, "read.order_list")).length).toBe(3)
})

test("new rows get numbers after those of restored rows", async () => {
  await asking(shop.config.databaseUrl, (client) =>
    client.query(
      "insert into account (username, type, first_name, last_name) values ('a@b.example', 'CUSTOMER', 'A', 'B')",
    ),
  )
  const next = join(home, "next")
  await backUp(shop.config.databaseUrl, SECRET, next)
  await restore(next, target.url, SECRET)
  const highest = "select max(number)::int as number from product"
  const [before] = await asking(target.url, async (client) => (await client.query(highest)).rows)
  const [after] = await asking(
    target.url,
    async (client) =>
      (await client.query("select nextval(pg_get_serial_sequence('product', 'number'))::int as number")).rows,
  )
  expect(after.number).toBe(before.number + 1)
})

test("nothing is restored over data, with another secret, or from a folder without a backup", async () => {
  await expect(restore(folder(), shop.config.databaseUrl, SECRET)).rejects.toThrow(
    "The database is not empty",
  )
  await expect(restore(folder(), target.url, "another secret of the tests, long enough")).rejects.toThrow(
    "sealed with another SESSION_SECRET",
  )
  await expect(restore(home, target.url, SECRET)).rejects.toThrow("holds no backup")
  await expect(backUp(shop.config.databaseUrl, SECRET, folder())).rejects.toThrow("is not empty")
  await expect(backUp(shop.config.databaseUrl, SECRET, "/proc/voltread/backup")).rejects.toThrow(
    /^The folder \/proc\/voltread\/backup cannot be written \(ENOENT.*: name another one\.$/,
  )
})

test("what an import has staged is not backed up, and does not keep a backup that has it from being restored", async () => {
  const staged = (client: pg.Client) =>
    client.query("create unlogged table product_staging as select 'a' as sku")
  await asking(shop.config.databaseUrl, staged)
  const during = join(home, "during")
  const { tables, ...manifest } = await backUp(shop.config.databaseUrl, SECRET, during)
  await asking(shop.config.databaseUrl, (client) => client.query("drop table product_staging"))
  expect(tables.map(({ name }) => name)).not.toContain("product_staging")
  const withStaged = [...tables, { name: "product_staging", columns: ["sku"], rows: 1 }]
  writeFileSync(join(during, MANIFEST), JSON.stringify({ ...manifest, tables: withStaged }))
  await restore(during, target.url, SECRET)
  expect(await contentOf(target.url, { tables })).toEqual(
    await contentOf(shop.config.databaseUrl, { tables }),
  )
})

test("a database with newer tables, and a backup of a newer release, are rejected", async () => {
  const other = join(home, "other")
  const { migrations, ...manifest } = await backUp(shop.config.databaseUrl, SECRET, other)
  const saying = (numbers: ReadonlyArray<number>) =>
    writeFileSync(join(other, MANIFEST), JSON.stringify({ ...manifest, migrations: numbers }))
  saying(migrations.slice(0, -1))
  await expect(restore(other, target.url, SECRET)).rejects.toThrow(
    "tables that the backup's release did not have",
  )
  saying([...migrations, 9999])
  await expect(restore(other, target.url, SECRET)).rejects.toThrow("Migration 9999 is of a newer release")
})

test("a damaged file leaves the database empty", async () => {
  const damaged = join(home, "damaged")
  await backUp(shop.config.databaseUrl, SECRET, damaged)
  rmSync(fileOf(damaged, "store"))
  writeFileSync(fileOf(damaged, "events"), gzipSync(""))
  await expect(restore(damaged, target.url, SECRET)).rejects.toThrow("the file is damaged")
  writeFileSync(fileOf(damaged, "events"), readFileSync(fileOf(folder(), "events")).subarray(0, -100))
  await expect(restore(damaged, target.url, SECRET)).rejects.toThrow(
    "The backup's table events cannot be read (unexpected end of file). Nothing was restored",
  )
  const [row] = await asking(
    target.url,
    async (client) =>
      (
        await client.query(
          "select (select count(*) from account)::int + (select count(*) from product)::int as n",
        )
      ).rows,
  )
  expect(row.n).toBe(0)
})
