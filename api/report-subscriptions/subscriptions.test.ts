import { text } from "node:stream/consumers"
import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { Effect, Fiber, Logger } from "effect"
import pg from "pg"
import { afterEach, beforeEach, expect, inject, test } from "vitest"
import { compose } from "../mail/compose.ts"
import { csvFile } from "../reports/csv-file.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { sendSubscriptions } from "./send-subscriptions.ts"

const ADMIN = "admin@voltread.example"
const PATH = "/api/admin/report-subscriptions"

let shop: ShopApp
let admin: Tokens

beforeEach(async () => {
  shop = await shopApp(inject("postgresUrl"))
  admin = await shop.signIn(ADMIN, "ADMIN")
  const history = new History()
  history.at("2026-03-09T10:00:00.000Z").order("a", placing(undefined, { orderId: "a" }))
  history.order("b", placing([anItem({ category: "televisions" })], { orderId: "b" }))
  await project({ connectionString: shop.config.databaseUrl }, history.log.events)
})
afterEach(() => shop.close())

const DAILY = { report: "revenue", rhythm: "daily", question: { groupBy: "day", category: "sound-bars" } }

const subscribe = (form: object = DAILY, as = admin) => shop.call("POST", PATH, form, { as })
/** Makes it due as if it had been requested long before the tenth. */
const dueOn = (morning: string) => shop.sql("update report_subscription set next_at = $1", [morning])
const send = (at: string) =>
  shop.run(sendSubscriptions(() => Date.parse(at)).pipe(Effect.provide(Logger.layer([]))))
const mails = async () => {
  const found = await shop.mailTo(ADMIN)
  return found.flatMap((message) => (message.template === "report" ? [message] : []))
}

test("a report is mailed each morning with its filters, for the previous day, once", async () => {
  expect((await subscribe()).status).toBe(200)
  await dueOn("2026-03-10T07:00:00.000Z")
  await send("2026-03-10T06:59:59.000Z")
  expect(await mails()).toEqual([])
  await Promise.all([send("2026-03-10T07:00:01.000Z"), send("2026-03-10T07:00:02.000Z")])
  await send("2026-03-10T12:00:00.000Z")
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ title: "Revenue", from: "2026-03-09", to: "2026-03-09" })
  expect(mail?.path).toBe(
    "/backoffice/reports/revenue?from=2026-03-09&to=2026-03-09&by=day&category=sound-bars",
  )
  const query = "from=2026-03-09&to=2026-03-09&groupBy=day&category=sound-bars"
  const file = await shop.app.inject({
    method: "GET",
    url: `/api/admin/reports/revenue.csv?${query}`,
    headers: { authorization: `Bearer ${admin.accessToken} ${admin.idToken}` },
  })
  expect(mail?.csv).toBe(file.body)
  expect(file.body).toContain("2026-03-09,1,")
  const { body } = await shop.call("GET", PATH, undefined, { as: admin })
  expect(Object(body.data).subscriptions).toMatchObject([
    { report: "revenue", rhythm: "daily", nextAt: "2026-03-11T07:00:00.000Z" },
  ])
})

test("the link in the mail leads to the same question", async () => {
  const filters = { gateway: "braintree", brand: "Acme", partner: "Best Buy", affiliateId: "a1" }
  const question = {
    ...{ groupBy: "source", statuses: ["COMPLETED", "RETURNED"], ...filters },
    ...{ touch: "first", sort: "orders", order: "desc" },
  }
  expect(await subscribe({ ...DAILY, report: "traffic-sources", question })).toMatchObject({ status: 200 })
  await dueOn("2026-03-10T07:00:00.000Z")
  await send("2026-03-10T07:00:01.000Z")
  const [mail] = await mails()
  const { searchParams } = new URL(mail?.path ?? "", "https://shop.example")
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ from: "2026-03-09", to: "2026-03-09", by: "source", status: "COMPLETED,RETURNED" },
    ...{ gateway: "braintree", brand: "Acme", partner: "Best Buy", affiliate: "a1" },
    ...{ touch: "first", sort: "orders", order: "desc" },
  })
})

