import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import type { RecordedEvent } from "@voltread/domain/event.ts"
import { TOUCH_MODELS, type TouchModel } from "@voltread/domain/ordering/attribution.ts"
import { orderCodec } from "@voltread/domain/ordering/order-codec.ts"
import type { Order } from "@voltread/domain/ordering/order-state.ts"
import fc from "fast-check"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { pipelined } from "../platform/connection.ts"
import type { Queryable } from "../platform/sql.ts"
import { readModelsIn } from "../read-models.ts"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { projectWith } from "../testing/projecting.ts"
import {
  type ReferenceEntry,
  type ReferenceOrder,
  referenceBooks,
  soldValueOf,
} from "../testing/reference-books.ts"
import { longHistory } from "../testing/report-histories.ts"
import { sampledCount } from "../testing/sample.ts"
import { emptyReadModels } from "../testing/tables.ts"
import type { Report, ReportInput } from "./report.ts"
import { type ReportTable, readReport } from "./report-table.ts"

type MakeReport = (db: Queryable, input: ReportInput) => Promise<ReportTable>
const isMakeReport = (value: unknown): value is MakeReport => typeof value === "function"

/** Every file of this folder that makes a report, by its name: how, and its groupings. */
const REPORTS = new Map<string, { readonly make: MakeReport; readonly groupings: ReadonlyArray<string> }>()
const files = readdirSync(import.meta.dirname).filter((file) => /(?<!\.test)\.ts$/.test(file))
for (const file of files) {
  const exported = Object.entries<unknown>(await import(join(import.meta.dirname, file)))
  const make = exported.find(([name]) => name.endsWith("Report"))?.[1]
  const groupings = exported.find(([name]) => name.endsWith("Groupings"))?.[1]
  if (isMakeReport(make) && typeof groupings === "object" && groupings !== null)
    REPORTS.set(basename(file, ".ts"), { make, groupings: Object.keys(groupings) })
}

test("the list of reports is complete", () => {
  const reports = files.filter((file) =>
    / = async \(db: Queryable, input: ReportInput\)/.test(
      readFileSync(join(import.meta.dirname, file), "utf8"),
    ),
  )
  expect(reports).toHaveLength(REPORTS.size)
  expect(REPORTS.size).toBeGreaterThanOrEqual(10)
})

vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 })
const RUNS = { numRuns: Number(process.env.PROPERTY_RUNS ?? sampledCount(12)) }

const ZONES = ["UTC", "America/New_York", "Asia/Kathmandu"] as const
/** Some orders are in the sums, some are pending. */
const readModelsOf = (zone: string) => readModelsIn(zone, 3)

const databases = new Map<string, TestDatabase & { readonly writer: pg.Client }>()
beforeAll(async () => {
  for (const zone of ZONES) {
    const database = await preparedDatabase(inject("postgresUrl"), readModelsOf(zone))
    // As created by the API's migrations; imported, not projected.
    await database.pool.query(
      `create table ad_cost (day date, campaign text, keyword text, cost bigint, from_position text collate "C");
       create table replaced_ad_cost (like ad_cost, until_position text collate "C")`,
    )
    const writer = new pg.Client(pipelined(database.connection))
    await writer.connect()
    databases.set(zone, { ...database, writer })
  }
})
afterAll(async () => {
  for (const { writer, drop } of databases.values()) {
    await writer.end()
    await drop()
  }
})

const projected = async (zone: string, events: ReadonlyArray<RecordedEvent>): Promise<TestDatabase> => {
  const database = databases.get(zone)
  if (database === undefined) throw new Error(`No database for ${zone}`)
  await emptyReadModels(database.pool)
  await projectWith(database.writer, events, { projections: readModelsOf(zone), sizes: [7, 1, 30] })
  return database
}

const always: Omit<ReportInput, "groupBy"> = { from: "2026-01-01", to: "2029-12-31", first: 500 }
const ask = async (db: Queryable, name: string, input: ReportInput): Promise<Report> => {
  const report = REPORTS.get(name)
  if (report === undefined) throw new Error(`No report ${name}`)
  return readReport(db, await report.make(db, input))
}

const cents = (text: string | undefined) => Math.round(Number(text ?? Number.NaN) * 100)
const column = (report: Report, key: string) => report.columns.findIndex((each) => each.key === key)
const total = (report: Report, key: string) => cents(report.totals[column(report, key)])
const summedUp = (report: Report, key: string) =>
  report.rows.reduce((sum, { cells }) => sum + cents(cells[column(report, key)]), 0)

