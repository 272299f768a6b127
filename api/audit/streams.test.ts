import type { RecordedEvent } from "@voltread/domain/event.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import { aPayment, placing } from "@voltread/domain/ordering/order-examples.ts"
import { readModelsIn } from "@voltread/projections/read-models.ts"
import { anyHistory } from "@voltread/projections/testing/histories.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { emptyReadModels } from "@voltread/projections/testing/tables.ts"
import fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { followPayments } from "../payments/payment-work.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { auditOrders } from "./follow-orders.ts"
import { compareStreams } from "./streams.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
let pool: pg.Pool

beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
  pool = new pg.Pool({ connectionString: database.url, max: 2 })
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

/** Fills the tables with what follows from these events and from no others. */
const happened = async (events: ReadonlyArray<RecordedEvent>) => {
  await emptyReadModels(pool)
  await pool.query("truncate audit_order cascade")
  await pool.query("truncate payment_work, mail_outbox")
  await project({ connectionString: database.url }, events)
  const ofOrders = events.filter(({ stream }) => stream.startsWith("order-"))
  await database.run(auditOrders.handle(ofOrders))
  await database.run(followPayments.handle(ofOrders))
}

const compared = async (events: ReadonlyArray<RecordedEvent>, later = 0) => {
  const streams = [...Map.groupBy(events, ({ stream }) => stream)].map(([stream, its]) => ({
    stream,
    events: its,
  }))
  return database.run(compareStreams(streams, later))
}

test("finds nothing wrong with any history that the rules allow", { timeout: 120_000 }, () =>
  fc.assert(
    fc.asyncProperty(anyHistory, async ({ log: { events } }) => {
      await happened(events)
      expect(await compared(events)).toEqual([])
    }),
    { numRuns: Number(process.env.PROPERTY_RUNS ?? 25) },
  ),
)

const METADATA = {
  correlationId: "request",
  causationId: "command",
  actor: { id: "payments", name: "Payments", role: "system" },
  at: "2026-03-01T12:00:00.000Z",
} as const

