import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect, ManagedRuntime, Stream } from "effect"
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import { preparedDatabase, type TestDatabase, testDatabase } from "../testing/database.ts"
import { eventually } from "../testing/eventually.ts"
import { History } from "../testing/history.ts"
import { type Running, running } from "../testing/running.ts"
import type { Queryable } from "./sql.ts"
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

/** Ends the connection that listens for new positions. */
const endListening = () =>
  eventually(async () => {
    const { rowCount } = await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and query = 'listen read_model'`,
    )
    expect(rowCount).toBe(1)
  })

describe("reading one's own writes", () => {
  test("waits until the read models have reached the position", async () => {
    const position = placed("a")
    expect(await waitFor(position, 5_000)).toBe(true)
    const { rows } = await database.pool.query("select order_id from read.order_list")
    expect(rows).toEqual([{ order_id: "a" }])
  })

  test("at the very first start waits until read models exist, and queries none before", async () => {
    const empty = await testDatabase(inject("postgresUrl"))
    const asked: Array<string> = []
    const pool: Queryable = {
      query: (config) => {
        asked.push(config.text)
        return empty.pool.query(config)
      },
    }
    const early = ManagedRuntime.make(ReadModels.layer({ pool, connection: empty.connection }))
    await early.runPromise(ReadModels.use((models) => models.waitFor("9".repeat(19), 300)))
    await eventually(async () => expect(asked.length).toBeGreaterThan(1))
    expect(asked.filter((text) => text.includes("read.checkpoint"))).toEqual([])
    const first = running({ connection: empty.connection }, history.log.layer)
    const position = placed("a")
    expect(await early.runPromise(ReadModels.use((models) => models.waitFor(position, 5_000)))).toBe(true)
    await first.stop()
    await early.dispose()
    await empty.drop()
  })

  test("gives up after the time allowed", async () => {
    const start = performance.now()
    expect(await waitFor("9".repeat(19), 120)).toBe(false)
    expect(performance.now() - start).toBeGreaterThanOrEqual(115)
  })

  test("works across a lost connection", async () => {
    expect(await waitFor(placed("a"), 5_000)).toBe(true)
    await endListening()
    expect(await waitFor(placed("b"), 5_000)).toBe(true)
  })

  test("ignores positions that a crash of the database has undone", async () => {
    const position = placed("a")
    expect(await waitFor(position, 5_000)).toBe(true)
    await runner.stop()
    await database.pool.query("update read.checkpoint set position = ''")
    await endListening()
    await eventually(async () => expect(await waitFor(position, 20)).toBe(false))
  })

  test("is woken by announcements, and need not query again", async () => {
    let isAnswered = false
    const answersOnce: Queryable = {
      query: async (config) => {
        const answer = await (isAnswered ? new Promise<never>(() => undefined) : database.pool.query(config))
        isAnswered = true
        return answer
      },
    }
    const listening = ManagedRuntime.make(
      ReadModels.layer({ pool: answersOnce, connection: database.connection }),
    )
    const models = await listening.runPromise(ReadModels)
    // The only query runs after it has begun to listen.
    await eventually(() => expect(isAnswered).toBe(true))
    expect(await listening.runPromise(models.waitFor(placed("a"), 10_000))).toBe(true)
    await listening.dispose()
  })
})

test("changes name the orders concerned", async () => {
  const seen: Array<ReadonlyArray<string> | null> = []
  runtime.runFork(
    ReadModels.use((models) =>
      models.changes.pipe(Stream.runForEach(({ orders }) => Effect.sync(() => seen.push(orders)))),
    ),
  )
  await waitFor(placed("first"), 5_000)
  await eventually(async () => {
    await waitFor(placed(`order-${history.log.events.length}`), 5_000)
    const named = seen.flatMap((orders) => orders ?? [])
    expect(named).toContainEqual(expect.stringMatching(/^order-\d+$/))
  })
})