const filters: fc.Arbitrary<Partial<ReportInput>> = fc.record(
  {
    statuses: fc.subarray([
      "PENDING_PAYMENT",
      "PAYMENT_RECEIVED",
      "CANCELLED",
      "COMPLETED",
      "LOAN_IN_PROCESS",
    ]),
    gateway: fc.constantFrom("CARD", "CRYPTO"),
    category: fc.constantFrom("tires", "sound-bars"),
    brand: fc.constantFrom("Acme", "Michelin"),
    partner: fc.constantFrom("Best Buy", "Tire Hub"),
    affiliateId: fc.constantFrom("aff-1", "aff-2"),
    from: fc.constantFrom("2026-02-27", "2026-03-05"),
    to: fc.constantFrom("2026-03-06", "2026-04-30"),
  },
  { requiredKeys: [] },
)

/** Every possible request: reports of traffic with each attribution model. */
const QUESTIONS = [...REPORTS].flatMap(([name, { groupings }]) =>
  groupings.flatMap((groupBy) =>
    (name === "traffic-sources" || name === "google-keywords" ? TOUCH_MODELS : [null]).map(
      (touch) => [name, groupBy, touch] as const,
    ),
  ),
)

const withoutMoment = ({ asOf: _, generatedAt: __, ...report }: Report) => report

test("stored sums and single postings give the same report for any request", () =>
  fc.assert(
    fc.asyncProperty(longHistory, filters, fc.constantFrom(...ZONES), async (events, filter, zone) => {
      const { pool } = await projected(zone, events)
      // No report contains the last event: as of the one before it, no sums are used.
      const before = events.at(-2)?.position ?? ""
      for (const [name, groupBy, touch] of QUESTIONS) {
        const input = { ...always, ...filter, groupBy, touch }
        const now = await ask(pool, name, input)
        const then = await ask(pool, name, { ...input, asOf: before })
        expect([then.asOf, name, groupBy, touch, withoutMoment(then)]).toEqual([
          before,
          name,
          groupBy,
          touch,
          withoutMoment(now),
        ])
      }
    }),
    RUNS,
  ))

test("a movement of money counts on the day when it first moved, otherwise on that of its newest step", () =>
  fc.assert(
    fc.asyncProperty(longHistory, fc.constantFrom(...ZONES), async (events, zone) => {
      const { pool } = await projected(zone, events)
      const days = new Map<string, { readonly day: string; readonly hasMoved: boolean }>()
      for (const recorded of events) {
        const { type, data } = recorded.type.startsWith("Order")
          ? orderCodec.decodeOrThrow(recorded)
          : { type: null, data: null }
        if (type !== "OrderPaymentDetailsUpdated") continue
        const key = `${recorded.stream} ${data.payment.paymentId}`
        const hasMoved = data.payment.result === "succeeded" || data.payment.result === "settled"
        if (days.get(key)?.hasMoved !== true)
          days.set(key, { day: dayOf(recorded.metadata.at, zone), hasMoved })
      }
      const report = await ask(pool, "transactions", { ...always, groupBy: "day" })
      const transactions = column(report, "transactions")
      const expected = Map.groupBy(days.values(), ({ day }) => day)
      expect(report.rows.map(({ key, cells }) => [key, Number(cells[transactions])])).toEqual(
        [...expected].map(([day, own]) => [day, own.length]).toSorted(),
      )
    }),
    RUNS,
  ))

type PromotedEntry = ReferenceEntry & { readonly code: string | null }

const dayOf = (at: string, timeZone: string) => new Date(at).toLocaleDateString("sv-SE", { timeZone })

const MONEY = {
  gross: ({ gross }: ReferenceEntry) => gross,
  discounts: ({ discount }: ReferenceEntry) => discount,
  returns: ({ returns }: ReferenceEntry) => returns,
  net: ({ gross, discount, returns }: ReferenceEntry) => gross - discount - returns,
  shipping: ({ shipping }: ReferenceEntry) => shipping,
  tax: ({ tax }: ReferenceEntry) => tax,
  supplierCost: ({ cost }: ReferenceEntry) => cost,
}

