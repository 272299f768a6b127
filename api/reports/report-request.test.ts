import { placing } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { REPORTS } from "./report-request.ts"

let shop: ShopApp
let admin: Tokens

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
  const history = new History()
  history.at("2026-03-02T10:00:00.000Z").order("a", placing(undefined, { orderId: "a" }))
  await project({ connectionString: shop.config.databaseUrl }, history.log.events)
})
afterAll(() => shop.close())

const revenue = async () => {
  const path = "/api/admin/reports/revenue?from=2026-03-01&to=2026-03-31&groupBy=day"
  const { body } = await shop.call("GET", path, undefined, { as: admin })
  const { asOf, totals } = Object(body.data).report
  return { asOf, totals }
}

test("a report has the figures of the position that it states, whatever is committed while it is made", async () => {
  const before = await revenue()
  const projector = new pg.Client({ connectionString: shop.config.databaseUrl })
  await projector.connect()
  try {
    await projector.query("begin; lock table read.revenue_posting in access exclusive mode")
    const meanwhile = revenue()
    const waiting = `select from pg_locks where not granted and relation = 'read.revenue_posting'::regclass
      and database = (select oid from pg_database where datname = current_database())`
    await vi.waitUntil(async () => (await shop.sql(waiting)).length > 0, { timeout: 10_000, interval: 10 })
    await projector.query(
      "update read.revenue_posting set gross = gross + 100; update read.checkpoint set position = position || '0'; commit",
    )
    expect(await meanwhile).toEqual(before)
    expect(await revenue()).not.toEqual(before)
  } finally {
    await projector.end()
  }
})

test.each(Object.entries(REPORTS))(
  "%s is made from the first to the last day that can be written",
  async (name, { groupings }) => {
    const path = `/api/admin/reports/${name}?from=0000-01-01&to=9999-12-31&groupBy=${Object.keys(groupings)[0]}`
    expect((await shop.call("GET", path, undefined, { as: admin })).status).toBe(200)
  },
)

const MARCH = "/api/admin/reports/revenue?from=2026-03-01&to=2026-03-31&groupBy=day"

test("what cannot be meant is refused in words, and never answered with figures of something else", async () => {
  for (const [wrong, words] of [
    ["asOf=", /earlier answer/],
    ["asOf=5", /earlier answer/],
    ["statuses=COMPLETE", /cannot be made this way/],
    ["first=", /cannot be accepted/],
  ] as const) {
    const { status, body } = await shop.call("GET", `${MARCH}&${wrong}`, undefined, { as: admin })
    expect([wrong, status]).toEqual([wrong, 400])
    expect(body.errorMessage).toMatch(words)
    const file = MARCH.replace("revenue?", "revenue.csv?")
    if (!wrong.startsWith("first"))
      expect((await shop.call("GET", `${file}&${wrong}`, undefined, { as: admin })).status).toBe(400)
  }
  expect((await shop.call("GET", `${MARCH}&statuses=`, undefined, { as: admin })).status).toBe(200)
})
