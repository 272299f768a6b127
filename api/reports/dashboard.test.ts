import { aPayment, aShipment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { dashboard } from "./dashboard.ts"

let shop: ShopApp
let admin: Tokens

/** Wednesday, some time after the last event below. */
const NOW = Date.parse("2026-03-11T20:00:00.000Z")

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
  const history = new History()
  const order = (id: string, at: string) => history.at(at).order(id, placing(undefined, { orderId: id }))
  const pay = (id: string, change: Parameters<typeof aPayment>[0]) =>
    history.order(id, { type: "RecordPayment", payment: aPayment(change) })
  order("last-week", "2026-03-04T23:30:00.000Z")
  order("long-ago", "2026-03-03T12:00:00.000Z")
  order("taken-back", "2026-03-02T12:00:00.000Z")
  pay("taken-back", {})
  pay("taken-back", { result: "succeeded" })
  history.order("taken-back", { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "paid" })
  history.order("taken-back", { type: "RecordShipment", shipment: aShipment() })
  pay("taken-back", {
    paymentId: "void",
    kind: "void",
    refersTo: "pay-1",
    amount: 1_200,
    result: "succeeded",
  })
  history.order("taken-back", { type: "RecordDispute", paymentId: "pay-1", disputed: 1_000 })
  history.at("2026-03-04T08:00:00.000Z").visit("v-1", { utm_source: "news" })
  order("a", "2026-03-11T09:00:00.000Z")
  order("b", "2026-03-11T10:00:00.000Z")
  pay("b", { amount: 1_000 })
  pay("b", { amount: 1_000, result: "failed" })
  for (const visit of ["v-2", "v-3", "v-4", "v-5"])
    history.at("2026-03-11T08:00:00.000Z").visit(visit, { utm_source: "news" })
  await project({ connectionString: shop.config.databaseUrl }, history.log.events)
  // A coin payment that must be refunded by hand; only its newest step counts.
  await shop.sql(
    `insert into read.transaction (order_id, payment_id, revision, position, until_position, at, day, unique_id,
       gateway_type, gateway_name, kind, result, amount, actor)
     select 'a', 'refund-' || n, 1, 'p', case n when 3 then 'q' end, timestamptz '2026-03-05' + n * interval '1 hour',
       '2026-03-05', 'VT-1', 'CRYPTO', 'plisio', 'refund', 'started', 1234, 'Sam' from generate_series(1, 3) n`,
  )
  await shop.sql(
    `insert into affiliate_conversion (order_id, order_number, affiliate_id) values ('a', 'VT-1', 'aff-1')`,
  )
  await shop.sql(
    `insert into affiliate_postback (postback_id, order_id, kind, revision, value, payout, state, happened_at)
     values (gen_random_uuid(), 'a', 'conversion', 1, 1, 1, 'given-up', now()),
       (gen_random_uuid(), 'a', 'reversal', 2, 1, 1, 'sent', now())`,
  )
})
afterAll(() => shop.close())

test("today stands beside the whole of the same weekday last week, as the reports count both", async () => {
  const { today, weekBefore, timeZone, bestSellers, sources, since } = await shop.run(dashboard(NOW))
  expect({ timeZone, since }).toEqual({ timeZone: "UTC", since: "2026-03-05" })
  expect([today.day, today.orders, today.sessions]).toEqual(["2026-03-11", 2, 4])
  expect([weekBefore.day, weekBefore.orders, weekBefore.sessions]).toEqual(["2026-03-04", 1, 1])
  const query = "from=2026-03-11&to=2026-03-11&groupBy=day"
  const { body } = await shop.call("GET", `/api/admin/reports/revenue?${query}`, undefined, { as: admin })
  expect(JSON.stringify(body)).toContain(`"${today.net.toFixed(2)}"`)
  expect(today.net).toBeGreaterThan(0)
  expect(bestSellers.map(({ units, net }) => [units, net])).toEqual([[expect.any(Number), today.net]])
  expect(sources.find(({ source }) => source === "news")).toMatchObject({ sessions: 4 })
})

test("what waits for a person is counted, and the payouts are a list of their own", async () => {
  const { attention } = await shop.run(dashboard(NOW))
  expect(attention).toEqual({
    reviews: 0,
    failedPayments: 1,
    parkedEvents: 0,
    applications: 0,
    postbacks: 1,
    payouts: 2,
    missingMoney: 1,
    disputed: 1,
  })
  const { body } = await shop.call("GET", "/api/admin/payouts", undefined, { as: admin })
  expect(body.data).toEqual({
    nextCursor: null,
    payouts: [1, 2].map((n) => ({
      paymentId: `refund-${n}`,
      orderId: "a",
      orderNumber: "VT-1",
      customerName: "Ada Byron",
      gateway: "CRYPTO",
      amount: 12.34,
      since: `2026-03-05T0${n}:00:00.000Z`,
    })),
  })
})

test("paid orders of which money is missing are a list of their own", async () => {
  const { body } = await shop.call("GET", "/api/admin/missing-money", undefined, { as: admin })
  expect(body.data).toEqual({
    nextCursor: null,
    orders: [
      {
        orderId: "taken-back",
        orderNumber: expect.any(String),
        customerName: "Ada Byron",
        status: "CONFIRMED_BY_SUPPLIER",
        total: 212,
        missing: 12,
        createdAt: "2026-03-02T12:00:00.000Z",
      },
    ],
  })
})

test("support staff see none of them", async () => {
  const support = await shop.signIn("sam@voltread.example", "CUSTOMERSUPPORT")
  for (const path of ["/api/admin/dashboard", "/api/admin/payouts", "/api/admin/missing-money"])
    expect((await shop.call("GET", path, undefined, { as: support })).status).toBe(403)
})

test("a list of payouts longer than a page goes on where the page ended", async () => {
  await shop.sql(
    `insert into read.transaction (order_id, payment_id, revision, position, at, day, unique_id, gateway_type,
       gateway_name, kind, result, amount, actor)
     select 'many', 'many-' || lpad(n::text, 3, '0'), 1, 'p', timestamptz '2026-03-06', '2026-03-06', 'VT-2', 'CRYPTO',
       'plisio', 'refund', 'started', n, 'Sam' from generate_series(1, 60) n`,
  )
  const first = await shop.call("GET", "/api/admin/payouts", undefined, { as: admin })
  const { nextCursor = "" } = Object(first.body.data)
  const second = await shop.call("GET", `/api/admin/payouts?after=${nextCursor}`, undefined, { as: admin })
  const ids = [first, second].flatMap(({ body }) =>
    Object(body.data).payouts.map(({ paymentId }: { paymentId: string }) => paymentId),
  )
  expect(ids).toHaveLength(62)
  expect(new Set(ids).size).toBe(62)
})