describe("what follows from a stream is compared with its events", () => {
  const history = new History()
  history.order("order-1", placing())
  history.order("order-1", { type: "RecordPayment", payment: aPayment() })
  const item = {
    productId: "p1",
    sku: "p1",
    name: "Lamp",
    brand: "Acme",
    size: "",
    quantity: 2,
    price: 1_999,
    shippingCost: 0,
    productType: "electronics",
    partner: "Acme",
    isPromotion: false,
    thumbnailImage: "",
    smallImage: "",
    largeImage: "",
    pickupStoreId: null,
  }
  history.cart("a", {
    type: "CreateCart",
    cartId: "a",
    username: "ada@example.com",
    successorOf: null,
    items: [item],
  })
  history.cart("a", { type: "CheckOut", orderId: "order-1" })
  history.loan("b", {
    type: "Initiate",
    application: {
      loanId: "b",
      orderId: "order-1",
      username: null,
      applicantName: "Ada Byron",
      applicantEmail: "ada@example.com",
      lender: "Acme Lease",
      product: "lease",
      amountRequested: 100_000,
    },
  })
  history.visit("c", { affiliate_id: "aff-1", acid: "roll-1" })
  const { events } = history.log

  beforeEach(() => happened(events))

  test("starts without disagreements", async () => {
    expect(await compared(events)).toEqual([])
  })

  test.each([
    ["cart-a", "The carts do not have it.", "delete from read.cart"],
    [
      "cart-a",
      "Its owner in the carts is null, by its events ada@example.com.",
      "update read.cart set username = null",
    ],
    [
      "cart-a",
      "Its status in the carts is open, by its events checkedOut.",
      "update read.cart set status = 'open'",
    ],
    ["cart-a", "Its number of units in the carts is 3, by its events 2.", "update read.cart set units = 3"],
    ["cart-a", "Its value in the carts is 1, by its events 3998.", "update read.cart set value = 1"],
    ["cart-a", "It was closed for order order-1, which does not exist.", "truncate audit_order cascade"],
    ["loan-b", "The applications do not have it.", "delete from read.loan_application"],
    ["loan-b", "Its order in the applications is x", "update read.loan_application set order_id = 'x'"],
    ["loan-b", "Its owner in the applications is eve", "update read.loan_application set username = 'eve'"],
    [
      "loan-b",
      "Its status in the applications is APPROVED",
      "update read.loan_application set status = 'APPROVED'",
    ],
    ["visit-c", "The visits do not have it.", "delete from read.visit"],
    ["visit-c", "Its day in the visits is 2020-01-01", "update read.visit set day = '2020-01-01'"],
    ["visit-c", "Its affiliate in the visits is eve", "update read.visit set affiliate_id = 'eve'"],
    ["visit-c", "Its roll-up in the visits is eve", "update read.visit set rollup_id = 'eve'"],
    ["order-order-1", "Its account in the list is eve", "update read.order_list set username = 'eve'"],
    ["order-order-1", "Its owner in the list is eve", "update read.order_list set owner = 'eve'"],
    ["order-order-1", "Its sales in the ledger is", "update read.revenue_posting set gross = gross + 1"],
    [
      "order-order-1",
      "Its discount in the ledger is",
      "update read.revenue_posting set discount = discount + 9",
    ],
    [
      "order-order-1",
      "Its shipping in the ledger is",
      "update read.revenue_posting set shipping = shipping + 1",
    ],
    ["order-order-1", "Its tax in the ledger is", "update read.revenue_posting set tax = tax + 9"],
    [
      "order-order-1",
      "Its supplier cost in the ledger is",
      "update read.revenue_posting set supplier_cost = 0",
    ],
    ["order-order-1", "The number of its units in the products' sales is 0", "delete from read.product_sale"],
    ["order-order-1", "The cost of its units", "update read.product_sale set supplier_cost = 0"],
    ["order-order-1", "The worth of its units", "update read.product_sale set net = net + 9"],
    [
      "order-order-1",
      "Its status in the ledger is CANCELLED",
      "update read.order_status_period set status = 'CANCELLED'",
    ],
    ["order-order-1", "Its status in the ledger is null", "delete from read.order_status_period"],
    ["order-order-1", "is not decided, and nobody looks for it.", "delete from payment_work"],
    [
      "order-order-1",
      "A mail confirms it, and it was never paid.",
      `insert into mail_outbox (mail_id, cause, template, sealed)
       values (gen_random_uuid(), 'order-confirmation:order-1', 'order-confirmation', '')`,
    ],
  ])("%s: %s", async (stream, what, damage) => {
    await pool.query(damage)
    expect(await compared(events)).toContainEqual({ stream, what: expect.stringContaining(what) })
  })

  test("expects no gateway to know a refund that is paid out by hand", async () => {
    const byHand = new History()
    byHand.order("order-1", placing())
    const refund = aPayment({ paymentId: "refund-1", kind: "refund", result: "requested" })
    for (const result of ["requested", "started"] as const)
      byHand.log.append("order-order-1", [
        {
          id: `step-${result}`,
          ...orderCodec.encode({
            type: "OrderPaymentDetailsUpdated",
            data: { payment: { ...refund, result } },
          }),
          metadata: METADATA,
        },
      ])
    await happened(byHand.log.events)
    expect((await pool.query("select from payment_work")).rowCount).toBe(0)
    expect(await compared(byHand.log.events)).toEqual([])
  })

  test("counts a visit on its day in the shop's time zone", async () => {
    const newYork = "America/New_York"
    const night = new History().at("2026-03-02T02:00:00.000Z")
    night.visit("d", {})
    await emptyReadModels(pool)
    await project({ connectionString: database.url }, night.log.events, {
      projections: readModelsIn(newYork),
    })
    const setZone = (zone: string) =>
      pool.query("update read.model set setting = $1 where name = 'visits'", [zone])
    await setZone(newYork)
    expect((await pool.query("select day::text from read.visit")).rows).toEqual([{ day: "2026-03-01" }])
    expect(await compared(night.log.events)).toEqual([])
    await setZone("UTC")
    expect(await compared(night.log.events)).toHaveLength(1)
  })

  test("misses a mail only while its event is recent", async () => {
    const now = new Date(Date.now() - 3_600_000).toISOString()
    const news = new History().at(now)
    news.order("order-1", placing())
    news.order("order-1", { type: "RecordPayment", payment: aPayment({ result: "succeeded" }) })
    await happened(news.log.events)
    expect(await compared(news.log.events)).toEqual([])
    await pool.query("update audit_pass set since = now() - interval '1 day'")
    expect(await compared(news.log.events)).toEqual([
      {
        stream: "order-order-1",
        what: expect.stringMatching(/^No mail tells of its event \d+, OrderStatusChanged\.$/),
      },
    ])
  })

  test("misses the work on an open payment only ten minutes later", async () => {
    const news = new History().at(new Date().toISOString())
    news.order("order-1", placing())
    news.order("order-1", { type: "RecordPayment", payment: aPayment() })
    await happened(news.log.events)
    await pool.query("truncate payment_work")
    expect(await compared(news.log.events)).toEqual([])
    expect(await compared(news.log.events, 9 * 60_000)).toEqual([])
    expect(await compared(news.log.events, 12 * 60_000)).toEqual([
      { stream: "order-order-1", what: expect.stringContaining("nobody looks for it") },
    ])
  })

  test("ignores streams that the read models have not reached, or are already beyond", async () => {
    await pool.query("update read.checkpoint set position = '0'")
    await pool.query("delete from read.cart")
    expect(await compared(events)).toEqual([])
    await happened(events)
    const early = events.filter(({ stream, revision }) => stream === "cart-a" && revision === 0)
    expect(await compared(early)).toEqual([])
  })
})