test("Revenue of each day, category and promotion code equals a fold of the streams by other code, as of any position", () =>
  fc.assert(
    fc.asyncProperty(longHistory, fc.nat(), fc.constantFrom(...ZONES), async (events, at, zone) => {
      const { pool } = await projected(zone, events)
      const asOf = events[at % events.length]?.position ?? ""
      const entries = referenceBooks(events.filter(({ position }) => position <= asOf)).flatMap(
        ({ entries: own, state }) => own.map((entry) => ({ ...entry, code: state.created.promotionCode })),
      )
      for (const [groupBy, keyOf] of [
        ["day", (entry: PromotedEntry) => dayOf(entry.at, zone)],
        ["category", (entry: PromotedEntry) => entry.line.category],
        ["promotion", (entry: PromotedEntry) => entry.code ?? "(none)"],
      ] as const) {
        const report = await ask(pool, "revenue", { ...always, groupBy, asOf })
        const groups = Map.groupBy(entries, keyOf)
        for (const [figure, of] of Object.entries(MONEY)) {
          for (const [key, own] of groups) {
            const row = report.rows.find((each) => each.key === key)
            expect([key, figure, cents(row?.cells[column(report, figure)] ?? "0")]).toEqual([
              key,
              figure,
              own.reduce((sum, entry) => sum + of(entry), 0),
            ])
          }
          expect(total(report, figure)).toBe(entries.reduce((sum, entry) => sum + of(entry), 0))
          expect(summedUp(report, figure)).toBe(total(report, figure))
        }
      }
    }),
    RUNS,
  ))

/** Of what was ordered, whatever was canceled or returned afterwards. */
const averageOf = (orders: ReadonlyArray<ReferenceOrder>) =>
  Math.round(
    orders.flatMap(({ entries }) => entries).reduce((sum, { orderValue }) => sum + orderValue, 0) /
      orders.length,
  )

const returnRate = (cell: string | undefined) => (cell === "" ? null : Number(cell))

/** Percent of the units that were sold; canceled ones were not returned. */
const returnRateOf = (entries: ReadonlyArray<ReferenceEntry>) => {
  const sold = entries.reduce((sum, { units }) => sum + units, 0)
  const returned = entries.reduce((sum, { returnedUnits }) => sum + returnedUnits, 0)
  return sold === 0 ? null : Math.round((returned * 1_000) / sold) / 10
}

test("orders, customers and products equal those of the streams", () =>
  fc.assert(
    fc.asyncProperty(longHistory, fc.constantFrom(...ZONES), async (events, zone) => {
      const { pool } = await projected(zone, events)
      const books = referenceBooks(events)
      const sold = books.filter(({ entries }) => entries.some(({ isSale }) => isSale))
      const customers = Map.groupBy(sold, ({ orderId, placed }) => {
        if (placed.customerKey !== undefined) return placed.customerKey
        if (placed.username !== null) return placed.username
        return placed.contact.email === "[erased]" ? orderId : placed.contact.email.toLowerCase()
      })
      const value = await ask(pool, "customer-value", { ...always, groupBy: "customer" })
      expect(value.rows).toHaveLength(customers.size)
      expect(
        value.rows
          .map(({ cells }) => [
            Number(cells[column(value, "orders")]),
            cells[column(value, "firstOrder")],
            cents(cells[column(value, "averageOrder")]),
            returnRate(cells[column(value, "returnRate")]),
            cents(cells[column(value, "net")]),
          ])
          .toSorted(),
      ).toEqual(
        [...customers.values()]
          .map((own) => [
            own.length,
            own.map(({ submitted }) => dayOf(submitted?.at ?? "", zone)).toSorted()[0],
            averageOf(own),
            returnRateOf(own.flatMap(({ entries }) => entries)),
            own.flatMap((each) => each.entries).reduce((sum, entry) => sum + MONEY.net(entry), 0),
          ])
          .toSorted(),
      )
      const business = await ask(pool, "daily-business", { ...always, groupBy: "day" })
      expect(total(business, "submitted")).toBe(sold.length * 100)
      expect(total(business, "newCustomers")).toBe(customers.size * 100)
      if (sold.length > 0) expect(total(business, "averageOrder")).toBe(averageOf(sold))
      for (const { key, cells } of business.rows)
        expect([key, Number(cells[column(business, "submitted")])]).toEqual([
          key,
          sold.filter(({ submitted }) => dayOf(submitted?.at ?? "", zone) === key).length,
        ])
      const products = await ask(pool, "popular-products", { ...always, groupBy: "product" })
      const lines = Map.groupBy(
        books.flatMap((each) => each.entries),
        ({ line }) => line.productId,
      )
      for (const { key, cells } of products.rows) {
        const own = lines.get(key) ?? []
        expect([
          key,
          Number(cells[column(products, "units")]),
          returnRate(cells[column(products, "returnRate")]),
          cents(cells[column(products, "net")]),
        ]).toEqual([
          key,
          own.reduce((sum, { units }) => sum + units, 0),
          returnRateOf(own),
          own.reduce((sum, entry) => sum + MONEY.net(entry), 0),
        ])
      }
    }),
    RUNS,
  ))

