import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import { anItem, aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { eventually } from "@voltread/projections/testing/eventually.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { Effect, Fiber, Logger } from "effect"
import { afterEach, beforeEach, describe, expect, inject, test } from "vitest"
import { followTimeZone } from "../composition/prepare-database.ts"
import { Database } from "../platform/postgres/pool.ts"
import { dashboard } from "../reports/dashboard.ts"
import { timeZoneInForce } from "../settings/current-settings.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { runRequestedRebuild } from "./rebuild-job.ts"

let shop: ShopApp
let owner: Tokens
let projector: Fiber.Fiber<unknown, unknown>

beforeEach(async () => {
  shop = await shopApp(inject("postgresUrl"), { SHOP_TIME_ZONE: "UTC" })
  owner = await shop.signIn("owner@voltread.example", "SUPER ADMIN")
  projector = await shop.run(
    Effect.gen(function* () {
      const { connection } = yield* Database
      const context = yield* Effect.context<EventLog>()
      return Effect.runForkWith(context)(
        runProjections({ connection }).pipe(Effect.provide(Logger.layer([]))),
      )
    }),
  )
})
afterEach(async () => {
  await Effect.runPromise(Fiber.interrupt(projector))
  await shop.close()
})

/** Appends the events of one paid order to the log; returns their last position. */
const place = async (id: string): Promise<string> => {
  const payment = aPayment({ paymentId: `${id}:pay:1`, result: "succeeded", transactionId: `t-${id}` })
  const history = new History()
  history.order(id, placing([anItem({})], { orderId: id }))
  history.order(id, { type: "RecordPayment", payment })
  const { events } = history.log
  const { position } = await shop.run(
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
  return position
}

const shown = (position: string) => shop.run(ReadModels.use((models) => models.waitFor(position, 10_000)))

const names = () =>
  shop.run(
    Database.use(({ pool }) =>
      Effect.promise(async () => (await orderPage(pool)).orders.map(({ customerName }) => customerName)),
    ),
  )

const ask = (models: ReadonlyArray<string>) =>
  shop.call("POST", "/api/admin/read-models/rebuilds", { models }, { as: owner })
const state = async () => {
  const { body } = await shop.call("GET", "/api/admin/read-models", undefined, { as: owner })
  return Object(body.data)
}
/** Runs the rebuild as the projector's process does. */
const rebuilding = runRequestedRebuild(timeZoneInForce)
const work = () => shop.run(rebuilding.pipe(Effect.provide(Logger.layer([]))))

test("a rebuild is requested in the back office and done by the projector's process", async () => {
  expect(await shown(await place("a"))).toBe(true)
  await shop.sql("update read.order_list set customer_name = 'wrong'")
  expect((await ask(["order-list", "revenue-ledger"])).status).toBe(200)
  expect((await ask(["order-list"])).body.errorMessage).toBe(
    "A rebuild is already running. Please wait until it has finished.",
  )
  expect((await state()).rebuilds).toMatchObject([{ state: "waiting", requestedBy: "Test Person" }])
  expect(await names()).toEqual(["wrong"])
  await work()
  expect(await names()).toEqual(["Ada Byron"])
  const { rebuilds, lagSeconds, events } = await state()
  expect(rebuilds).toMatchObject([{ state: "done", models: ["order-list", "revenue-ledger"], failure: null }])
  expect(rebuilds[0].applied).toBe(events)
  await eventually(async () => expect((await state()).lagSeconds).toBe(0))
  expect(lagSeconds).toBeGreaterThanOrEqual(0)
  // No rebuild is requested anymore.
  await shop.sql("update read.order_list set customer_name = 'wrong again'")
  await work()
  expect(await names()).toEqual(["wrong again"])
})

test("a rebuild whose process ended is continued by the next one", async () => {
  expect(await shown(await place("a"))).toBe(true)
  await shop.sql("update read.order_list set customer_name = 'wrong'")
  await ask(["order-list"])
  await shop.run(
    Effect.gen(function* () {
      const first = yield* Effect.forkChild(rebuilding)
      yield* Effect.yieldNow
      yield* Fiber.interrupt(first)
    }).pipe(Effect.provide(Logger.layer([]))),
  )
  await shop.sql("update read_model_rebuild set state = 'running'")
  await work()
  expect((await state()).rebuilds).toMatchObject([{ state: "done" }])
  expect(await names()).toEqual(["Ada Byron"])
})

test("a rebuild waits while another one runs from the command line", async () => {
  expect(await shown(await place("a"))).toBe(true)
  await ask(["order-list"])
  await shop.run(
    Database.use(({ pool }) =>
      Effect.promise(async () => {
        const other = await pool.connect()
        await other.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.readModelRebuild])
        return other
      }),
    ).pipe(
      Effect.flatMap((other) =>
        rebuilding.pipe(
          Effect.provide(Logger.layer([])),
          Effect.ensuring(Effect.sync(() => other.release(true))),
        ),
      ),
    ),
  )
  expect((await state()).rebuilds).toMatchObject([{ state: "running" }])
  await eventually(async () => {
    await work()
    expect((await state()).rebuilds).toMatchObject([{ state: "done" }])
  })
})

