import { base, en, Faker } from "@faker-js/faker"
import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { knownFindings } from "@voltread/api/audit/findings.ts"
import { auditOrders } from "@voltread/api/audit/follow-orders.ts"
import { compareGateways } from "@voltread/api/audit/gateways.ts"
import { orderNumber } from "@voltread/api/cart/order-number.ts"
import { lookAfterLoan } from "@voltread/api/loans/look-after.ts"
import { giveBack } from "@voltread/api/payments/give-back.ts"
import { type ShopApp, shopApp, type Tokens } from "@voltread/api/testing/shop-app.ts"
import { EventLog, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { refundable } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { type Cents, sum, toDecimal } from "@voltread/domain/shared/money.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { Effect, Schema, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { storeByDay } from "../../history/dated-commands.ts"
import { type Bench, keys, startBench } from "../../simulators/running.ts"
import { type LenderBench, startLenderBench } from "../../simulators/simple-lease/running.ts"
import { bestSellers, demoCatalogue } from "../catalogue.ts"
import { type DemoOrder, demoOrder } from "../orders.ts"
import { demoPeople } from "../people.ts"
import { history } from "../year.ts"
import { handOver, vendorBooks } from "./hand-over.ts"

const DAY = 86_400_000
const END = Math.floor(Date.now() / DAY) * DAY
const ORDERS = 200
/** More of them towards the end, so that some are still on their way. */
const SPAN = 120 * DAY

const demoOrders = (): ReadonlyArray<DemoOrder> => {
  const faker = new Faker({ locale: [en, base], seed: 11 })
  const goods = bestSellers(demoCatalogue(faker).products)
  const people = demoPeople(faker, 40)
  return Array.from({ length: ORDERS }, (_, index) => {
    const start = END - Math.round(SPAN * (1 - (index + 1) / ORDERS) ** 2)
    return demoOrder(faker, goods, faker.helpers.arrayElement(people), { start, end: END }, orderNumber)
  })
}

const Transactions = Schema.Struct({
  transactions: Schema.Array(
    Schema.Struct({
      orderId: Schema.String,
      type: Schema.Literals(["sale", "credit"]),
      status: Schema.String,
      amountCents: Schema.Int,
    }),
  ),
})
const Applications = Schema.Struct({
  applications: Schema.Array(
    Schema.Struct({
      status: Schema.String,
      financedCents: Schema.NullOr(Schema.Int),
      feeCents: Schema.NullOr(Schema.Int),
    }),
  ),
})

const booksOf = async <S extends Schema.Decoder<unknown>>(
  { admin }: Pick<Bench, "admin">,
  path: string,
  schema: S,
): Promise<S["Type"]> => Schema.decodeUnknownSync(schema)(await (await admin("GET", path)).json())

describe("the demo year", () => {
  let cards: Bench
  let lender: LenderBench
  let shop: ShopApp
  let admin: Tokens
  const orders = demoOrders()
  const books = vendorBooks(orders, (orderId) => `https://shop.example/order/${orderId}`)

  const handOverAll = () =>
    Effect.runPromise(
      handOver(books, {
        adminUrls: { braintree: cards.simulator.adminUrl, "simple-lease": lender.simulator.adminUrl },
        token: "admin-token-of-tests",
      }),
    )

  beforeAll(async () => {
    cards = await startBench()
    lender = await startLenderBench()
    shop = await shopApp(inject("postgresUrl"), {
      BRAINTREE_URL: cards.simulator.url,
      BRAINTREE_MERCHANT_ID: keys.merchantId,
      BRAINTREE_PUBLIC_KEY: keys.publicKey,
      BRAINTREE_PRIVATE_KEY: keys.privateKey,
      SIMPLE_LEASE_URL: lender.config.baseUrl,
      SIMPLE_LEASE_KEY: lender.config.apiKey,
      SIMPLE_LEASE_WEBHOOK_SECRET: lender.config.webhookSecret,
    })
    admin = await shop.signIn("admin@voltread.example", "ADMIN")
    await shop.run(EventLog.use((log) => storeByDay(log, history(orders))))
    await handOverAll()
    const events = await shop.run(allEvents)
    await project({ connectionString: shop.config.databaseUrl }, events)
    await shop.run(auditOrders.handle(events.filter(({ stream }) => stream.startsWith("order-"))))
  }, 120_000)
  afterAll(async () => {
    await shop.close()
    await cards.close()
    await lender.close()
  })

  const stateOf = async (orderId: string): Promise<PlacedOrder> => {
    const { state } = await shop.run(CommandHandlers.use((handlers) => handlers.orders.load(orderId)))
    if (state._tag !== "placed") throw new Error("not placed")
    return state
  }

  /** Revenue of orders that are paid, or that were and are over, by the way of paying. */
  const revenue = async (): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> => {
    const statuses = ORDER_STATUSES.filter((status) => {
      const { isPaid, stock } = ORDER_STATUS_TABLE[status]
      return isPaid || stock === "released" || status === "RETURNED"
    })
    const from = new Date(END - SPAN - DAY).toISOString().slice(0, 10)
    const to = new Date(END + DAY).toISOString().slice(0, 10)
    const query = `from=${from}&to=${to}&groupBy=gateway&statuses=${statuses.join(",")}`
    const { body } = await shop.call("GET", `/api/admin/reports/revenue?${query}`, undefined, { as: admin })
    const { columns, rows } = Object(body.data).report
    const keyOf = (index: number): string => columns[index].key
    return Object.fromEntries(
      rows.map(({ key, cells }: { key: string; cells: ReadonlyArray<unknown> }) => [
        key,
        Object.fromEntries(cells.map((cell, index) => [keyOf(index), cell])),
      ]),
    )
  }

  test("is in Revenue what it is in the books of cards, to the cent", async () => {
    const { transactions } = await booksOf(cards, "/transactions", Transactions)
    const reviewed = new Set(
      (await Promise.all(orders.map(({ orderId }) => stateOf(orderId))))
        .filter(({ status }) => status === "PENDING_REVIEW")
        .map(({ created }) => created.orderId),
    )
    const kept = transactions
      .filter(({ orderId, status }) => !WITHOUT_MONEY.has(status) && !reviewed.has(orderId))
      .map(({ amountCents, type }) => (type === "sale" ? amountCents : -amountCents))
    expect(kept.some((amount) => amount < 0)).toBe(true)
    expect(transactions.some(({ status }) => status === "voided")).toBe(true)
    expect((await revenue()).CARD).toMatchObject({ total: toDecimal(sum(kept)) })
  })

  test("is in Revenue what it is in the lender's books, to the cent", async () => {
    const { applications } = await booksOf(lender, "/applications", Applications)
    const signed = applications.filter(({ status }) => status === "COMPLETED")
    const total = (of: (application: (typeof signed)[number]) => Cents | null) =>
      toDecimal(sum(signed.map((application) => of(application) ?? 0)))
    expect(signed.length).toBeGreaterThan(5)
    expect((await revenue()).LEASE).toMatchObject({
      total: total(({ financedCents }) => financedCents),
      lenderTake: total(({ feeCents }) => feeCents),
    })
  })

  test("leaves the continuous audit nothing to disagree about with the vendors", async () => {
    // What a shop brings along is not asked for: here it is.
    await shop.sql("update audit_pass set since = '-infinity'")
    const unchecked = async () =>
      Number(
        (
          await shop.sql(
            "select count(*) as n from audit_payment where checked_at is null and changed_at > now() - interval '30 days'",
          )
        )[0]?.n,
      )
    expect(await unchecked()).toBeGreaterThan(20)
    for (let left = await unchecked(); left > 0; left = await unchecked()) await shop.run(compareGateways)
    expect(await shop.run(knownFindings)).toEqual([])
  })

  test("can be given back at the vendor, in part and then in full, and no more", async () => {
    const order = await paidByCard()
    const [payment] = order.payments.filter(({ result }) => result === "settled")
    if (payment === undefined) throw new Error("not settled")
    const half = Math.floor(payment.amount / 2)
    const refunded = async (number: number, amount: Cents) => {
      const paymentId = `${payment.paymentId}:refund:${number}`
      const asked = { ...payment, paymentId, amount, refersTo: payment.paymentId, transactionId: null }
      return (await shop.run(giveBack(order, { ...asked, kind: "refund", result: "requested" })))?.result
    }
    expect(await refunded(1, half)).toBe("succeeded")
    expect(await refunded(2, payment.amount - half)).toBe("succeeded")
    expect(await refunded(3, 1)).toBe("failed")
  })

  test("handed over again changes nothing", async () => {
    const before = [
      await booksOf(cards, "/transactions", Transactions),
      await booksOf(lender, "/applications", Applications),
    ]
    await handOverAll()
    expect([
      await booksOf(cards, "/transactions", Transactions),
      await booksOf(lender, "/applications", Applications),
    ]).toEqual(before)
  })

  const paidByCard = async (): Promise<PlacedOrder> => {
    for (const { orderId } of orders) {
      const order = await stateOf(orderId)
      const isWhole = order.payments.some(
        (payment) => payment.kind === "sale" && refundable(order, payment) === payment.amount,
      )
      if (order.status === "COMPLETED" && order.lease === null && isWhole) return order
    }
    throw new Error("no such order")
  }

  test("has applications that the lender knows, and that agree with it", async () => {
    const now = Date.now()
    for (const { script } of orders.filter(({ script: { loanSteps } }) => loanSteps.length > 0)) {
      const load = () => shop.run(CommandHandlers.use(({ loans }) => loans.load(script.loanId)))
      const before = await load()
      const since = Date.parse(script.loanSteps[0]?.at ?? "")
      await shop.run(lookAfterLoan(script.loanId, since, now))
      const after = await load()
      if (before.state._tag === "none" || after.state._tag === "none") throw new Error("no application")
      expect(after.state.status).not.toBe("CANCELLED")
      if (before.state.funded !== null || before.state.status === "DECLINED")
        expect(after.revision).toBe(before.revision)
    }
  })
})

const WITHOUT_MONEY = new Set(["processor_declined", "voided"])

const allEvents: Effect.Effect<ReadonlyArray<RecordedEvent>, unknown, EventLog> = EventLog.use((log) =>
  log.subscribe(START, { streamPrefixes: ["order-", "loan-"] }).pipe(
    Stream.takeUntil(({ _tag }) => _tag === "caughtUp"),
    Stream.runCollect,
    Effect.map((items) => items.flatMap((item) => (item._tag === "event" ? [item.event] : []))),
  ),
)
