import { fold } from "@voltread/domain/decider.ts"
import type { RecordedEvent } from "@voltread/domain/event.ts"
import { order } from "@voltread/domain/ordering/order.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { type Order, orderTotals } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { Effect } from "effect"
import fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest"
import { makeApplier } from "./applier.ts"
import { orderCountsByStatus } from "./ordering/order-counts.ts"
import { orderById } from "./ordering/order-detail.ts"
import { adminOrderPage } from "./ordering/order-list-query.ts"
import { timelineOf } from "./ordering/order-timeline.ts"
import { pipelined } from "./platform/connection.ts"
import { parkedEvents } from "./platform/parked-event.ts"
import { checkpoint, LIVE_SCHEMA, setSearchPath } from "./platform/schema.ts"
import { type Queryable, StorageLost } from "./platform/sql.ts"
import { projectAgain } from "./project-again.ts"
import { readModelsIn } from "./read-models.ts"
import { rebuild } from "./rebuild.ts"
import { preparedDatabase, type TestDatabase } from "./testing/database.ts"
import { anyHistory } from "./testing/histories.ts"
import type { History } from "./testing/history.ts"
import { projectWith } from "./testing/projecting.ts"
import { sampledCount } from "./testing/sample.ts"
import { allRows, emptyReadModels } from "./testing/tables.ts"

/** With every order in the sums of reports, so that these are compared, too. */
const projections = readModelsIn("UTC", 0)

let database: TestDatabase
/** One connection for all passes, as in a runner. */
let writer: pg.Client
beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  writer = new pg.Client(pipelined(database.connection))
  await writer.connect()
})
afterAll(async () => {
  await writer.end()
  await database.drop()
})
beforeEach(() => emptyReadModels(database.pool))

// Generous for a busy machine; PROPERTY_RUNS raises the number of runs.
vi.setConfig({ testTimeout: 300_000 })
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? sampledCount(25)) }

const inOnePass = async (history: History) => {
  await emptyReadModels(database.pool)
  await projectWith(writer, history.log.events, { projections })
  return allRows(database.pool)
}

test("every event of any history that the rules allow can be applied", () =>
  fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      await inOnePass(history)
      expect(await parkedEvents(database.pool)).toEqual([])
    }),
    RUNS,
  ))

test("batches of any size give the same rows as a single pass", () =>
  fc.assert(
    fc.asyncProperty(
      anyHistory,
      fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 30 }),
      async (history, sizes) => {
        const expected = await inOnePass(history)
        await emptyReadModels(database.pool)
        await projectWith(writer, history.log.events, { sizes, projections })
        expect(await allRows(database.pool)).toEqual(expected)
      },
    ),
    RUNS,
  ))

/** Breaks at the given statement: before it reaches the server, or after it ran and before its answer arrives. */
const breaking = (client: pg.Client, statement: number, answered: boolean): Queryable => {
  let count = 0
  return {
    query: async (config) => {
      count += 1
      if (count < statement) return client.query(config)
      if (count === statement && answered) await client.query(config)
      throw new StorageLost({ cause: "broken on purpose" })
    },
  }
}

/** Projects the rest of the history with a connection that breaks; true when there was nothing left to break. */
const projectUntilBroken = async (
  events: ReadonlyArray<RecordedEvent>,
  crash: { readonly statement: number; readonly answered: boolean },
  size: number,
): Promise<void> => {
  const client = new pg.Client(pipelined(database.connection))
  await client.connect()
  try {
    await setSearchPath(client, LIVE_SCHEMA)
    const { position, generation } = await checkpoint(client)
    const left = events.filter((event) => event.position > position)
    const applier = makeApplier({
      client: breaking(client, crash.statement, crash.answered),
      projections,
      generation,
      announcing: true,
    })
    await Effect.runPromise(
      Effect.gen(function* () {
        const { apply } = yield* applier
        for (let done = 0; done < left.length; done += size) {
          const batch = left.slice(done, done + size)
          yield* apply(batch, batch.at(-1)?.position ?? position)
        }
      }).pipe(Effect.catchTag("StorageLost", () => Effect.void)),
    )
  } finally {
    await client.end()
  }
}

test("crashes between rows, checkpoint and commit give the same rows as a single pass", () =>
  fc.assert(
    fc.asyncProperty(
      anyHistory,
      fc.array(fc.record({ statement: fc.integer({ min: 1, max: 40 }), answered: fc.boolean() }), {
        minLength: 1,
        maxLength: 8,
      }),
      fc.integer({ min: 1, max: 20 }),
      async (history, crashes, size) => {
        const expected = await inOnePass(history)
        await emptyReadModels(database.pool)
        for (const crash of crashes) await projectUntilBroken(history.log.events, crash, size)
        await projectUntilBroken(
          history.log.events,
          { statement: Number.POSITIVE_INFINITY, answered: false },
          size,
        )
        expect(await allRows(database.pool)).toEqual(expected)
        expect((await checkpoint(database.pool, { schema: LIVE_SCHEMA })).events).toBe(
          history.log.events.length,
        )
      },
    ),
    RUNS,
  ))