test("parked events are listed, retried, and skipped with a reason; a rebuild of one model waits for that", async () => {
  expect(await shown(await place("a"))).toBe(true)
  await shop.sql("alter table read.order_list add constraint no_bad check (order_id <> 'bad')")
  expect(await shown(await place("bad"))).toBe(true)
  const parked = async () => {
    const { body } = await shop.call("GET", "/api/admin/parked-events", undefined, { as: owner })
    return Object(body.data).events
  }
  const waiting = async () => (await shop.run(dashboard(Date.now()))).attention.parkedEvents
  expect(await parked()).toContainEqual(
    expect.objectContaining({ stream: "order-bad", revision: 0, type: "OrderCreated", skipped: null }),
  )
  expect(await waiting()).toBeGreaterThan(1)

  await ask(["order-list"])
  await work()
  expect((await state()).rebuilds[0]).toMatchObject({
    state: "failed",
    failure: expect.stringContaining("Events are parked"),
  })

  const skip = (body: object) => shop.call("POST", "/api/admin/parked-events/skip", body, { as: owner })
  expect((await skip({ stream: "order-bad", revision: 0, reason: "" })).status).toBe(400)
  expect((await skip({ stream: "order-good", revision: 0, reason: "?" })).status).toBe(404)
  expect((await skip({ stream: "order-bad", revision: 0, reason: "A test order" })).status).toBe(200)
  expect(await waiting()).toBe(0)
  expect((await parked()).map(({ skipped }: { skipped: string }) => skipped)).toEqual(
    (await parked()).map(() => "A test order"),
  )

  await ask(["order-timeline"])
  await work()
  expect((await state()).rebuilds[0]).toMatchObject({ state: "done", failure: null })
  expect((await parked())[0]).toMatchObject({ stream: "order-bad", skipped: "A test order" })

  await shop.sql("alter table read.order_list drop constraint no_bad")
  await shop.call("POST", "/api/admin/parked-events/retry", undefined, { as: owner })
  await eventually(async () => expect(await parked()).toEqual([]))
  expect((await state()).actions).toMatchObject([
    { action: "retry", doneBy: "Test Person" },
    { action: "skip", stream: "order-bad", revision: 0, reason: "A test order", doneBy: "Test Person" },
  ])
})

test("unknown read models are rejected", async () => {
  expect((await ask(["order-lists"])).body.errorMessage).toBe("There is no system data named order-lists.")
  expect((await ask([])).status).toBe(400)
})

describe("another time zone", () => {
  const change = (timeZone: string, version: number) =>
    shop.call(
      "PUT",
      "/api/admin/settings/time",
      { version, value: { timeZone, cutOffHour: 14 } },
      { as: owner },
    )
  /** The first day in the reports, for orders paid at 10:00 UTC on March 1, and the time zone of those days. */
  const days = async () => {
    const [found] = await shop.sql(
      `select (select min(day)::text from read.revenue_posting) as day,
         (select string_agg(distinct setting, ',') from read.model where setting <> '') as zone`,
    )
    return found
  }

  test("rebuilds the reports while the old ones are in use, and the projector continues in it", async () => {
    expect(await shown(await place("a"))).toBe(true)
    expect(await days()).toEqual({ day: "2026-03-01", zone: "UTC" })
    expect((await change("Pacific/Kiritimati", 0)).status).toBe(200)
    expect((await state()).rebuilds).toMatchObject([{ state: "waiting", requestedBy: "Test Person" }])
    expect(await days()).toEqual({ day: "2026-03-01", zone: "UTC" })
    expect(await change("UTC", 1)).toMatchObject({
      status: 409,
      body: { errorMessage: "A rebuild is already running. Please wait until it has finished." },
    })
    await work()
    expect(await days()).toEqual({ day: "2026-03-02", zone: "Pacific/Kiritimati" })
    expect(await shown(await place("b"))).toBe(true)
    expect(await days()).toEqual({ day: "2026-03-02", zone: "Pacific/Kiritimati" })
    expect((await change("Pacific/Kiritimati", 1)).status).toBe(200)
    expect((await state()).rebuilds).toHaveLength(1)
  })

  test("of the environment applies at the start, until staff have set one", async () => {
    expect(await shown(await place("a"))).toBe(true)
    await shop.run(followTimeZone)
    expect((await state()).rebuilds).toEqual([])
    await shop.sql("update read.model set setting = 'America/Chicago' where setting <> ''")
    await shop.run(followTimeZone)
    await shop.run(followTimeZone)
    expect((await state()).rebuilds).toMatchObject([{ state: "waiting", requestedBy: "Voltread" }])
    await work()
    expect(await days()).toEqual({ day: "2026-03-01", zone: "UTC" })
  })
})
