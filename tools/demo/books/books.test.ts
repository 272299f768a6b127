import { CommandHandlers } from "@voltread/api/aggregates/command-handlers.ts"
import { knownFindings } from "@voltread/api/audit/findings.ts"
import { auditOrders } from "@voltread/api/audit/follow-orders.ts"
import { compareGateways } from "@voltread/api/audit/gateways.ts"
import { GATEWAYS } from "@voltread/api/composition/payment-gateways.ts"
import { makeKlarnaBooks } from "@voltread/api/gateways/klarna/klarna-books.ts"
import { SIMPLE_LEASE } from "@voltread/api/gateways/simple-lease/simple-lease.ts"
import { syncWithLender } from "@voltread/api/loans/sync-with-lender.ts"
import { refundOrVoid } from "@voltread/api/payments/refund-or-void.ts"
import { type ShopApp, shopApp, type Tokens } from "@voltread/api/testing/shop-app.ts"
import { EventLog, type RecordedEvent, START } from "@voltread/domain/event.ts"
import type { PaymentDetails } from "@voltread/domain/ordering/order-event.ts"
import { refundable } from "@voltread/domain/ordering/order-money.ts"
import type { PlacedOrder } from "@voltread/domain/ordering/order-state.ts"
import { ORDER_STATUSES } from "@voltread/domain/ordering/order-status-facts.ts"
import { ORDER_STATUS_TABLE } from "@voltread/domain/ordering/order-status-table.ts"
import { hasMoved, isIncoming, isPayout } from "@voltread/domain/ordering/payment-result.ts"
import { type Cents, sum, toDecimal } from "@voltread/domain/shared/money.ts"
import { lastGatewayType } from "@voltread/projections/ordering/order-gateway.ts"
import { project } from "@voltread/projections/testing/projecting.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { storeByDay } from "../../history/dated-commands.ts"
import type { DemoOrder } from "../script/demo-order.ts"
import { demoOrders, demoWorld, fakerOf } from "../testing/demo-world.ts"
import { startVendorsOfYear } from "../testing/vendors-of-year.ts"
import { history } from "../year.ts"
import { handOver, vendorBooks } from "./hand-over.ts"
import { klarnaOrdersOf } from "./klarna.ts"

const DAY = 86_400_000
const END = Math.floor(Date.now() / DAY) * DAY
const ORDERS = 400
/** More orders towards the end, so that some are still in progress. */
const SPAN = 120 * DAY
const STARTS = Array.from(
  { length: ORDERS },
  (_, index) => END - Math.round(SPAN * (1 - (index + 1) / ORDERS) ** 2),
)

/** Orders whose money is not in Revenue yet, or only partly. */
const WAITING = new Set(["PENDING_REVIEW", "LOAN_IN_PROCESS", "PENDING_ESIGNATURE"])

