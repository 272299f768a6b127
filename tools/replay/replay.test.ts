import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { migrate } from "@voltread/api/platform/postgres/migrate.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { type TestDatabase, testDatabase } from "@voltread/projections/testing/database.ts"
import { Fiber, Layer, Logger, ManagedRuntime } from "effect"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { createProducts, replay } from "./replay.ts"
import { compare } from "./verify.ts"

/** Two customers and a guest over two months: gifts, returns of a part, of all, and of what was never bought. */
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

let folder: string
let file: string
let database: TestDatabase
let runtime: ManagedRuntime.ManagedRuntime<EventLog | Database | CommandHandlers | ReadModels, never>
let url: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "replay-"))
  file = join(folder, "retail.csv")
  await writeFile(file, FILE)
  database = await testDatabase(inject("postgresUrl"))
  url = database.connection.connectionString ?? ""
  const log = Layer.provideMerge(eventLogLayer({}), Database.layer({ url, max: 8 }))
  runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.provideMerge(CommandHandlers.layer, log),
      ReadModels.layer({ pool: database.pool, connection: database.connection }),
      Logger.layer([]),
    ),
  )
  await runtime.runPromise(Database.use(({ pool }) => migrate(pool)))
})
afterEach(async () => {
  await runtime.dispose()
  await database.drop()
  await rm(folder, { recursive: true })
})

const quiet = { onBytes: () => {}, onDone: () => {} }
const head = () => runtime.runPromise(EventLog.use((log) => log.head))

const project = async (): Promise<void> => {
  const runner = runtime.runFork(runProjections({ connection: database.connection }))
  const position = await head()
  await runtime.runPromise(ReadModels.use((models) => models.waitFor(position, 10_000)))
  await runtime.runPromise(Fiber.interrupt(runner))
}

test("the Revenue report equals the file to the cent, also after an interruption, and again changes nothing", async () => {
  expect(await runtime.runPromise(createProducts(file))).toBe(2)
  let done = 0
  const interrupted = replay(file, 0, {
    ...quiet,
    onDone: (invoices) => {
      done = invoices
      if (invoices === 4) throw new Error("pulled the plug")
    },
  })
  await expect(runtime.runPromise(interrupted)).rejects.toThrow("pulled the plug")
  const excluded = await runtime.runPromise(replay(file, done - 1, quiet))
  expect([...excluded.values()].map(({ lines }) => lines)).toEqual([1, 1, 1, 1])

  await project()
  expect(await compare(file, url)).toMatchObject({ equal: true })

  const before = await head()
  await runtime.runPromise(replay(file, 0, quiet))
  expect(await head()).toBe(before)
})

test("a report that differs from the file is told month by month", async () => {
  await runtime.runPromise(createProducts(file))
  await runtime.runPromise(replay(file, 0, quiet))
  await project()
  await writeFile(file, FILE.replace("1001,A1,LANTERN,6", "1001,A1,LANTERN,7"))
  const { equal, text } = await compare(file, url)
  expect(equal).toBe(false)
  expect(text).toMatch(/2011-01 .* but the file says /)
})
