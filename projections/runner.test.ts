import { EventLog, EventLogUnavailable } from "@voltread/domain/event.ts"
import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect, Layer, Logger, Stream } from "effect"
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import type { Batch } from "./batch.ts"
import { incompleteOrder } from "./ordering/incomplete-orders.ts"
import { orderAsOf } from "./ordering/order-as-of.ts"
import { orderById } from "./ordering/order-detail.ts"
import { adminOrderPage } from "./ordering/order-list-query.ts"
import { timelineOf } from "./ordering/order-timeline.ts"
import { ADVISORY_LOCKS } from "./platform/advisory-locks.ts"
import { parkedEvents, requestRetry } from "./platform/parked-event.ts"
import type { Projection } from "./platform/projection.ts"
import { checkpoint, LIVE_SCHEMA } from "./platform/schema.ts"
import { projectAgain } from "./project-again.ts"
import { readModels } from "./read-models.ts"
import { rebuild } from "./rebuild.ts"
import { type TestDatabase, testDatabase } from "./testing/database.ts"
import { eventually } from "./testing/eventually.ts"
import { History } from "./testing/history.ts"
import { type Running, running } from "./testing/running.ts"
import { allRows } from "./testing/tables.ts"

let database: TestDatabase
let history: History
let runners: Array<Running>

beforeEach(async () => {
  database = await testDatabase(inject("postgresUrl"))
  history = new History()
  runners = []
})
afterEach(async () => {
  for (const runner of runners) await runner.stop()
  await database.drop()
})

const start = (
  projections: ReadonlyArray<Projection<Batch>> = readModels,
  log = history.log.layer,
): Running => {
  const runner = running({ connection: database.connection, projections }, log)
  runners.push(runner)
  return runner
}

const placed = (id: string, note = "") =>
  history.order(id, placing([anItem({ description: note })], { orderId: id }))

const noteTo = (id: string) =>
  history.order(id, { type: "AddCustomNotes", note: { noteId: "n", subject: "later", body: "" } })

const rebuildAll = () =>
  Effect.runPromise(
    rebuild({
      connection: database.connection,
      names: readModels.map(({ name }) => name),
      projections: readModels,
    }).pipe(Effect.provide(history.log.layer), Effect.provide(Logger.layer([]))),
  )

const isVisible = (id: string) =>
  eventually(async () => expect(await orderById(database.pool, id)).not.toBeNull())

describe("a runner", () => {
  test("applies what was stored before it started and what follows", async () => {
    placed("a")
    const runner = start()
    await isVisible("a")
    placed("b")
    await isVisible("b")
    await eventually(() => expect(runner.status.lagSeconds(Date.now())).toBe(0))
    expect(runner.status).toMatchObject({
      active: true,
      eventsApplied: history.log.events.length,
      eventsParked: 0,
    })
    expect((await checkpoint(database.pool, { schema: LIVE_SCHEMA })).position).toBe(history.log.head())
  })

  test("continues after a restart without skipping or repeating an event", async () => {
    placed("a")
    const first = start()
    await isVisible("a")
    await first.stop()
    placed("b")
    start()
    await isVisible("b")
    const { rows } = await database.pool.query("select count(*)::int as events from read.order_timeline")
    expect(rows[0].events).toBe(history.log.events.length)
  })

  test("moves its checkpoint past streams that no model uses", async () => {
    const runner = start()
    placed("a")
    await isVisible("a")
    history.log.append("account-1", [
      { id: "x", type: "AccountOpened", schemaVersion: 1, data: {}, metadata: placedMetadata() },
    ])
    await eventually(() => expect(runner.status.position).toBe(history.log.head()))
  })

  test("stands by while another is active, and takes over when that one ends", async () => {
    const first = start()
    await eventually(() => expect(first.status.active).toBe(true))
    const second = start()
    placed("a")
    await isVisible("a")
    expect(second.status.active).toBe(false)
    await first.stop()
    await eventually(() => expect(second.status.active).toBe(true))
    placed("b")
    await isVisible("b")
    expect(second.status.eventsApplied).toBe(history.log.events.length / 2)
  })

  test("takes over when the active one's connection is cut, which then stands by", async () => {
    const first = start()
    await eventually(() => expect(first.status.active).toBe(true))
    const second = start()
    placed("a")
    await isVisible("a")
    await database.pool.query(
      `select pg_terminate_backend(l.pid) from pg_locks l
       where l.locktype = 'advisory' and l.granted and l.objid = $1
         and l.database = (select oid from pg_database where datname = current_database())`,
      [ADVISORY_LOCKS.readModelRunner],
    )
    placed("b")
    await isVisible("b")
    await eventually(() =>
      expect([first.status.active, second.status.active].filter(Boolean)).toHaveLength(1),
    )
    expect(first.status.failures).toBe(1)
    const { rows } = await database.pool.query("select count(*)::int as events from read.order_timeline")
    expect(rows[0].events).toBe(history.log.events.length)
  })

  test("starts over when streams were projected again, since the events it has read may be void", async () => {
    const runner = start()
    placed("a")
    await isVisible("a")
    const right = await allRows(database.pool)
    await Effect.runPromise(
      projectAgain({
        connection: database.connection,
        projections: readModels,
        streams: ["order-a", "order-none"],
      }).pipe(Effect.provide(history.log.layer)),
    )
    expect(await allRows(database.pool)).toEqual(right)
    await eventually(() => expect(runner.log.join("\n")).toContain("Starting over from the checkpoint"))
    placed("b")
    await isVisible("b")
    expect(runner.status.failures).toBe(0)
  })

  test("refuses to write to read models of a newer release", async () => {
    const first = start()
    placed("a")
    await isVisible("a")
    await first.stop()
    await database.pool.query("update read.model set version = 99 where name = 'order-list'")
    const second = start()
    placed("b")
    expect(await second.failure()).toMatchObject({
      _tag: "ReadModelsTooNew",
      message: "Read models of a newer version are in the database: order-list.",
    })
    expect(second.status.active).toBe(false)
    expect(await orderById(database.pool, "b")).toBeNull()
  })
})

