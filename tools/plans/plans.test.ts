import { randomUUID } from "node:crypto"
import { auditOnce } from "@voltread/api/audit/audit.ts"
import { AuditStatus } from "@voltread/api/audit/audit-status.ts"
import { compareGateways } from "@voltread/api/audit/gateways.ts"
import { upsertStores } from "@voltread/api/catalogue/stores.ts"
import { prepareDatabase } from "@voltread/api/composition/prepare-database.ts"
import { PERIODIC_WORK, runProcesses } from "@voltread/api/composition/processes.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { createTestDatabase, type TestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { setStock, setStoreStock } from "@voltread/api/stock/stock.ts"
import { sendStockAlerts } from "@voltread/api/stock-alerts/send-alerts.ts"
import { stopPath } from "@voltread/api/stock-alerts/stop-alerts.ts"
import { ensureTestAccount } from "@voltread/api/testing/account.ts"
import { type Browser, browser } from "@voltread/api/testing/browser.ts"
import { paymentDouble } from "@voltread/api/testing/payment-double.ts"
import { type Staff, staffOf } from "@voltread/api/testing/staff.ts"
import type { Store } from "@voltread/domain/catalogue/store.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber } from "effect"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopInMemory, shopInMemory } from "../faults/points/shop-process.ts"
import { putOnSale } from "../load/stocked-products.ts"
import { until } from "../load/until.ts"
import { withTiresAndWheels } from "./catalog.ts"
import { type Asked, pageQueries } from "./page-queries.ts"
import { explainedPlan, loggedPlan, readWhole } from "./plan.ts"

const PASSWORD = "Wheels-4-all"
const OWNER = "owner@example.com"
const PATIENCE_MS = 20_000

/** The number of rows that every table claims to have: Postgres scans a small table whatever its indexes. */
const ROWS = 1_000_000

/**
 * These have a row for each process, model, migration, status, gateway, staff member, brand, rule, finding of the audit or
 * change of the catalog within a day, or for the newest hundred orders: they do not grow with products, orders or
 * customers. Indexes: of what waits for a read model, or for the mail server, and of the values that reports can be
 * filtered by. Views: of the 20,000 products with most reviews, and of the words of the catalog.
 */
const STAY_SMALL = [
  "checkpoint",
  "model",
  "audit_pass",
  "dispute_search",
  "process_checkpoint",
  "key_destruction",
  "ledger_pending",
  "loan_count",
  "schema_migration",
  "erasure_open",
  "mail_outbox_sealed",
  "staff_security",
  "account_staff",
  "second_factor",
  "audit_finding",
  "audit_finding_stream",
  "brand",
  "product_line",
  "price_markup",
  "price_generation",
  "price_generation_open",
  "catalogue_change",
  "report_value_pkey",
  "suggestion",
  "search_word",
]

/**
 * The columns of search and the views of suggestions are made of the whole catalog, beside the requests; a price rule
 * concerns all of it, and so do the preview of one and what it can choose by.
 */
const OF_WHOLE_CATALOG = [
  /^declare index_rows /,
  /\bpg_temp_\d+\b/,
  /^select distinct (brand|partner)\b.* from product\b/,
  /^with concerned as /,
]

/** The audit compares its books with the lists whole, at the end of each pass. */
const OF_AUDIT = [/^with (audited|listed) as /, / as stream, 'The list has it, and the log has not\.'/]

const settings = (all: ReadonlyArray<string>) => all.map((setting) => `-c ${setting}`).join(" ")

/** Logs every plan of this shop's connections, including those of functions and foreign keys. */
const EXPLAINING = settings([
  "session_preload_libraries=auto_explain",
  "auto_explain.log_min_duration=0",
  "auto_explain.log_nested_statements=on",
  "auto_explain.log_format=json",
  "auto_explain.log_level=notice",
])

let database: TestDatabase
/** The test's own connections. */
let pool: pg.Pool
let shop: ShopInMemory
let following: Fiber.Fiber<unknown, unknown>
let owner: Staff
/** Texts of statements, with the tables and indexes that they read completely. */
const found = new Map<string, ReadonlySet<string>>()
const gateway = paymentDouble("braintree")

