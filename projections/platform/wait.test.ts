import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect, ManagedRuntime, Stream } from "effect"
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { eventually } from "../testing/eventually.ts"
import { History } from "../testing/history.ts"
import { type Running, running } from "../testing/running.ts"
import { ReadModels } from "./wait.ts"

let database: TestDatabase
let history: History
let runner: Running
let runtime: ManagedRuntime.ManagedRuntime<ReadModels, never>

beforeEach(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  history = new History()
  runner = running({ connection: database.connection }, history.log.layer)
  runtime = ManagedRuntime.make(ReadModels.layer({ pool: database.pool, connection: database.connection }))
})
afterEach(async () => {
  await runtime.dispose()
  await runner.stop()
  await database.drop()
})

const placed = (id: string) => history.order(id, placing(undefined, { orderId: id })).at(-1)?.position ?? ""
const waitFor = (position: string, timeoutMs: number) =>
  runtime.runPromise(ReadModels.use((models) => models.waitFor(position, timeoutMs)))

describe("reading one's own writes", () => {
  test("waits until the read models hold the position", async () => {
    const position = placed("a")
    expect(await waitFor(position, 5_000)).toBe(true)
    const { rows } = await database.pool.query("select order_id from read.order_list")
    expect(rows).toEqual([{ order_id: "a" }])
  })

  test("gives up after the time allowed", async () => {
    const start = performance.now()
    expect(await waitFor("9".repeat(19), 120)).toBe(false)
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  test("works across a lost connection", async () => {
    expect(await waitFor(placed("a"), 5_000)).toBe(true)
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen read_model'`,
    )
    expect(await waitFor(placed("b"), 5_000)).toBe(true)
  })

  test("does not believe what it heard before a crash took it back", async () => {
    const position = placed("a")
    expect(await waitFor(position, 5_000)).toBe(true)
    await runner.stop()
    await database.pool.query("update read.checkpoint set position = ''")
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen read_model'`,
    )
    await eventually(async () => expect(await waitFor(position, 20)).toBe(false))
  })

  test("takes a few milliseconds from the event to the answer", async () => {
    await waitFor(placed("warm-up"), 5_000)
    const took: Array<number> = []
    for (let i = 0; i < 40; i += 1) {
      const start = performance.now()
      expect(await waitFor(placed(`order-${i}`), 5_000)).toBe(true)
      took.push(performance.now() - start)
    }
    took.sort((a, b) => a - b)
    // The aim is 20 ms; a busy machine gets leeway, a missing wake-up (100 ms) does not.
    expect(took[20]).toBeLessThan(60)
  })
})

test("changes name the orders that were touched", async () => {
  const seen: Array<ReadonlyArray<string> | null> = []
  runtime.runFork(
    ReadModels.use((models) =>
      models.changes.pipe(Stream.runForEach(({ orders }) => Effect.sync(() => seen.push(orders)))),
    ),
  )
  await waitFor(placed("first"), 5_000)
  await eventually(async () => {
    await waitFor(placed(`order-${history.log.events.length}`), 5_000)
    expect(seen.length).toBeGreaterThan(1)
  })
  const named = seen.flatMap((orders) => orders ?? [])
  expect(named).toContainEqual(expect.stringMatching(/^order-\d+$/))
})