/** Where an order came from, by different code than the read model's: null for a keyword without a search ad. */
const cameFrom = ({ attribution, tracking, affiliate }: Order["created"], model: TouchModel) => {
  const touch = attribution[model]
  if (touch !== null) {
    const isAd = touch.hasGoogleClick ?? (touch.source === "google" && touch.medium === "cpc")
    const campaign = touch.campaign ?? "(none)"
    return {
      source: touch.source,
      medium: touch.medium,
      campaign,
      keyword: isAd ? `${touch.term ?? "(none)"}\u001f${campaign}` : null,
    }
  }
  const nowhere = { medium: "(none)", campaign: "(none)", keyword: null }
  const isOld = attribution.visitId === null
  if (model === "first" || (model === "last" && !isOld)) return { source: "(unknown)", ...nowhere }
  // Of the generated sources, those with a paid medium or an affiliate count as paid.
  const isPaidFor = tracking.utmMedium !== null || affiliate.affiliateId !== null
  if (model === "lastPaid" && !(isOld && isPaidFor)) return { source: "(not paid)", ...nowhere }
  const campaign = tracking.utmCampaign ?? "(none)"
  return {
    source: tracking.utmSource ?? affiliate.affiliateId ?? "(direct)",
    medium: tracking.utmMedium ?? (affiliate.affiliateId === null ? "(none)" : "affiliate"),
    campaign,
    keyword: tracking.googleClickId === null ? null : `${tracking.utmTerm ?? "(none)"}\u001f${campaign}`,
  }
}

test("orders count for their first, last or last paid visit as in the streams, to the cent", () =>
  fc.assert(
    fc.asyncProperty(longHistory, fc.nat(), fc.constantFrom(...ZONES), async (events, at, zone) => {
      const { pool } = await projected(zone, events)
      // Now, from sums; in the past, from postings.
      for (const asOf of [null, events[at % events.length]?.position ?? null]) {
        const books = referenceBooks(events.filter(({ position }) => asOf === null || position <= asOf))
        const revenue = await ask(pool, "revenue", { ...always, groupBy: "day", asOf })
        for (const touch of TOUCH_MODELS)
          for (const [name, groupBy] of [
            ["traffic-sources", "source"],
            ["traffic-sources", "medium"],
            ["traffic-sources", "campaign"],
            ["google-keywords", "keyword"],
          ] as const) {
            const report = await ask(pool, name, { ...always, groupBy, touch, asOf })
            const groups = Map.groupBy(
              books.filter(({ entries }) => entries.length > 0),
              ({ state }) => cameFrom(state.created, touch)[groupBy],
            )
            groups.delete(null)
            const expected = [...groups].map(([key, own]) => [
              key,
              own.filter(({ entries }) => entries.some(({ isSale }) => isSale)).length,
              own.flatMap(({ entries }) => entries).reduce((sum, entry) => sum + MONEY.net(entry), 0),
            ])
            const shown = report.rows.map(({ key, cells }) => [
              key,
              Number(cells[column(report, "orders")]),
              cents(cells[column(report, "net")]),
            ])
            const counted = (row: ReadonlyArray<unknown>) => row[1] !== 0 || row[2] !== 0
            expect([touch, groupBy, shown.filter(counted).toSorted()]).toEqual([
              touch,
              groupBy,
              expected.filter(counted).toSorted(),
            ])
            if (name === "traffic-sources") {
              expect(summedUp(report, "net")).toBe(total(revenue, "net"))
              expect(summedUp(report, "orders")).toBe(total(revenue, "orders"))
            }
          }
      }
    }),
    RUNS,
  ))