const STORE: Store = {
  storeId: "austin",
  name: "Voltread Austin",
  address1: "1 Main St",
  city: "Austin",
  state: "TX",
  postalCode: "78701",
  phone: "8005550100",
  hours: "Mon–Sat 10–8",
  latitude: 30.2,
  longitude: -97.7,
}
const STORED = { storeId: STORE.storeId, productId: "laptop", quantity: 100 }

const connect = pg.Client.prototype.connect

/** Not a spy: those end with `beforeAll`, and connections that are opened later would not be heard. */
const listenToPlans = () => {
  pg.Client.prototype.connect = function (this: pg.Client, ...args: ReadonlyArray<unknown>) {
    this.on("notice", ({ message }) => {
      const plan = loggedPlan(message ?? "")
      if (plan === null) return
      found.set(plan.text, new Set([...(found.get(plan.text) ?? []), ...readWhole(plan.root)]))
    })
    return Reflect.apply(connect, this, args)
  }
}

const sql = async (text: string, values: ReadonlyArray<unknown> = []) =>
  (await pool.query(text, [...values])).rows

/** The planner uses the number of rows on a page and the real number of pages. */
const raiseStatistics = () =>
  sql(
    `update pg_class set relpages = 1, reltuples = $1 where relnamespace in ('public'::regnamespace, 'read'::regnamespace)
     and relkind in ('r', 'i') and not relname = any ($2)`,
    [ROWS, STAY_SMALL],
  )

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  pool = new pg.Pool({
    connectionString: database.url,
    options: settings(["enable_seqscan=off", "search_path=read,public"]),
  })
  const url = new URL(database.url)
  url.searchParams.set("options", EXPLAINING)
  listenToPlans()
  shop = shopInMemory(url.href, {}, gateway.service)
  await shop.run(prepareDatabase({ timeZone: "UTC" }))
  const { connection } = await shop.run(Database)
  await putOnSale(pool, [
    { productId: "laptop", units: 1_000 },
    { productId: "mouse", units: 1_000 },
  ])
  await shop.run(Effect.andThen(upsertStores(pool, [STORE]), setStoreStock(pool, [STORED])))
  await shop.run(withTiresAndWheels(pool))
  await shop.run(
    ensureTestAccount({
      username: OWNER,
      type: "SUPER ADMIN",
      firstName: "Test",
      lastName: "Person",
      phone: null,
      password: PASSWORD,
    }),
  )
  following = shop.runtime.runFork(
    Effect.all([runProjections({ connection }), runProcesses(new AuditStatus())], {
      concurrency: "unbounded",
    }),
  )
  owner = await staffOf(await shop.app(), OWNER, PASSWORD)
})
afterAll(async () => {
  pg.Client.prototype.connect = connect
  await shop.run(Fiber.interrupt(following))
  await shop.close()
  await pool.end()
  await database.drop()
})

const OUTCOME = "{ success message }"