test("a mail that did not reach the outbox is retried, and none is sent twice", async () => {
  await subscribe()
  await dueOn("2026-03-10T07:00:00.000Z")
  for (let round = 0; round < 20; round += 1)
    await shop.run(
      Effect.gen(function* () {
        const sending = yield* Effect.forkChild(
          sendSubscriptions(() => Date.parse("2026-03-10T08:00:00.000Z")),
        )
        for (let turn = 0; turn < round; turn += 1) yield* Effect.yieldNow
        yield* Fiber.interrupt(sending)
      }).pipe(Effect.provide(Logger.layer([]))),
    )
  // Connections of those that were interrupted may still be open, and only so many files are made at a time.
  await expect
    .poll(async () => {
      await send("2026-03-10T08:00:00.000Z")
      return mails()
    })
    .toHaveLength(1)
  await send("2026-03-10T08:00:00.000Z")
  expect(await mails()).toHaveLength(1)
})

test("a file that nobody waits for anymore makes room for another", async () => {
  await subscribe()
  await dueOn("2026-03-10T07:00:00.000Z")
  const at = Date.parse("2026-03-10T08:00:00.000Z")
  const lock = new pg.Client({ connectionString: shop.config.databaseUrl })
  await lock.connect()
  const waiting = async () =>
    (
      await shop.sql(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).length
  try {
    await lock.query("begin; lock table read.ledger_sum")
    await shop.run(
      Effect.gen(function* () {
        const sending = yield* Effect.forEach(Array.from({ length: 8 }), () =>
          Effect.forkChild(sendSubscriptions(() => at)),
        )
        yield* Effect.promise(() => expect.poll(waiting).toBe(8))
        const stopping = yield* Effect.forkChild(Fiber.interruptAll(sending))
        yield* Effect.promise(() => lock.query("commit"))
        yield* Fiber.join(stopping)
      }).pipe(Effect.provide(Logger.layer([]))),
    )
  } finally {
    await lock.end()
  }
  await send("2026-03-10T08:00:00.000Z")
  expect(await mails()).toHaveLength(1)
})

test("missed mornings are made up for, but not those older than a week", async () => {
  await subscribe()
  await dueOn("2026-03-01T07:00:00.000Z")
  for (let day = 0; day < 12; day += 1) await send("2026-03-10T08:00:00.000Z")
  expect((await mails()).map(({ from }) => from)).toEqual([
    "2026-03-03",
    "2026-03-04",
    "2026-03-05",
    "2026-03-06",
    "2026-03-07",
    "2026-03-08",
    "2026-03-09",
  ])
})

test("whoever lacks the second factor that is required of staff gets none, until they have it", async () => {
  await subscribe()
  await shop.sql("update staff_security set requires_second_factor = true")
  await dueOn("2026-03-10T07:00:00.000Z")
  await send("2026-03-10T08:00:00.000Z")
  expect(await mails()).toEqual([])
  await shop.sql(
    "insert into second_factor (username, secret, confirmed_at) values ($1, '', clock_timestamp())",
    [ADMIN],
  )
  await send("2026-03-11T08:00:00.000Z")
  expect((await mails()).map(({ from }) => from)).toEqual(["2026-03-10"])
})

test("a mail that was due on a Monday of another time zone waits for the shop's own Monday", async () => {
  await subscribe({ ...DAILY, rhythm: "weekly" })
  // Monday at seven in Tokyo; the shop's time zone is UTC.
  await dueOn("2026-03-08T22:00:00.000Z")
  await send("2026-03-08T22:00:01.000Z")
  expect(await mails()).toEqual([])
  await send("2026-03-09T07:00:01.000Z")
  expect(await mails()).toMatchObject([{ from: "2026-03-02", to: "2026-03-08" }])
})

test("a file that is too large is left out, and the mail links to the report", async () => {
  await subscribe({ report: "most-popular-products", rhythm: "monthly", question: { groupBy: "product" } })
  await shop.sql(
    `insert into read.ledger_sum select 'product', 'month', '2026-02-01', 'p-' || n || repeat('x', 100), '', '',
       1, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0 from generate_series(1, 10000) n`,
  )
  await shop.sql(
    `insert into read.report_product select 'p-' || n || repeat('x', 100), '', repeat('s', 60), 'Name', 'Brand'
     from generate_series(1, 10000) n`,
  )
  await dueOn("2026-03-01T07:00:00.000Z")
  await send("2026-03-01T08:00:00.000Z")
  const [mail] = await mails()
  expect(mail).toMatchObject({ from: "2026-02-01", to: "2026-02-28", csv: null })
  if (mail === undefined) return
  const { attachments, blocks } = compose(
    mail,
    { publicUrl: "https://shop.example", orderUrl: () => "", replyTo: () => undefined },
    DEFAULT_SETTINGS,
  )
  expect(attachments).toBeUndefined()
  expect(blocks).toContainEqual({
    _tag: "button",
    label: "Open the report",
    url: "https://shop.example/backoffice/reports/most-popular-products?from=2026-02-01&to=2026-02-28&by=product",
  })
})

test("a file that must wait for others is sent later, not left out", async () => {
  await subscribe()
  await dueOn("2026-03-10T07:00:00.000Z")
  const question = { from: "2026-03-09", to: "2026-03-09", groupBy: "day" }
  const others = await Promise.all(Array.from({ length: 8 }, () => shop.run(csvFile("revenue", question))))
  await send("2026-03-10T07:00:01.000Z")
  expect(await mails()).toEqual([])
  await Promise.all(others.map((other) => text(other)))
  await send("2026-03-10T07:01:01.000Z")
  expect(await mails()).toMatchObject([{ from: "2026-03-09", csv: expect.stringContaining("2026-03-09,1,") }])
})

test.each([
  ["is no admin anymore", "update account set type = 'CUSTOMERSUPPORT' where username = $1"],
  ["is disabled", "update account set is_active = false where username = $1"],
  ["is gone", "delete from account where username = $1"],
])("a subscription ends when its account %s", async (_, sql) => {
  await subscribe()
  await dueOn("2026-03-10T07:00:00.000Z")
  await shop.sql(sql, [ADMIN])
  await send("2026-03-10T08:00:00.000Z")
  expect(await mails()).toEqual([])
  expect(await shop.sql("select from report_subscription")).toEqual([])
})

test("an impossible report is rejected, and so is another user's subscription", async () => {
  const wrong = { ...DAILY, question: { groupBy: "moon" } }
  expect((await subscribe(wrong)).body.errorMessage).toBe(
    "Revenue can be grouped by day, week, month, category, gateway, or promotion.",
  )
  for (const report of ["weather", "constructor", "__proto__"])
    expect([report, (await subscribe({ ...DAILY, report })).status]).toEqual([report, 404])
  expect((await subscribe({ ...DAILY, rhythm: "hourly" })).status).toBe(400)
  const mine = Object((await subscribe()).body.data).subscription.subscriptionId
  const other = await shop.signIn("other@voltread.example", "ADMIN")
  expect((await shop.call("DELETE", `${PATH}/${mine}`, undefined, { as: other })).status).toBe(404)
  const { body } = await shop.call("GET", PATH, undefined, { as: other })
  expect(body.data).toEqual({ subscriptions: [] })
  expect((await shop.call("DELETE", `${PATH}/${mine}`, undefined, { as: admin })).status).toBe(200)
  expect((await shop.call("DELETE", `${PATH}/${mine}`, undefined, { as: admin })).status).toBe(404)
})

test("what somebody gets already they do not get twice", async () => {
  const answers = await Promise.all([subscribe(), subscribe(), subscribe({ ...DAILY, rhythm: "weekly" })])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await shop.sql("select rhythm from report_subscription order by rhythm")).toEqual([
    { rhythm: "daily" },
    { rhythm: "weekly" },
  ])
})

test("nobody has more than twenty", async () => {
  const ofBrand = (brand: string) => subscribe({ ...DAILY, question: { groupBy: "day", brand } })
  const answers = await Promise.all(Array.from({ length: 23 }, (_, brand) => ofBrand(`Brand ${brand}`)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  const other = await shop.signIn("other@voltread.example", "ADMIN")
  expect((await subscribe(DAILY, other)).status).toBe(200)
})