test("a rebuild, of all models or of some, gives the same rows as a single pass", () =>
  fc.assert(
    fc.asyncProperty(
      anyHistory,
      fc.oneof(
        fc.constant(projections.map(({ name }) => name)),
        fc.subarray(
          projections.map(({ name }) => name),
          { minLength: 1 },
        ),
      ),
      async (history, names) => {
        const expected = await inOnePass(history)
        await Effect.runPromise(
          rebuild({ connection: database.connection, names, projections }).pipe(
            Effect.provide(history.log.layer),
          ),
        )
        expect(await allRows(database.pool)).toEqual(expected)
      },
    ),
    RUNS,
  ))

test("streams projected again after a change of their events give the same rows as a single pass", () =>
  fc.assert(
    fc.asyncProperty(anyHistory, fc.array(fc.boolean(), { minLength: 1 }), async (history, chosen) => {
      await inOnePass(history)
      const streams = [...new Set(history.log.events.map(({ stream }) => stream))].filter(
        (_, index) => chosen[index % chosen.length],
      )
      for (const [index, event] of history.log.events.entries())
        if (streams.includes(event.stream)) history.log.events[index] = forgotten(event)
      await Effect.runPromise(
        projectAgain({ connection: database.connection, projections, streams }).pipe(
          Effect.provide(history.log.layer),
        ),
      )
      const projectedAgain = await allRows(database.pool)
      expect(await inOnePass(history)).toEqual(projectedAgain)
    }),
    RUNS,
  ))

/** The event as it reads once its person has been erased. */
const forgotten = (event: RecordedEvent): RecordedEvent =>
  JSON.parse(JSON.stringify(event).replaceAll("ada@example.com", "erased-1").replaceAll("Ada", "[erased]"))

/** The orders of a history, folded by the domain. */
const foldedOrders = (history: History): ReadonlyMap<string, Order> => {
  const orders = new Map<string, Order>()
  for (const stream of new Set(history.log.events.map((event) => event.stream))) {
    if (!stream.startsWith("order-")) continue
    const events = history.log.events.filter((event) => event.stream === stream)
    const state = fold(order, events.map(orderCodec.decodeOrThrow))
    if (state._tag !== "none") orders.set(stream.slice("order-".length), state)
  }
  return orders
}

test("rows agree with the folded streams", () =>
  fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      await inOnePass(history)
      const orders = foldedOrders(history)
      const page = await adminOrderPage(database.pool)
      expect(page.totalCount).toBe(orders.size)
      const counts = await orderCountsByStatus(database.pool)
      for (const status of ORDER_STATUSES)
        expect(counts[status]).toBe([...orders.values()].filter((known) => known.status === status).length)
      for (const [id, state] of orders) {
        const events = history.log.events.filter(({ stream }) => stream === `order-${id}`)
        const { total } = orderTotals(state)
        expect(page.orders.find((summary) => summary.id === id)).toMatchObject({
          status: state.status,
          total,
        })
        expect(await orderById(database.pool, id)).toMatchObject({
          status: state.status,
          total,
          revision: events.length - 1,
        })
        expect((await timelineOf(database.pool, id)).entries.map((entry) => entry.id)).toEqual(
          events.map((event) => event.id),
        )
      }
    }),
    RUNS,
  ))

test("the postings of an order add up to its current value: its total, and zero once all was returned", () =>
  fc.assert(
    fc.asyncProperty(anyHistory, async (history) => {
      await inOnePass(history)
      for (const [id, state] of foldedOrders(history)) {
        const { rows } = await database.pool.query(
          `select coalesce(sum(gross - discount - returns + shipping + tax), 0)::int as total,
             coalesce(sum(supplier_cost), 0)::int as cost, coalesce(sum(affiliate_take), 0)::int as take,
             coalesce(sum(discount), 0)::int as discount
           from read.revenue_posting where order_id = $1`,
          [id],
        )
        const gone = state.lines.every(({ status }) => status === "CANCELLED" || status === "RETURNED")
        const whole = state.lines.every(
          ({ status, returnedQuantity }) => status !== "CANCELLED" && returnedQuantity === 0,
        )
        if (state._tag === "draft" || gone)
          expect(rows[0]).toEqual({ total: 0, cost: 0, take: 0, discount: 0 })
        else if (whole) {
          expect(rows[0].total).toBe(orderTotals(state).total)
          expect(rows[0].take).toBe(state.submitted.affiliateTake)
        }
      }
    }),
    RUNS,
  ))