const placedMetadata = () => {
  const [event] = history.log.events
  if (event === undefined) throw new Error("place an order first")
  return event.metadata
}

describe("an event that cannot be applied", () => {
  test("is parked with its reason, and only itself: its stream continues", async () => {
    placed("a")
    placed("bad")
    const [note] = noteTo("bad")
    placed("c")
    history.log.spoil("order-bad", 1)
    const runner = start()
    await isVisible("c")
    await isVisible("a")
    expect(await parkedEvents(database.pool)).toEqual([
      expect.objectContaining({ stream: "order-bad", revision: 1, type: "OrderItemAdded", attempts: 1 }),
    ])
    expect(await orderById(database.pool, "bad")).toMatchObject({
      revision: note?.revision,
      status: "PENDING_PAYMENT",
      items: [],
    })
    const { orders, totalCount } = await adminOrderPage(database.pool)
    expect(totalCount).toBe(3)
    expect(orders.filter(({ isIncomplete }) => isIncomplete).map(({ id }) => id)).toEqual(["bad"])
    const view = await orderById(database.pool, "bad")
    expect(view?.isIncomplete).toBe(true)
    const asOf = orderAsOf("bad", note?.revision ?? 0).pipe(Effect.provide(history.log.layer))
    expect(await Effect.runPromise(asOf)).toEqual(view)
    expect(runner.status.eventsParked).toBe(1)
    expect(runner.log.join("\n")).toContain("Parked OrderItemAdded (order-bad, revision 1)")
    expect(runner.log.join("\n")).not.toContain("ada@example.com")
  })

  test("leaves a gap that later batches, another runner and a rebuild skip with the same rows", async () => {
    placed("bad")
    history.log.spoil("order-bad", 1)
    const first = start()
    await isVisible("bad")
    await first.stop()
    start()
    placed("later")
    await isVisible("later")
    const right = await allRows(database.pool)
    await rebuildAll()
    expect(await allRows(database.pool)).toEqual(right)
  })

  test("with characters that Postgres cannot store is applied with these replaced", async () => {
    const runner = start()
    placed("odd", "a\u0000b\ud800c")
    await isVisible("odd")
    expect(await orderById(database.pool, "odd")).toMatchObject({
      items: [{ description: "a\ufffdb\ufffdc" }],
    })
    expect(await parkedEvents(database.pool)).toEqual([])
    expect(runner.log.join("\n")).toContain("Replaced characters that cannot be stored in OrderItemAdded")
  })

  test("that is the first of its stream blocks the others of it, and nothing else", async () => {
    placed("bad")
    placed("c")
    const restore = history.log.spoil("order-bad", 0)
    const runner = start()
    await isVisible("c")
    const parked = await parkedEvents(database.pool)
    expect(parked.map(({ revision }) => revision)).toEqual(parked.map((_, index) => index))
    expect(parked.length).toBe(history.log.events.length / 2)
    expect(runner.log.filter((line) => line.startsWith("Parked"))).toHaveLength(1)
    const found = [expect.objectContaining({ id: "bad", uniqueId: "VT-7K2M9QXA" })]
    const listed = async (search?: string) =>
      (await adminOrderPage(database.pool, { filter: { search: search ?? null } })).incomplete
    expect([await listed(), await listed("vt-7k2m"), await listed("VT-NONE")]).toEqual([found, found, []])
    expect(await incompleteOrder(database.pool, "bad")).toMatchObject({ uniqueId: "VT-7K2M9QXA" })
    expect(await incompleteOrder(database.pool, "c")).toBeNull()
    restore()
    const [note] = noteTo("bad")
    await eventually(async () =>
      expect((await parkedEvents(database.pool)).map(({ revision }) => revision)).toContain(note?.revision),
    )
    await requestRetry(database.pool)
    await eventually(async () =>
      expect(await orderById(database.pool, "bad")).toMatchObject({ revision: note?.revision }),
    )
    expect(await parkedEvents(database.pool)).toEqual([])
  })

  test("has its stream projected again from the first event once it can be applied and a retry is requested", async () => {
    let broken = true
    const fragile: Projection<Batch> = {
      name: "fragile",
      version: 1,
      source: "orders",
      tables: ["fragile"],
      tableDdl: "create table if not exists fragile (revision integer)",
      indexDdl: "",
      apply: async (_db, { orders }) => {
        if (broken && orders.some(({ entry }) => entry.id === "bad" && entry.revision === 2))
          throw new Error("a bug")
      },
      remove: async () => undefined,
    }
    const runner = start([...readModels, fragile])
    placed("bad")
    placed("good")
    await isVisible("good")
    await eventually(() => expect(runner.status.eventsParked).toBe(1))

    await requestRetry(database.pool)
    await eventually(async () => expect((await parkedEvents(database.pool))[0]?.attempts).toBeGreaterThan(1))
    expect(runner.status.eventsParked).toBe(1)

    broken = false
    await requestRetry(database.pool)
    await eventually(() => expect(runner.status.eventsParked).toBe(0))
    expect(await orderById(database.pool, "bad")).toMatchObject({
      revision: history.log.events.length / 2 - 1,
    })
    const timeline = await timelineOf(database.pool, "bad")
    expect(timeline.entries.map(({ revision }) => revision)).toEqual(
      timeline.entries.map((_, index) => index),
    )
    const [note] = noteTo("bad")
    await eventually(async () =>
      expect((await orderById(database.pool, "bad"))?.revision).toBe(note?.revision),
    )
  })

  test("that cannot be decoded is parked, too", async () => {
    start()
    placed("a")
    history.log.append("order-a", [
      { id: "y", type: "OrderTeleported", schemaVersion: 1, data: {}, metadata: placedMetadata() },
    ])
    placed("b")
    await isVisible("b")
    expect(await parkedEvents(database.pool)).toEqual([expect.objectContaining({ type: "OrderTeleported" })])
  })
})

describe("a failure that no event causes", () => {
  test("parks nothing: the runner backs off and continues when it is over", async () => {
    const runner = start()
    placed("a")
    await isVisible("a")
    await database.pool.query("alter table read.order_timeline rename to mislaid")
    placed("b")
    await eventually(() => expect(runner.status.failures).toBeGreaterThan(1))
    expect(runner.log.join("\n")).toContain("OrderCreated (order-b, revision 0)")
    expect(runner.status.lagSeconds(Date.now())).toBeGreaterThan(0)
    await database.pool.query("alter table read.mislaid rename to order_timeline")
    await isVisible("b")
    expect(await parkedEvents(database.pool)).toEqual([])
  })

  test("in the event log is waited out", async () => {
    let down = true
    const runner = start(
      readModels,
      Layer.succeed(EventLog, {
        ...history.log.service,
        subscribe: (from, filter) =>
          Stream.suspend(() =>
            down
              ? Stream.fail(new EventLogUnavailable({ reason: "The log is down" }))
              : history.log.service.subscribe(from, filter),
          ),
      }),
    )
    placed("a")
    await eventually(() => expect(runner.status.failures).toBeGreaterThan(1))
    down = false
    await isVisible("a")
  })
})