describe("the demo year", () => {
  let vendors: Awaited<ReturnType<typeof startVendorsOfYear>>
  let orders: ReadonlyArray<DemoOrder>
  let shop: ShopApp
  let admin: Tokens

  const handOverAll = () =>
    Effect.runPromise(
      handOver(vendorBooks(orders), { adminUrls: vendors.adminUrls, token: "admin-token-of-tests" }),
    )

  beforeAll(async () => {
    vendors = await startVendorsOfYear(inject("postgresUrl"))
    const faker = fakerOf(11)
    orders = demoOrders(faker, demoWorld(faker, vendors.pageUrls), STARTS, END)
    shop = await shopApp(inject("postgresUrl"), vendors.environment)
    admin = await shop.signIn("admin@voltread.example", "ADMIN")
    await shop.run(EventLog.use((log) => storeByDay(log, history(orders))))
    await handOverAll()
    await shop.run(
      Effect.gen(function* () {
        const { remember } = yield* makeKlarnaBooks
        const known = orders.flatMap(({ script }) => klarnaOrdersOf(script))
        yield* Effect.forEach(known, remember, { discard: true })
      }),
    )
    const events = await shop.run(allEvents)
    await project({ connectionString: shop.config.databaseUrl }, events)
    await shop.run(auditOrders.handle(events.filter(({ stream }) => stream.startsWith("order-"))))
  }, 120_000)
  afterAll(async () => {
    await shop.close()
    await vendors.close()
  })

  const stateOf = async (orderId: string): Promise<PlacedOrder> => {
    const { state } = await shop.run(CommandHandlers.use((handlers) => handlers.orders.load(orderId)))
    if (state._tag !== "placed") throw new Error("not placed")
    return state
  }
  const states = () => Promise.all(orders.map(({ orderId }) => stateOf(orderId)))

  /** Revenue of orders that are paid, or were before they ended, by payment method. */
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

  test.each(["CARD", "GOOGLE_PAY", "KLARNA", "CRYPTO", "LEASE"])(
    "has in Revenue by %s what its vendors have on their books, to the cent",
    async (gatewayType) => {
      const loans = new Map(orders.map(({ orderId, script }) => [script.loanId, orderId]))
      const money = await vendors.money((loanId) => loans.get(loanId) ?? "")
      const paid = (await states())
        .filter(({ status }) => !WAITING.has(status))
        .filter((order) => lastGatewayType(order) === gatewayType)
        .map((order) => (money.get(order.created.orderId) ?? 0) - byHand(order))
      expect(paid.filter((cents) => cents > 0).length).toBeGreaterThan(10)
      expect((await revenue())[gatewayType]).toMatchObject({ total: toDecimal(sum(paid)) })
    },
  )

  test("has in Revenue what the lender keeps, to the cent", async () => {
    const { applications } = await vendors.all()
    const signed = applications.filter(({ status }) => status === "COMPLETED")
    const lenderTake = toDecimal(sum(signed.map(({ feeCents }) => feeCents ?? 0)))
    expect((await revenue()).LEASE).toMatchObject({ lenderTake })
  })

  test("has applications that the lender knows, in the same state", async () => {
    const now = Date.now()
    const over = new Set(["DECLINED", "CANCELLED"])
    const applied = orders.filter(({ script: { loanSteps } }) => loanSteps.length > 0)
    expect(applied).not.toEqual([])
    for (const { script } of applied) {
      const load = () => shop.run(CommandHandlers.use(({ loans }) => loans.load(script.loanId)))
      const before = await load()
      const since = Date.parse(script.loanSteps[0]?.at ?? "")
      await shop.run(syncWithLender(script.loanId, { ageMs: now - since, now }))
      const after = await load()
      if (before.state._tag === "none" || after.state._tag === "none") throw new Error("no application")
      if (!over.has(before.state.status)) expect(after.state.status).not.toBe("CANCELLED")
      if (before.state.funded !== null || over.has(before.state.status))
        expect(after.revision).toBe(before.revision)
    }
  })

  test("leaves the audit no disagreement with the vendors", async () => {
    // Imported history is not audited by default: here it is.
    await shop.sql("update audit_pass set since = '-infinity'")
    const unchecked = async () =>
      Object.fromEntries(
        (
          await shop.sql(
            `select gateway, count(*) as n from audit_payment
             where checked_at is null
               and changed_at between now() - interval '30 days' and now() - interval '10 minutes'
             group by gateway`,
          )
        ).map(({ gateway, n }) => [String(gateway), Number(n)]),
      )
    const before = await unchecked()
    for (const gateway of Object.keys(vendors.adminUrls)) expect(before[gateway]).toBeGreaterThan(1)
    while (Object.keys(await unchecked()).length > 0) await shop.run(compareGateways)
    expect(await shop.run(knownFindings)).toMatchObject({ findings: [] })
  })

  const REFUNDS = [
    ["braintree", "succeeded", "failed"],
    ["klarna", "succeeded", "failed"],
    ["plisio", "started", "started"],
    ["coinbase", "started", "started"],
    ["simple-lease", "succeeded", "failed"],
  ] as const

  test("is of every gateway", () => {
    expect(REFUNDS.map(([gateway]) => gateway)).toEqual([...GATEWAYS.map(({ name }) => name), SIMPLE_LEASE])
  })

  test.each(REFUNDS)("can be refunded at %s, in part and then in full", async (gateway, result, beyond) => {
    const { order, payment } = await keptWhole(gateway)
    const half = Math.floor(payment.amount / 2)
    const refunded = async (number: number, amount: Cents) => {
      const paymentId = `${payment.paymentId}:refund:${number}`
      const asked = { ...payment, paymentId, amount, refersTo: payment.paymentId, transactionId: null }
      return (await shop.run(refundOrVoid(order, { ...asked, kind: "refund", result: "requested" })))?.result
    }
    expect(await refunded(1, half)).toBe(result)
    expect(await refunded(2, payment.amount - half)).toBe(result)
    expect(await refunded(3, 1)).toBe(beyond)
  })

  const keptWhole = async (gateway: string) => {
    for (const order of await states()) {
      if (order.status !== "COMPLETED") continue
      const payment = order.payments.find(
        (each) =>
          each.gatewayName === gateway &&
          isIncoming(each) &&
          (each.result === "settled" || each.kind === "lease") &&
          refundable(order, each) === each.amount,
      )
      if (payment !== undefined) return { order, payment }
    }
    throw new Error(`no such order of ${gateway}`)
  }

  test("imported again changes nothing", async () => {
    const before = await vendors.all()
    await handOverAll()
    expect(await vendors.all()).toEqual(before)
  })

  test("has no links to missing pages", async () => {
    const pages = (await states()).flatMap(({ lease, payments }) => [
      ...payments.flatMap(({ paymentUrl }) => paymentUrl ?? []),
      ...(lease?.lenderSignatureUrl == null ? [] : [lease.lenderSignatureUrl]),
    ])
    expect(new Set(pages.map((page) => new URL(page).origin)).size).toBe(3)
    for (const page of pages) expect((await fetch(page)).status, page).toBe(200)
  })
})

/** Cents that staff refunded by hand or must refund: no vendor knows of them. */
const byHand = ({ payments }: PlacedOrder): Cents =>
  sum(payments.filter((payment) => isByHand(payment)).map(({ amount }) => amount))

const isByHand = (payment: PaymentDetails): boolean =>
  payment.kind === "refund" && payment.gatewayType === "CRYPTO" && (hasMoved(payment) || isPayout(payment))

const allEvents: Effect.Effect<ReadonlyArray<RecordedEvent>, unknown, EventLog> = EventLog.use((log) =>
  log.subscribe(START, { streamPrefixes: ["order-", "loan-"] }).pipe(
    Stream.takeUntil(({ _tag }) => _tag === "caughtUp"),
    Stream.runCollect,
    Effect.map((items) => items.flatMap((item) => (item._tag === "event" ? [item.event] : []))),
  ),
)
