import { auditOrders } from "@voltread/api/audit/follow-orders.ts"
import { follow } from "@voltread/api/platform/event-log/follow.ts"
import { startEventStoreDbDouble } from "@voltread/api/platform/event-log/testing/eventstoredb/server.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { examine } from "./doctor.ts"

const SECRET = "a secret of the tests that is long enough"

const stops: Array<() => unknown> = []
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

const eventStore = async (): Promise<string> => {
  const double = await startEventStoreDbDouble()
  stops.push(() => double.stop())
  return `esdb://127.0.0.1:${double.port}?tls=false`
}

/** A shop with an order that its audit has processed. */
const sold = async (log: Readonly<Record<string, string>>): Promise<CheckoutShop> => {
  const shop = await checkoutShop(inject("postgresUrl"), 1, log)
  stops.push(() => shop.close())
  const following = shop.run(Effect.result(follow(auditOrders)))
  following.catch(() => undefined)
  await shop.stock({ laptop: 9 })
  const browser = shop.browse()
  await browser.add("laptop")
  await browser.checkOut({ nonce: "good-1" })
  await shop.work()
  await vi.waitUntil(async () => (await shop.sql("select from audit_order")).length > 0, { timeout: 10_000 })
  return shop
}

const eventLogOf = async (shop: CheckoutShop, log: Readonly<Record<string, string>>): Promise<string> => {
  const found = await Effect.runPromise(
    examine({ SESSION_SECRET: SECRET, DATABASE_URL: shop.config.databaseUrl, ...log }),
  )
  const finding = found.find(({ what }) => what === "Event log")
  return `${finding?.state}: ${finding?.says}`
}

describe.each([
  ["Postgres", async () => ({})],
  ["EventStoreDB", async () => ({ EVENTSTORE_URL: await eventStore() })],
])("the doctor, with the event log in %s", (_, somewhere) => {
  let log: Readonly<Record<string, string>>
  let shop: CheckoutShop
  beforeAll(async () => {
    log = await somewhere()
    shop = await sold(log)
  })

  test("finds nothing wrong with log and database of the same time, whether the projector runs or not", async () => {
    expect(await eventLogOf(shop, log)).toMatch(/^ok: .* fits the database\.$/)
    await shop.sql("delete from process_checkpoint")
    expect(await eventLogOf(shop, log)).toMatch(/^ok: /)
  })

  test("finds a log that lacks events which the database has", async () => {
    await shop.sql("update audit_order set revision = revision + 1")
    expect(await eventLogOf(shop, log)).toMatch(/^problem: The event log is older than the database/)
    await shop.sql("update audit_order set revision = revision - 1")
  })

  test("finds a database that lacks the keys of people in the log", async () => {
    await shop.sql("delete from process_checkpoint")
    await shop.sql("create table key_away as select * from person_key")
    await shop.sql("delete from person_key")
    expect(await eventLogOf(shop, log)).toMatch(/^problem: The event log is newer than the database/)
    await shop.sql("insert into person_key select * from key_away")
  })
})

test("the doctor finds the log of another shop", async () => {
  const log = { EVENTSTORE_URL: await eventStore() }
  const shop = await sold(log)
  const other = { EVENTSTORE_URL: await eventStore() }
  expect(await eventLogOf(shop, other)).toMatch(/^problem: The event log is older than the database/)
})
