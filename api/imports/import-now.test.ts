import { randomUUID } from "node:crypto"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Fiber, ManagedRuntime, Option, Schema } from "effect"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest"
import { type Network, networkTo } from "../platform/event-log/testing/network.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, rows } from "../platform/postgres/query.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { withImportLock } from "./import-lock.ts"
import { importNow } from "./import-now.ts"
import { requeueInterrupted } from "./import-queue.ts"
import { findImport } from "./import-records.ts"
import { anImportTask } from "./testing/import-task.ts"

/** Other work on this machine may slow it down. */
const PATIENT = { timeout: 20_000 }

let folder: string
/** The shop's connections to Postgres. */
let database: Awaited<ReturnType<typeof shopDatabase>>
/** The connection of the command, which tests can cut. */
let network: Network
let command: ManagedRuntime.ManagedRuntime<Database, never>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "import-now-"))
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  const url = new URL(database.url)
  network = await networkTo(url.hostname, Number(url.port))
  url.port = String(network.port)
  command = ManagedRuntime.make(Database.layer({ url: url.href, applicationName: "import" }))
  return async () => {
    await network.close()
    await command.dispose()
  }
})

/** Starts to import a file of two products, and stops it before they reach the catalog. */
const heldUp = async (lost: Array<DatabaseError>) => {
  const importId = randomUUID()
  const file = join(folder, `${importId}.jsonl`)
  const listing = { shop: "walmart", title: "Lamp", category: "laptops", brand: "Kestrel", price: "50" }
  const lines = ["a", "b"].map(
    (name) => `${JSON.stringify({ ...listing, modelno: `${name}-${importId}` })}\n`,
  )
  await writeFile(file, lines.join(""))
  const holder = new pg.Client({ connectionString: database.url })
  await holder.connect()
  await holder.query("begin; lock table product in share row exclusive mode")
  const task = { ...anImportTask(importId), fileName: "list.jsonl", bytesTotal: 1 }
  const watching = { onBytes: () => {}, onLost: (error: DatabaseError) => void lost.push(error) }
  const running = command.runFork(importNow(task, file, watching))
  const state = () => database.run(Effect.orDie(findImport(importId)).pipe(Effect.map(({ state }) => state)))
  const isApplying = async () => (await known(importId)) && (await state()) === "applying"
  await expect.poll(isApplying, PATIENT).toBe(true)
  return { importId, running, state, letGo: () => holder.query("rollback").finally(() => holder.end()) }
}

const Id = Schema.Struct({ import_id: Schema.String })
const known = async (importId: string): Promise<boolean> => {
  const text = "select import_id from product_import where import_id = $1"
  return (await database.run(rows(Id, { text, values: [importId] }))).length === 1
}

/** The periodic check of each API process; false while somebody holds the lock. */
const lookOfAnApi = () => database.run(withImportLock(requeueInterrupted).pipe(Effect.map(Option.isSome)))

test("an import from the command line restarts by itself when Postgres comes back", async () => {
  const lost: Array<DatabaseError> = []
  const { importId, running, letGo } = await heldUp(lost)
  const refused = network.refusal()
  await network.cut()
  await refused
  await letGo()
  // Meanwhile an API process finds that nobody holds the lock.
  await expect.poll(lookOfAnApi, PATIENT).toBe(true)
  await network.restore()
  expect(Option.isSome(await command.runPromise(Fiber.join(running)))).toBe(true)
  expect(lost).toHaveLength(1)
  const report = await database.run(Effect.orDie(findImport(importId)))
  expect(report).toMatchObject({ state: "done", added: 2, rejected: 0, note: null })
}, 30_000)

test("an import whose command has ended is marked as interrupted by the next check of an API", async () => {
  const { running, state, letGo } = await heldUp([])
  await command.runPromise(Fiber.interrupt(running))
  await letGo()
  await expect.poll(lookOfAnApi, PATIENT).toBe(true)
  expect(await state()).toBe("interrupted")
})
