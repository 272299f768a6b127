import { randomUUID } from "node:crypto"
import { postgresEventLog } from "@voltread/api/platform/event-log/postgres.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { EventLog } from "@voltread/domain/event.ts"
import { orderCountsByStatus } from "@voltread/projections/ordering/order-counts.ts"
import { orderById } from "@voltread/projections/ordering/order-detail.ts"
import { adminOrderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { timelineOf } from "@voltread/projections/ordering/order-timeline.ts"
import { RunnerStatus } from "@voltread/projections/platform/status.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { rebuild } from "@voltread/projections/rebuild.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber, Layer, ManagedRuntime } from "effect"
import type pg from "pg"
import { fillLog, growList, prepareReadModels, scratchPool } from "./fill-log.ts"
import { scenarioOrder } from "./order-scenarios.ts"
import { withScratchDatabase } from "./scratch.ts"

export interface Percentiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Times in milliseconds. */
export interface ProjectionFigures {
  readonly events: number
  /** All read models from the first event to the swap, indexes included. */
  readonly rebuildEventsPerSecond: number
  /** From the append's answer until another connection sees it in the read models. */
  readonly visible: Percentiles
  /** The newest 50 orders with all counts, by the number of stored orders. */
  readonly orderList: ReadonlyArray<{ readonly orders: number } & Percentiles>
  readonly search: Percentiles
  readonly orderPageWithTimeline: Percentiles
}

export interface ProjectionBenchOptions {
  /** Orders whose events are projected; about 11 events each. */
  readonly orders?: number
  /** The sizes of the list at which it is timed. */
  readonly listSizes?: ReadonlyArray<number>
}

export const percentiles = (times: ReadonlyArray<number>): Percentiles => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

/** The durations of `work`, repeated this many times by `clients` in parallel. */
export const timed = async (
  times: number,
  work: (turn: number) => Promise<unknown>,
  clients = 1,
): Promise<Percentiles> => {
  const took: Array<number> = []
  let turn = 0
  const client = async () => {
    while (turn < times) {
      const start = performance.now()
      await work(turn++)
      took.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  return percentiles(took)
}

/**
 * The speed of the read models, in a database of its own on that server: a rebuild of all, the time until an event is
 * visible, and the queries of the most-used screens.
 */
export const benchProjections = (
  databaseUrl: string,
  options: ProjectionBenchOptions = {},
): Promise<ProjectionFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const { orders = 10_000, listSizes = [100_000] } = options
    const connection = { connectionString: url }
    const pool = scratchPool(url)
    const database = Database.layer({ url, max: 8 })
    const runtime = ManagedRuntime.make(
      Layer.mergeAll(
        postgresEventLog().pipe(Layer.provide(database)),
        ReadModels.layer({ pool, connection }),
      ),
    )
    try {
      await prepareReadModels(connection)
      const events = await fillLog(pool, orders)
      // As if the live models were up to date: a rebuild goes as far as they do.
      await pool.query("update read.checkpoint set events = $1, position = $2", [
        events,
        String(events).padStart(19, "0"),
      ])
      const start = performance.now()
      await runtime.runPromise(
        rebuild({ connection, names: readModels.map(({ name }) => name), projections: readModels }),
      )
      const rebuildEventsPerSecond = (events * 1_000) / (performance.now() - start)
      await pool.query("vacuum analyze")

      const orderPageWithTimeline = await timed(500, (turn) => {
        const { orderId } = scenarioOrder((turn * 7_919) % orders)
        return Promise.all([orderById(pool, orderId), timelineOf(pool, orderId)])
      })
      const visible = await runtime.runPromise(timeToVisible(connection, orders))
      const orderList: Array<{ readonly orders: number } & Percentiles> = []
      for (const size of listSizes) {
        await growList(pool, size)
        const times = await timed(300, () => Promise.all([adminOrderPage(pool), orderCountsByStatus(pool)]))
        orderList.push({ orders: size, ...times })
      }
      const search = await timed(100, (turn) =>
        adminOrderPage(pool, { filter: { search: `customer${turn}@` } }),
      )
      return { events, rebuildEventsPerSecond, visible, orderList, search, orderPageWithTimeline }
    } finally {
      await runtime.dispose()
      await pool.end()
    }
  })

const timeToVisible = Effect.fnUntraced(function* (connection: pg.ClientConfig, first: number) {
  const log = yield* EventLog
  const models = yield* ReadModels
  const runner = yield* Effect.forkChild(runProjections({ connection, status: new RunnerStatus() }))
  const took: Array<number> = []
  for (let n = first; n < first + 300; n += 1) {
    const { orderId, events } = scenarioOrder(n)
    const { position } = yield* log.append(
      `order-${orderId}`,
      "no-stream",
      events.map((event) => ({
        id: randomUUID(),
        type: event.type,
        schemaVersion: event.schemaVersion,
        data: JSON.parse(event.data),
        metadata: JSON.parse(event.metadata),
      })),
    )
    const start = performance.now()
    yield* models.waitFor(position, 30_000)
    // The first few wait for the runner to start.
    if (n >= first + 20) took.push(performance.now() - start)
  }
  yield* Fiber.interrupt(runner)
  return percentiles(took)
})
