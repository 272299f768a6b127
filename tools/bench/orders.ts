import { postgresEventLog } from "@voltread/api/platform/event-log/postgres.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { orderCountsByStatus } from "@voltread/projections/ordering/order-counts.ts"
import { orderById } from "@voltread/projections/ordering/order-detail.ts"
import { adminOrderPage, filteredCounts } from "@voltread/projections/ordering/order-list-query.ts"
import { timelineOf } from "@voltread/projections/ordering/order-timeline.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { rebuild } from "@voltread/projections/rebuild.ts"
import { Effect, Layer } from "effect"
import type pg from "pg"
import { fillLog, growList, prepareReadModels, scratchPool } from "./fill-log.ts"
import { scenarioOrder } from "./order-scenarios.ts"
import { type Percentiles, timed } from "./projections.ts"
import { withScratchDatabase } from "./scratch.ts"

export interface OrderDeskFigures {
  readonly orders: number
  readonly clerks: number
  /** The requests of staff, with their durations while others make requests, too; milliseconds. */
  readonly asked: ReadonlyArray<{ readonly what: string } & Percentiles>
}

const CLERKS = 4
/** Orders with a page of their own; the list contains copies of them. */
const WHOLE_ORDERS = 2_000
const QUESTIONS = 150

type Question = readonly [what: string, ask: (pool: pg.Pool, turn: number) => Promise<unknown>]

const QUESTIONS_ASKED: ReadonlyArray<Question> = [
  ["newest 50 orders with counts", (pool) => Promise.all([adminOrderPage(pool), orderCountsByStatus(pool)])],
  ["orders of a status", (pool) => adminOrderPage(pool, { filter: { statuses: ["PAYMENT_RECEIVED"] } })],
  [
    "newest 50 orders of a gateway with counts",
    (pool) => {
      const filter = { gatewayType: "CARD" }
      return Promise.all([adminOrderPage(pool, { filter }), filteredCounts(pool, filter)])
    },
  ],
  ["counts of a broad search", (pool) => filteredCounts(pool, { search: "example" })],
  [
    "search in orders",
    (pool, turn) => {
      const filter = { search: `customer${turn}@` }
      return Promise.all([adminOrderPage(pool, { filter }), filteredCounts(pool, filter)])
    },
  ],
  [
    "order page with timeline",
    (pool, turn) => {
      const { orderId } = scenarioOrder((turn * 7_919) % WHOLE_ORDERS)
      return Promise.all([orderById(pool, orderId), timelineOf(pool, orderId)])
    },
  ],
]

/** The back office's order list with this many orders stored, used by several staff members. */
export const benchOrders = (databaseUrl: string, orders: number): Promise<OrderDeskFigures> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const connection = { connectionString: url }
    const pool = scratchPool(url)
    const log = postgresEventLog().pipe(Layer.provide(Database.layer({ url })))
    try {
      await prepareReadModels(connection)
      const events = await fillLog(pool, WHOLE_ORDERS)
      await pool.query("update read.checkpoint set events = $1, position = $2", [
        events,
        String(events).padStart(19, "0"),
      ])
      const names = readModels.map(({ name }) => name)
      await Effect.runPromise(Effect.provide(rebuild({ connection, names, projections: readModels }), log))
      await growList(pool, orders)
      const asked: Array<OrderDeskFigures["asked"][number]> = []
      for (const [what, ask] of QUESTIONS_ASKED) {
        // All run the same request, so that the slowest one is not hidden by the others.
        asked.push({ what, ...(await timed(QUESTIONS, (turn) => ask(pool, turn), CLERKS)) })
      }
      return { orders, clerks: CLERKS, asked }
    } finally {
      await pool.end()
    }
  })
