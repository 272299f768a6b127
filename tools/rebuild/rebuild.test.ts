import { execFile } from "node:child_process"
import { randomUUID } from "node:crypto"
import { join } from "node:path"
import { eventLogLayer } from "@voltread/api/platform/event-log/layer.ts"
import { migrate } from "@voltread/api/platform/postgres/migrate.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { parkedEvents } from "@voltread/projections/platform/parked-event.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { type TestDatabase, testDatabase } from "@voltread/projections/testing/database.ts"
import { eventually } from "@voltread/projections/testing/eventually.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { Effect, Fiber, Layer, Logger, ManagedRuntime } from "effect"
import { afterEach, beforeEach, expect, inject, test } from "vitest"

let database: TestDatabase
let runtime: ManagedRuntime.ManagedRuntime<EventLog | Database | ReadModels, never>
let url: string

beforeEach(async () => {
  database = await testDatabase(inject("postgresUrl"))
  url = database.connection.connectionString ?? ""
  const postgres = Database.layer({ url, max: 8 })
  runtime = ManagedRuntime.make(
    Layer.mergeAll(
      Layer.provideMerge(eventLogLayer({}), postgres),
      ReadModels.layer({ pool: database.pool, connection: database.connection }),
      Logger.layer([]),
    ),
  )
  await runtime.runPromise(Database.use(({ pool }) => migrate(pool)))
})
afterEach(async () => {
  await runtime.dispose()
  await database.drop()
})

/** Appends the events of one order to the real log; returns their last position. */
const place = (id: string) => {
  const events = new History().order(id, placing([anItem()], { orderId: id }))
  return runtime.runPromise(
    EventLog.use((log) =>
      log.append(
        `order-${id}`,
        "no-stream",
        events.map(({ type, schemaVersion, data, metadata }) => ({
          id: randomUUID(),
          type,
          schemaVersion,
          data,
          metadata,
        })),
      ),
    ),
  )
}

const command = (...args: ReadonlyArray<string>) =>
  new Promise<{ readonly code: number; readonly out: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(import.meta.dirname, "main.ts"), ...args],
      { env: { ...process.env, DATABASE_URL: url } },
      (error, stdout, stderr) =>
        resolve({ code: typeof error?.code === "number" ? error.code : 0, out: stdout + stderr }),
    )
  })

test("read models follow the real log live, and the command rebuilds them beside a running projector", async () => {
  const projector = runtime.runFork(runProjections({ connection: database.connection }))
  const { position } = await place("a")
  expect(await runtime.runPromise(ReadModels.use((models) => models.waitFor(position, 10_000)))).toBe(true)
  await database.pool.query("update read.order_list set customer_name = 'wrong'")

  const { code, out } = await command("order-list", "revenue-ledger")
  expect(out).toContain("order-list, revenue-ledger: rebuilt and swapped in.")
  expect(code).toBe(0)
  expect((await orderPage(database.pool)).orders).toEqual([
    expect.objectContaining({ customerName: "Ada Byron" }),
  ])

  const later = await place("b")
  expect(await runtime.runPromise(ReadModels.use((models) => models.waitFor(later.position, 10_000)))).toBe(
    true,
  )
  expect((await orderPage(database.pool)).orders).toHaveLength(2)
  await runtime.runPromise(Fiber.interrupt(projector))
}, 120_000)

test("the command lists parked events, and has them retried", async () => {
  const projector = runtime.runFork(runProjections({ connection: database.connection }))
  await place("a")
  await eventually(async () => expect((await orderPage(database.pool)).orders).toHaveLength(1))
  await database.pool.query("alter table read.order_list add constraint no_bad check (order_id <> 'bad')")
  await place("bad")
  await eventually(async () => expect((await parkedEvents(database.pool)).length).toBeGreaterThan(3))

  const listed = await command("--parked")
  expect(listed.out).toContain("order-bad revision 0 OrderCreated")
  expect(listed.code).toBe(1)
  expect((await command("--retry")).code).toBe(1)

  await database.pool.query("alter table read.order_list drop constraint no_bad")
  const retried = await command("--retry")
  expect(retried.out).toContain("No event is parked.")
  expect(retried.code).toBe(0)
  expect((await orderPage(database.pool)).orders.map(({ id }) => id).toSorted()).toEqual(["a", "bad"])
  await runtime.runPromise(Fiber.interrupt(projector))
}, 120_000)

test("the command rejects unknown arguments, in one sentence", async () => {
  const nothing = await command()
  expect(nothing.code).toBe(2)
  expect(nothing.out).toContain("Usage: npm run rebuild -- all")
  const projector = runtime.runFork(runProjections({ connection: database.connection }))
  await place("a")
  await eventually(async () => expect((await orderPage(database.pool)).orders).toHaveLength(1))
  const unknown = await command("order-lists")
  expect(unknown).toEqual({ code: 1, out: expect.stringContaining("There is no read model order-lists.") })
  await runtime.runPromise(Effect.asVoid(Fiber.interrupt(projector)))
}, 120_000)