test("rows add up to totals, and reports agree with each other", () =>
  fc.assert(
    fc.asyncProperty(longHistory, fc.constantFrom(...ZONES), async (events, zone) => {
      const { pool } = await projected(zone, events)
      const all = async (name: string, groupBy: string) => ask(pool, name, { ...always, groupBy })
      const additive = new Set([
        "net",
        "gross",
        "returns",
        "price",
        "credits",
        "supplierCost",
        "received",
        "refunds",
        "margin",
        "affiliateTake",
        "reversals",
      ])
      for (const [name, { groupings }] of REPORTS)
        for (const groupBy of groupings) {
          const report = await all(name, groupBy)
          for (const { key } of report.columns)
            if (additive.has(key))
              expect([name, groupBy, key, summedUp(report, key)]).toEqual([
                name,
                groupBy,
                key,
                total(report, key),
              ])
        }
      const revenue = await all("revenue", "day")
      const traffic = await all("traffic-sources", "source")
      expect(total(traffic, "orders")).toBe(total(revenue, "orders"))
      expect(summedUp(traffic, "orders")).toBe(total(revenue, "orders"))
      const business = await all("daily-business", "day")
      expect(total(business, "submitted")).toBe(total(revenue, "orders"))
      for (const other of [
        business,
        traffic,
        await all("customer-value", "customer"),
        await all("customer-value", "month"),
      ])
        expect(total(other, "net")).toBe(total(revenue, "net"))
      for (const groupBy of ["product", "brand", "category"])
        expect(total(await all("popular-products", groupBy), "net")).toBe(total(revenue, "net"))
      const affiliates = await all("affiliate-summary", "affiliate")
      for (const groupBy of ["day", "affiliate", "sub-affiliate"]) {
        const daily = await all("daily-affiliate", groupBy)
        for (const key of [
          "clicks",
          "orders",
          "pending",
          "approved",
          "reversed",
          "affiliateTake",
          "net",
          "margin",
        ])
          expect([groupBy, key, total(daily, key)]).toEqual([groupBy, key, total(affiliates, key)])
      }
      const partner = await ask(pool, "revenue", { ...always, groupBy: "day", partner: "Best Buy" })
      const expenses = await all("best-buy-expenses", "day")
      expect(total(expenses, "supplierCost") - total(expenses, "credits")).toBe(
        total(partner, "supplierCost"),
      )
      expect(total(expenses, "price")).toBe(total(partner, "net"))
      // What was received equals what was sold and not refunded, except for unpaid or overpaid orders.
      const transactions = await all("transactions", "day")
      const received = referenceBooks(events).reduce(
        (sum, { state }) =>
          sum +
          state.payments.reduce(
            (paid, { kind, result, amount }) =>
              result === "succeeded" || result === "settled"
                ? paid + (kind === "sale" || kind === "lease" ? amount : -amount)
                : paid,
            0,
          ),
        0,
      )
      expect(total(transactions, "received")).toBe(received)
      expect(total(await all("transactions", "transaction"), "received")).toBe(received)
    }),
    RUNS,
  ))

test("Revenue is what was received, less what is not revenue: payments without items, and items not paid yet", () =>
  fc.assert(
    fc.asyncProperty(longHistory, fc.nat(), fc.constantFrom(...ZONES), async (events, at, zone) => {
      const { pool } = await projected(zone, events)
      for (const asOf of [null, events[at % events.length]?.position ?? null]) {
        const orders = referenceBooks(events.filter(({ position }) => asOf === null || position <= asOf)).map(
          ({ state }) => {
            const received = state.payments
              .filter(({ result }) => result === "succeeded" || result === "settled")
              .reduce(
                (sum, { kind, amount }) => sum + (kind === "sale" || kind === "lease" ? amount : -amount),
                0,
              )
            const kept = state.lines
              .map(({ itemId }) => soldValueOf(state, itemId))
              .reduce((sum, line) => sum + line.gross - line.discount + line.shipping + line.tax, 0)
            return { notEarned: Math.max(0, received - kept), notYetPaid: Math.max(0, kept - received) }
          },
        )
        const revenue = await ask(pool, "revenue", { ...always, groupBy: "month", asOf })
        const transactions = await ask(pool, "transactions", { ...always, groupBy: "gateway", asOf })
        expect(total(revenue, "total")).toBe(
          total(transactions, "received") -
            orders.reduce((sum, { notEarned }) => sum + notEarned, 0) +
            orders.reduce((sum, { notYetPaid }) => sum + notYetPaid, 0),
        )
      }
    }),
    RUNS,
  ))
