import { join } from "node:path"
import { startEventStoreDbDouble } from "@voltread/api/platform/event-log/testing/eventstoredb/server.ts"
import { migrate } from "@voltread/api/platform/postgres/migrate.ts"
import { createPool } from "@voltread/api/platform/postgres/pool.ts"
import { createTestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { Effect, Exit, Scope } from "effect"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { eventLogLayer } from "../../api/platform/event-log/layer.ts"
import { Database } from "../../api/platform/postgres/pool.ts"
import { wholeLog } from "../faults/every-table.ts"
import { temporaryFolder } from "../test/temporary-folder.ts"
import { backUp } from "./back-up.ts"
import { restore } from "./restore.ts"

const SECRET = "a secret of the tests that is long enough"
const scope = Scope.makeUnsafe()
const stops: Array<() => unknown> = []
let home: string

beforeAll(async () => {
  home = await Effect.runPromise(Scope.provide(temporaryFolder, scope))
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
  await Effect.runPromise(Scope.close(scope, Exit.void))
})

const eventStore = async () => {
  const double = await startEventStoreDbDouble()
  stops.push(() => double.stop())
  return `esdb://127.0.0.1:${double.port}?tls=false`
}

const emptyDatabase = async () => {
  const target = await createTestDatabase(inject("postgresUrl"))
  stops.push(() => target.drop())
  const pool = createPool({ url: target.url, max: 1, applicationName: "test" }, () => undefined)
  await Effect.runPromise(migrate(pool))
  await pool.end()
  return target.url
}

const eventsOf = (url: string, eventStoreUrl: string) =>
  Effect.runPromise(
    wholeLog.pipe(
      Effect.provide(eventLogLayer({ eventStoreUrl })),
      Effect.provide(Database.layer({ url, applicationName: "test" })),
    ),
  )

test("log and tables are restored into an empty EventStoreDB and an empty database, and all readers continue there", async () => {
  const source = await eventStore()
  const shop = await checkoutShop(inject("postgresUrl"), 1, { EVENTSTORE_URL: source })
  stops.push(() => shop.close())
  await shop.stock({ laptop: 9 })
  for (const nonce of ["good-1", "good-2"]) {
    const browser = shop.browse()
    await browser.add("laptop")
    await browser.checkOut({ nonce })
  }
  await shop.work()
  const folder = join(home, "backup")
  const { log } = await backUp(shop.config.databaseUrl, SECRET, folder, source)

  const [url, target] = [await emptyDatabase(), await eventStore()]
  const before = await shop.run(wholeLog)
  expect(log?.events).toBe(before.length)
  await expect(restore(folder, url, SECRET)).rejects.toThrow("was in EventStoreDB")
  await restore(folder, url, SECRET, target)
  const after = await eventsOf(url, target)
  expect(after.map(({ position: _, ...event }) => event)).toEqual(
    before.map(({ position: _, ...event }) => event),
  )

  // A follower that had processed everything still has.
  const last = after.at(-1)?.position ?? ""
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query("select position from process_checkpoint where name = 'payments'")
  await client.end()
  expect(rows).toEqual([{ position: last }])

  await expect(restore(folder, await emptyDatabase(), SECRET, source)).resolves.toMatchObject({ log })
  const other = await eventStore()
  const stranger = await checkoutShop(inject("postgresUrl"), 1, { EVENTSTORE_URL: other })
  stops.push(() => stranger.close())
  await stranger.stock({ laptop: 1 })
  await stranger.browse().add("laptop")
  await expect(restore(folder, await emptyDatabase(), SECRET, other)).rejects.toThrow("not of this backup")
}, 120_000)
