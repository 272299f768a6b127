import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { saveMapping } from "@voltread/api/imports/mapping-records.ts"
import { rows } from "@voltread/api/platform/postgres/query.ts"
import { shopDatabase } from "@voltread/api/platform/postgres/testing/shop-database.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"

// Each of them starts several processes, which takes a busy machine its time.
vi.setConfig({ testTimeout: 180_000 })

let folder: string
let database: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-command-"))
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})

const ACME = { profile: "abt-buy", columns: { Seller: "shop", Item: "name", Retail: "price" } }

const write = async (name: string, content: string): Promise<string> => {
  const path = join(folder, name)
  await writeFile(path, content)
  return path
}
const command = async (...given: ReadonlyArray<string>) => {
  const run = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...given], {
    // The folder that rejected lines would be written to.
    cwd: folder,
    env: { ...process.env, DATABASE_URL: database.url },
  })
  const [out, errors] = await Promise.all([text(run.stdout), text(run.stderr), once(run, "close")])
  return { code: run.exitCode, out, errors }
}
const skus = async () => {
  const Row = Schema.Struct({ sku: Schema.String })
  const found = await database.run(rows(Row, { text: "select sku from product order by sku", values: [] }))
  return found.map(({ sku }) => sku)
}

test("a file is imported with a saved mapping, or with one from a file, after a dry run", async () => {
  const first = await write("first.csv", "Seller,Item,Retail\nAbt,Desk lamp L-1,20.00\n")
  const second = await write("second.csv", "Seller,Item,Retail\nAbt,Floor lamp L-2,30.00\n")
  await database.run(saveMapping("acme", ACME, "Ann"))
  const tried = await command(first, "--mapping", "acme", "--dry-run")
  expect([tried.code, tried.out]).toEqual([0, expect.stringContaining("only checked: 1 product added")])
  expect(await skus()).toEqual([])
  expect((await command(first, "--mapping", "acme")).code).toBe(0)
  const file = await write("acme.json", JSON.stringify(ACME))
  expect((await command(second, "--mapping", file)).code).toBe(0)
  expect(await skus()).toEqual(["L-1", "L-2"])
})

test("a missing or invalid mapping ends the command with a message", async () => {
  const list = await write("list.csv", "Seller,Item,Retail\nAbt,Lamp L-3,20.00\n")
  const unknown = await command(list, "--mapping", "nobody")
  expect([unknown.code, unknown.errors]).toEqual([
    1,
    "The import stopped: The mapping “nobody” could not be found.\n",
  ])
  const lacking = await write("lacking.json", JSON.stringify({ ...ACME, columns: { Seller: "shop" } }))
  const refused = await command(list, "--mapping", lacking)
  expect([refused.code, refused.errors]).toEqual([
    1,
    "The import stopped: No column of the file stands for “name”, “price” yet.\n",
  ])
  const both = await command(list, "--mapping", "acme", "--profile", "abt-buy")
  expect([both.code, both.errors]).toEqual([2, expect.stringContaining("Usage:")])
})

test("a file that is not there ends the command with a message", async () => {
  const { code, errors } = await command("/none/list.csv")
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The import stopped: The file cannot be read: ENOENT: .*\/none\/list\.csv'\.$/m),
  ])
})

test("the sample of another shop's history is imported after a dry run", async () => {
  const example = await command("--template", "history")
  const history = await write("history.jsonl", example.out)
  const words =
    "1 customer, 1 order, 1 return and 2 products no longer for sale; 0 unchanged; 0 lines rejected."
  const tried = await command("--history", history, "--dry-run")
  expect([tried.code, tried.out]).toEqual([0, `Would be imported: ${words}\n`])
  const done = await command("--history", history)
  expect([done.code, done.out]).toEqual([0, `Imported: ${words}\n`])
  const exported = await command("--export", "history")
  expect([exported.code, exported.errors]).toEqual([0, "0 records were left out.\n"])
  expect(exported.out).toMatch(/^\{"type":"customer","email":"ann\.lee@example\.com",/)
})

test("the template of reference data is imported after a dry run, and exported again", async () => {
  const template = await command("--template", "brands")
  const brands = await write("brands.csv", template.out)
  const tried = await command("--reference", "brands", brands, "--dry-run")
  expect([tried.code, tried.out]).toEqual([
    0,
    "Would be imported: 1 added, 0 changed, 0 unchanged; 0 lines rejected.\n",
  ])
  expect((await command("--reference", "brands", brands)).out).toContain("Imported: 1 added")
  expect((await command("--export", "brands")).out).toBe(template.out)
  const mixed = await command("--export", "brands", brands)
  expect([mixed.code, mixed.out, mixed.errors]).toEqual([2, "", expect.stringContaining("Usage:")])
})