const command = (orderId: string, mutation: string) =>
  owner.read(
    mutation.slice(0, mutation.indexOf("(")),
    `mutation { ${mutation.replace("(", `(orderId: "${orderId}", commandId: "${randomUUID()}", `)} ${OUTCOME} }`,
  )

const caughtUp = () =>
  until("followers and read models have caught up", PATIENCE_MS, async () => {
    const [row] = await sql(
      `select head <= (select nullif(position, '')::bigint from read.checkpoint)
         and head <= (select min(nullif(position, '')::bigint) from process_checkpoint) as yes
       from (select max(position) as head from events) log`,
    )
    return row.yes === true
  })

/** A shopper who is declined once and comes back as a customer, and the work of staff. */
const journey = async () => {
  const app = await shop.app()
  const username = `${randomUUID()}@example.com`
  await shop.run(
    ensureTestAccount({
      username,
      type: "CUSTOMER",
      firstName: "Ada",
      lastName: "Lovelace",
      phone: null,
      password: PASSWORD,
    }),
  )
  const shopper = browser(app, new Map())
  await shopper.add("laptop", 2)
  await shopper.add("mouse")
  await shopper.setQuantity("laptop", 1)
  await shopper.remove("mouse")
  await shopper.logIn(username, PASSWORD)
  const { id: cartId } = await shopper.merge()
  await shopper.checkOut({ cartId, nonce: `declined-${randomUUID()}` })
  await shopper.add("mouse")
  const { order } = await shopper.checkOut({ nonce: `good-${randomUUID()}` })
  if (order === null) throw new Error("The order was not placed")
  await caughtUp()
  await waitForStock(username)
  const headers = { authorization: owner.authorization }
  for (const search of [
    "ada lovelace",
    "ada lovelcae",
    "lovelcae",
    "austin tx",
    "ada austin",
    "aust",
    order.uniqueId,
  ]) {
    const customers = await app.inject({
      method: "POST",
      url: "/api/admin/customers/list",
      headers,
      payload: { filters: { search } },
    })
    expect(customers.statusCode).toBe(200)
  }
  const noted = await app.inject({
    method: "POST",
    url: "/api/admin/orders/bulk",
    headers,
    payload: {
      commandId: randomUUID(),
      orderIds: [order.id],
      change: { type: "note", subject: "Storm", body: "Late" },
    },
  })
  expect(noted.statusCode).toBe(200)
  for (const url of [
    `/api/admin/customers/${encodeURIComponent(username)}`,
    "/api/admin/orders",
    "/api/admin/orders?status=PAYMENT_RECEIVED&search=ada",
    "/api/admin/orders/counts",
    `/api/admin/orders/${order.id}`,
    `/api/admin/orders/${order.id}/timeline`,
    "/api/admin/orders/waiting-answers",
    "/api/admin/contacts/counts",
    "/api/admin/contacts/colleagues",
    "/api/admin/chats",
    "/api/admin/staff",
    "/api/admin/erasures",
    "/api/admin/missing-money",
    "/api/admin/payouts",
    "/api/admin/postbacks",
    "/api/admin/promotions",
    "/api/admin/imports",
    "/api/admin/parked-events",
    "/api/admin/audit-log",
    "/api/admin/audit-log?on=order&from=2026-01-01&to=2099-01-01",
    `/api/admin/audit-log?subject=${order.id}`,
    `/api/admin/audit-log.csv?actor=${OWNER}&action=log-in`,
  ]) {
    expect((await app.inject({ method: "GET", url, headers })).statusCode, url).toBe(200)
  }
  await askAll(shopper, { orderId: order.id, cartId, productId: "laptop" })
  await reviewing(username)
  await writing(username)
  for (const status of ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"]) {
    await command(order.id, `changeOrderStatus(status: "${status}", reason: "x")`)
  }
  const [{ item }] = await sql(
    "select data->'item'->>'itemId' as item from events where stream = 'order-' || $1 and data->'item' is not null limit 1",
    [order.id],
  )
  await command(
    order.id,
    `recordOrderShipment(shipment: { lines: [{ itemId: "${item}", quantity: 1 }], carrier: "UPS", trackingNumber: "1Z" })`,
  )
  const [payment] = order.paymentDetails
  for (const { id, orderId } of gateway.sales()) if (orderId === order.id) gateway.settle(id)
  await command(
    order.id,
    `refundOrderPayment(paymentId: "${payment?.paymentId}", amount: 10, reason: "Scratched")`,
  )
  const other = browser(app, new Map())
  await other.add("laptop")
  const cancelled = await other.checkOut({ nonce: `good-${randomUUID()}` })
  await command(cancelled.order?.id ?? "", 'cancelOrder(reason: "Changed their mind")')
  await caughtUp()
  await erasing()
  await sql("update payment_work set next_at = now()")
  await until("the money is given back", PATIENCE_MS, async () => {
    const open = await sql("select from payment_work where kind <> 'settlement'")
    return open.length === 0
  })
  await caughtUp()
}

/** Every query that the pages of the shop and the back office send. */
const askAll = async (shopper: Browser, asked: Asked) => {
  for (const { name, query, variables, path } of await pageQueries("storefront", asked)) {
    const answer = await shopper.graphql(query, variables, path)
    expect(answer, name).not.toHaveProperty("errors")
  }
  const app = await shop.app()
  for (const { name, query, variables, path } of await pageQueries("backoffice", asked)) {
    const answer = await app.inject({
      method: "POST",
      url: path,
      headers: { authorization: owner.authorization },
      payload: { query, variables },
    })
    expect(answer.json(), name).not.toHaveProperty("errors")
  }
}

/** A customer's review, from the permission to write it to its publication. */
const reviewing = async (username: string) => {
  const app = await shop.app()
  const headers = { authorization: (await staffOf(app, username, PASSWORD)).authorization }
  await sql(
    `insert into product_review (product_id, username, author, stars, title, body, revision, status)
     values ('laptop', $1, 'Ada L.', 4, 'Quiet', 'Hardly a sound.', 1, 'pending')`,
    [username],
  )
  const [{ id }] = await sql("select review_id as id from product_review where username = $1", [username])
  const own = "/api/account/reviews"
  const staff = "/api/admin/product-reviews"
  const form = { stars: 4, title: "Quiet", text: "Hardly a sound." }
  const by = { authorization: owner.authorization }
  for (const [method, url, author, payload, expected] of [
    ["GET", own, headers, undefined, 200],
    ["GET", `${own}/laptop`, headers, undefined, 200],
    // It has not arrived; finding that out runs the same statements.
    ["PUT", `${own}/laptop`, headers, form, 409],
    ["GET", `${staff}?stars=4`, by, undefined, 200],
    ["GET", `${staff}?productId=laptop`, by, undefined, 200],
    ["GET", `${staff}/pending`, by, undefined, 200],
    ["PUT", `${staff}/${id}/publication`, by, { revision: 1 }, 200],
    ["GET", "/api/products/laptop/reviews", {}, undefined, 200],
    ["GET", "/api/products/laptop/reviews?sort=lowest&stars=4", {}, undefined, 200],
    ["DELETE", `${own}/laptop`, headers, undefined, 200],
  ] as const) {
    const answer = await app.inject({
      method,
      url,
      headers: author,
      ...(payload === undefined ? {} : { payload }),
    })
    expect(answer.statusCode, `${method} ${url}`).toBe(expected)
  }
}

/** A message to the shop, what staff do with it, and a postback and a mail that are to be sent again. */
const writing = async (email: string) => {
  const app = await shop.app()
  const headers = { authorization: owner.authorization }
  const message = { name: "Ada Lovelace", email, phone: "2125550100", message: "Where is my order?" }
  const sent = await app.inject({ method: "POST", url: "/api/contact", payload: message })
  expect(sent.statusCode).toBe(200)
  const [{ id }] = await sql("select request_id as id from contact_request where email = $1", [email])
  for (const [method, url, payload, expected] of [
    ["GET", `/api/admin/contacts?from=${encodeURIComponent(email)}`, undefined, 200],
    ["GET", `/api/admin/contacts/${id}/order-links`, undefined, 200],
    ["PUT", `/api/admin/contacts/${id}/assignee`, { assignee: OWNER }, 200],
    ["POST", `/api/admin/contacts/${id}/answers`, { id: randomUUID(), message: "On its way" }, 200],
    ["PUT", `/api/admin/contacts/${id}/status`, { status: "done" }, 200],
    ["POST", `/api/admin/postbacks/${randomUUID()}/resend`, undefined, 404],
    ["GET", "/api/admin/undelivered-mail", undefined, 200],
    ["GET", `/api/admin/undelivered-mail?email=${encodeURIComponent(email)}`, undefined, 200],
    ["POST", `/api/admin/undelivered-mail/${randomUUID()}/send-again`, undefined, 404],
  ] as const) {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    expect(answer.statusCode, `${method} ${url}`).toBe(expected)
  }
}

/** A customer who has logged in, a guest who wants offers, and former staff. */
const erasing = async () => {
  const app = await shop.app()
  const customer = `${randomUUID()}@example.com`
  const guest = `${randomUUID()}@example.com`
  const former = `${randomUUID()}@example.com`
  const person = { firstName: "Ada", lastName: "Lovelace", phone: null, password: PASSWORD }
  await shop.run(
    Effect.andThen(
      ensureTestAccount({ ...person, username: customer, type: "CUSTOMER" }),
      ensureTestAccount({ ...person, username: former, type: "ADMIN" }),
    ),
  )
  await staffOf(app, customer, PASSWORD)
  const url = "/api/subscription/subscribe"
  const subscribed = await app.inject({ method: "POST", url, payload: { email: guest } })
  expect(subscribed.statusCode).toBe(200)
  await sql("update account set is_active = false where username = $1", [former])
  for (const email of [customer, guest, former]) {
    const erased = await app.inject({
      method: "POST",
      url: "/api/admin/erasures",
      headers: { authorization: owner.authorization },
      payload: { email },
    })
    expect(erased.statusCode, erased.body).toBe(200)
  }
}

/** Somebody who requests a mail, saves products, and gets the mail. */
const waitForStock = async (email: string) => {
  const app = await shop.app()
  const productId = `gone-${randomUUID()}`
  await putOnSale(pool, [{ productId, units: 0 }])
  for (const to of [email, "guest@example.com"]) {
    const payload = { productId, email: to }
    const { statusCode } = await app.inject({ method: "POST", url: "/api/stock-alerts", payload })
    expect(statusCode).toBe(200)
  }
  await shop.run(setStock(pool, [{ productId, quantity: 1 }]))
  await shop.run(sendStockAlerts)
  const told = await sql("select alert_id from stock_alert where product_id = $1 and mailed_at is not null", [
    productId,
  ])
  expect(told).toHaveLength(2)
  const stopped = await app.inject({
    method: "POST",
    url: await shop.run(stopPath(String(told[0].alert_id))),
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  })
  expect(stopped.statusCode).toBe(200)
  const saved = await app.inject({
    method: "PUT",
    url: "/api/user/savedProducts",
    headers: { authorization: owner.authorization },
    payload: { wish: [{ productId, quantity: 1 }], later: [] },
  })
  expect(saved.statusCode).toBe(200)
}

/** Postgres knows when there is nothing at all, and scans that even where an index exists. */
const emptyTables = async (): Promise<ReadonlySet<string>> => {
  const empty = await sql(
    `select relname as name from pg_class where relnamespace in ('public'::regnamespace, 'read'::regnamespace)
     and relkind = 'r' and pg_relation_size(oid) = 0`,
  )
  return new Set(empty.map(({ name }) => name))
}

const isServedByIndex = async (text: string, table: string): Promise<boolean> =>
  !readWhole(explainedPlan(await sql(`explain (generic_plan, format json) ${text}`))).includes(table)

/** `empty`: the tables without a row when the statement ran for the first time. */
const mustReadWhole = async (text: string, table: string, empty: ReadonlySet<string>): Promise<boolean> =>
  !STAY_SMALL.includes(table) && !(empty.has(table) && (await isServedByIndex(text, table)))

/** For the erasure of former staff only: where each row is an act of the staff, all of them are read. */
const OF_FORMER_STAFF =
  /^update \w+ set (actor|created_by|requested_by|carried_out_by|done_by|updated_by) = .* where \1 = (\$1|any \(\$1\))$/

/** What the projector does every minute or hour: it ran before the tables claimed to be large. */
const rareWork = Effect.all(
  [
    compareGateways,
    auditOnce(new AuditStatus()),
    ...PERIODIC_WORK.flatMap(({ interval, work }) => (interval === "1 second" ? [] : [work])),
  ],
  { discard: true },
)

/** Of the checkout, the log, a follower, the read models, staff and the pages: a test that hears fewer has looked at nothing. */
const HEARD = [
  "from reserve_stock(",
  "from append_events(",
  "from order_reminder",
  "into order_list",
  "staff_action",
  "as starting_price from product_line",
  "from read.loan_application l",
]

test("no statement of a checkout, of a cart, of a page, of staff or of a follower scans a table that grows", async () => {
  await journey()
  await raiseStatistics()
  const empty = await emptyTables()
  found.clear()
  await journey()
  await shop.run(rareWork)
  const findings: Array<string> = []
  for (const [text, tables] of found) {
    if ([OF_FORMER_STAFF, ...OF_WHOLE_CATALOG, ...OF_AUDIT].some((known) => known.test(text))) continue
    for (const table of tables)
      if (await mustReadWhole(text, table, empty)) findings.push(`${table}: ${text}`)
  }
  expect(findings).toEqual([])
  const heard = [...found.keys()]
  expect(HEARD.filter((text) => !heard.some((statement) => statement.includes(text)))).toEqual([])
}, 120_000)
