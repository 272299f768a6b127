import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from "@voltread/api/platform/event-log/testing/eventstoredb/server.ts"
import { migrate } from "@voltread/api/platform/postgres/migrate.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { type TestDatabase, testDatabase } from "@voltread/projections/testing/database.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { Effect, Fiber, Layer, Logger, ManagedRuntime } from "effect"
import { afterEach, beforeEach, expect, inject, test } from "vitest"

let database: TestDatabase
let double: EventStoreDbDouble
let eventStoreUrl: string
let url: string
let runtime: ManagedRuntime.ManagedRuntime<EventLog | Database | ReadModels, never>

beforeEach(async () => {
  database = await testDatabase(inject("postgresUrl"))
  url = database.connection.connectionString ?? ""
  double = await startEventStoreDbDouble()
  eventStoreUrl = `esdb://127.0.0.1:${double.port}?tls=false`
  const postgres = Database.layer({ url, max: 8 })
  runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.provideMerge(eventLogLayer({ eventStoreUrl }), postgres),
      ReadModels.layer({ pool: database.pool, connection: database.connection }),
      Logger.layer([]),
    ),
  )
  await runtime.runPromise(Database.use(({ pool }) => migrate(pool)))
})
afterEach(async () => {
  await runtime.dispose()
  double.stop()
  await database.drop()
})

const rebuild = (name: string) =>
  new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, "main.ts"), name],
      { env: { ...process.env, DATABASE_URL: url, EVENTSTORE_URL: eventStoreUrl } },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    )
  })

test("a read model without any of the newest events is rebuilt in a quiet shop, too", async () => {
  const events = new History().order("a", placing([anItem({})], { orderId: "a" }))
  const { position } = await runtime.runPromise(
    EventLog.use((log) =>
      log.append(
        "order-a",
        "no-stream",
        events.map((event) => ({ ...event, id: randomUUID() })),
      ),
    ),
  )
  for (let n = 0; n < 3; n++) double.store.noteStatistics()
  const projector = runtime.runFork(runProjections({ connection: database.connection }))
  expect(await runtime.runPromise(ReadModels.use((models) => models.waitFor(position, 10_000)))).toBe(true)
  for (let n = 0; n < 3; n++) double.store.noteStatistics()

  for (const name of ["cart", "visits", "loan-applications"]) {
    expect(await rebuild(name)).toContain(`${name}: rebuilt and swapped in.`)
  }
  await runtime.runPromise(Effect.asVoid(Fiber.interrupt(projector)))
}, 120_000)
