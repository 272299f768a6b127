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
import { ensureReadModels } from "@voltread/projections/prepare.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { rebuild } from "@voltread/projections/rebuild.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber, Layer, ManagedRuntime } from "effect"
import pg from "pg"
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
  /** From the append's answer to "it is in the read models" in another connection. */
  readonly visible: Percentiles
  /** The newest 50 orders with all counts, by how many orders are stored. */
  readonly orderList: ReadonlyArray<{ readonly orders: number } & Percentiles>
  readonly search: Percentiles
  readonly orderPageWithTimeline: Percentiles
}

export interface ProjectionBenchOptions {
  /** Orders whose events are projected; about 11 events each. */
  readonly orders?: number
  /** How many orders the list holds while it is timed. */
  readonly listSizes?: ReadonlyArray<number>
}

export const percentiles = (times: ReadonlyArray<number>): Percentiles => {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}

const timed = async (times: number, work: (turn: number) => Promise<unknown>): Promise<Percentiles> => {
  const took: Array<number> = []
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now()
    await work(turn)
    took.push(performance.now() - start)
  }
  return percentiles(took)
}

/** Straight into the log's table: how fast appends are is measured elsewhere. */
const fillLog = async (pool: pg.Pool, orders: number): Promise<number> => {
  let position = 0
  for (let n = 0; n < orders; n += 500) {
    const rows = Array.from({ length: Math.min(500, orders - n) }, (_, i) => scenarioOrder(n + i)).flatMap(
      ({ orderId, events }) =>
        events.map((event, revision) => ({
          ...event,
          revision,
          stream: `order-${orderId}`,
          id: randomUUID(),
          position: ++position,
        })),
    )
    await pool.query(
      `insert into events (position, stream, revision, id, type, schema_version, data, metadata)
       select * from unnest($1::bigint[], $2::text[], $3::bigint[], $4::uuid[], $5::text[], $6::int[], $7::json[], $8::json[])`,
      [
        rows.map((row) => row.position),
        rows.map((row) => row.stream),
        rows.map((row) => row.revision),
        rows.map((row) => row.id),
        rows.map((row) => row.type),
        rows.map((row) => row.schemaVersion),
        rows.map((row) => row.data),
        rows.map((row) => row.metadata),
      ],
    )
  }
  return position
}

/** Copies of the projected orders until the list holds `orders`, each under an id of its own. */
const growList = async (pool: pg.Pool, orders: number): Promise<void> => {
  const { rows } = await pool.query("select count(*)::int as known from read.order_list")
  const known: number = rows[0].known
  await pool.query(
    `insert into read.order_list
     select order_id || '-' || $3::text || '-' || n, unique_id || n, username, customer_name, n || email, status, total + n, item_count,
       first_item_name, gateway_type, submitted_at, created_at - n * interval '1 hour', updated_at, affiliate_id,
       ship_state, partners, search || n
     from (select * from read.order_list limit $1) o, generate_series(1, $2::int) n`,
    [known, Math.ceil((orders - known) / known), String(orders)],
  )
  await pool.query(
    `insert into read.order_count select '', status, count(*) from read.order_list group by status
     on conflict (username, status) do update set orders = excluded.orders`,
  )
  await pool.query("vacuum analyze read.order_list")
}

/**
 * Speed of the read models, in a database of its own on that server: rebuild of all of them, time until an event is
 * visible, and the queries behind the screens used most.
 */
export const benchProjections = (
  databaseUrl: string,
  options: ProjectionBenchOptions = {},
): Promise<ProjectionFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const { orders = 10_000, listSizes = [100_000] } = options
    const connection = { connectionString: url }
    const pool = new pg.Pool({ ...connection, max: 8 })
    // The database is dropped while the last of its connections may still be closing.
    pool.on("error", () => undefined)
    const database = Database.layer({ url, max: 8 })
    const runtime = ManagedRuntime.make(
      Layer.mergeAll(
        postgresEventLog().pipe(Layer.provide(database)),
        ReadModels.layer({ pool, connection }),
      ),
    )
    try {
      await prepare(connection)
      const events = await fillLog(pool, orders)
      // As if the live models had been there all along: a rebuild goes as far as they are.
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

const prepare = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  await ensureReadModels(client, readModels)
  await client.end()
}

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
