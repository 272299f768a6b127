import { aLease, anItem, aPayment, aSubmission, placing } from "@voltread/domain/ordering/order-examples.ts"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { toCursor } from "../platform/cursor.ts"
import { preparedDatabase, type TestDatabase } from "../testing/database.ts"
import { History } from "../testing/history.ts"
import { project } from "../testing/projecting.ts"
import { affiliateSummaryReport } from "./affiliate-summary.ts"
import { bestBuyExpensesReport } from "./best-buy-expenses.ts"
import { customerValueReport } from "./customer-value.ts"
import { dailyBusinessReport } from "./daily-business.ts"
import { popularProductsReport } from "./popular-products.ts"
import { InvalidReport, type Report, type ReportInput } from "./report.ts"
import { reportFilters } from "./report-filters.ts"
import { readReport } from "./report-table.ts"
import { revenueReport } from "./revenue.ts"
import { trafficSourcesReport } from "./traffic-sources.ts"

let database: TestDatabase
const history = new History()
const affiliate = (affiliateId: string, rollupId: string | null) => ({
  affiliateId,
  subAffiliateId: null,
  clickHash: null,
  rollupId,
})

/** 2 × $100.00, $10.00 off, $10.00 shipping, $12.00 tax, $140.00 cost. */
const soundBars = anItem({ itemId: "item-1" })
/** 3 × $33.33, $1.00 off, $2.00 tax; nothing divides by three. */
const cables = anItem({
  itemId: "item-2",
  category: "cables",
  brand: "Sonotone",
  quantity: 3,
  price: 3_333,
  discount: 100,
  tax: 200,
  shippingCost: 0,
  supplierCost: 1_111,
})
let beforeReturns = ""

beforeAll(async () => {
  database = await preparedDatabase(inject("postgresUrl"))
  const place = (
    id: string,
    at: string,
    items = [soundBars],
    change: Parameters<typeof placing>[1] = {},
    takes = {},
  ) =>
    history.at(at).order(id, {
      ...placing(items, { orderId: id, ...change }),
      submission: { ...aSubmission, ...takes },
    })
  const pay = (id: string, amount: number) => {
    history.order(id, { type: "RecordPayment", payment: aPayment({ amount }) })
    history.order(id, { type: "RecordPayment", payment: aPayment({ amount, result: "succeeded" }) })
  }
  // Monday, March 2, to Tuesday, March 31, 2026.
  place(
    "a",
    "2026-03-02T10:00:00.000Z",
    [soundBars, cables],
    { affiliate: affiliate("aff-1", "roll") },
    { affiliateTake: 1_000, lenderTake: 500 },
  )
  pay("a", 31_299)
  place(
    "b",
    "2026-03-03T23:59:59.000Z",
    [soundBars],
    { affiliate: affiliate("aff-2", "roll") },
    { affiliateTake: 300 },
  )
  place("c", "2026-03-04T00:00:01.000Z")
  const click = (visit: number, affiliateId: string, acid: string) =>
    history.at("2026-03-04T00:00:02.000Z").visit(`v-${visit}`, { affiliate_id: affiliateId, acid })
  for (let visit = 0; visit < 8; visit++) click(visit, "aff-1", "roll")
  click(8, "aff-2", "roll")
  click(9, "aff-3", "other")
  history.visit("v-10", { utm_source: "google" })
  beforeReturns = history.log.head()
  history.at("2026-03-10T12:00:00.000Z").order("b", { type: "CancelOrder", reason: "late" })
  for (const itemId of ["item-1", "item-2"]) {
    history
      .at("2026-03-05T12:00:00.000Z")
      .order("a", { type: "ChangeItemStatus", itemId, to: "SHIPPED", reason: "" })
    history.order("a", { type: "ChangeItemStatus", itemId, to: "DELIVERED", reason: "" })
  }
  history
    .at("2026-03-31T12:00:00.000Z")
    .order("a", { type: "ReturnItem", itemId: "item-2", quantity: 1, reason: "" })
  await project(database.connection, history.log.events)
})
afterAll(() => database.drop())

const march: ReportInput = { from: "2026-03-01", to: "2026-03-31", groupBy: "day" }
const revenue = async (input: Partial<ReportInput> = {}) =>
  readReport(database.pool, await revenueReport(database.pool, { ...march, ...input }))
const summary = async (input: Partial<ReportInput> = {}) =>
  readReport(
    database.pool,
    await affiliateSummaryReport(database.pool, { ...march, groupBy: "affiliate", ...input }),
  )

/** Cells by the columns' keys. */
const table = (report: Report) =>
  report.rows.map(({ cells }) =>
    Object.fromEntries(report.columns.map(({ key }, index) => [key, cells[index]])),
  )
const totals = (report: Report) =>
  Object.fromEntries(report.columns.map(({ key }, index) => [key, report.totals[index]]))

const cents = (text: string | undefined) => Math.round(Number(text) * 100)

test("Revenue has no lender's fee once its money was returned because the order was paid another way", async () => {
  const leased = new History()
  const own = await preparedDatabase(inject("postgresUrl"))
  try {
    const at = (day: number) => leased.at(`2026-03-${String(day).padStart(2, "0")}T12:00:00.000Z`)
    at(2).order("l", placing([soundBars], { orderId: "l" }))
    const lease = aLease({ fundedAt: "2026-03-03T12:00:00.000Z", lenderTake: 450 })
    const paid = aPayment({ kind: "lease", gatewayType: "LEASE", amount: 20_000, result: "succeeded" })
    at(3).order("l", { type: "UpdateLeaseDetails", lease })
    leased.order("l", { type: "RecordPayment", payment: paid })
    const back = { kind: "refund", paymentId: "back", refersTo: paid.paymentId } as const
    at(4).order("l", { type: "RecordPayment", payment: { ...paid, ...back } })
    await project(own.connection, leased.log.events)
    const report = await revenueReport(own.pool, { from: "2026-03-01", to: "2026-03-31", groupBy: "day" })
    const takes = table(await readReport(own.pool, report)).map(({ day, lenderTake }) => [day, lenderTake])
    expect(takes).toEqual([
      ["2026-03-02", "0.00"],
      ["2026-03-03", "4.50"],
      ["2026-03-04", "-4.50"],
    ])
  } finally {
    await own.drop()
  }
})

test("Revenue has all that a lender keeps, for what it paid for, and reverses its part for units canceled later", async () => {
  const leased = new History()
  const own = await preparedDatabase(inject("postgresUrl"))
  try {
    const at = (day: number) => leased.at(`2026-03-${String(day).padStart(2, "0")}T12:00:00.000Z`)
    at(2).order("l", placing([soundBars, cables], { orderId: "l", status: "LOAN_IN_PROCESS" }))
    // Left out, so that the approval covers the rest.
    at(3).order("l", { type: "CancelUnits", itemId: cables.itemId, quantity: cables.quantity, reason: "" })
    at(4).order("l", { type: "ChangeStatus", to: "PENDING_ESIGNATURE", reason: "" })
    leased.order("l", { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "" })
    const lease = aLease({ fundedAt: "2026-03-05T12:00:00.000Z", lenderTake: 451 })
    const paid = aPayment({ kind: "lease", gatewayType: "LEASE", amount: 20_000, result: "succeeded" })
    at(5).order("l", { type: "UpdateLeaseDetails", lease })
    leased.order("l", { type: "RecordPayment", payment: paid })
    at(6).order("l", { type: "CancelUnits", itemId: soundBars.itemId, quantity: 1, reason: "" })
    await project(own.connection, leased.log.events)
    const report = await revenueReport(own.pool, { from: "2026-03-01", to: "2026-03-31", groupBy: "day" })
    const takes = table(await readReport(own.pool, report)).map(({ day, lenderTake }) => [day, lenderTake])
    expect(takes).toEqual([
      ["2026-03-02", "0.00"],
      ["2026-03-03", "0.00"],
      ["2026-03-05", "4.51"],
      ["2026-03-06", "-2.25"],
    ])
  } finally {
    await own.drop()
  }
})

describe("Revenue", () => {
  test("books gross on the day of submission, and returns on their own day", async () => {
    expect(
      table(await revenue()).map(({ day, orders, gross, returns, net }) => [
        day,
        orders,
        gross,
        returns,
        net,
      ]),
    ).toEqual([
      ["2026-03-02", "1", "299.99", "0.00", "288.99"],
      ["2026-03-03", "1", "200.00", "0.00", "190.00"],
      ["2026-03-04", "1", "200.00", "0.00", "190.00"],
      ["2026-03-10", "0", "0.00", "200.00", "-190.00"],
      ["2026-03-31", "0", "0.00", "33.33", "-33.00"],
    ])
  })

  test("keeps its definitions: net, total and margin follow from the other columns in every row", async () => {
    for (const groupBy of ["day", "week", "month", "category", "gateway"]) {
      const report = await revenue({ groupBy })
      for (const row of [...table(report), totals(report)]) {
        const net = cents(row.gross) - cents(row.discounts) - cents(row.returns)
        expect(cents(row.net)).toBe(net)
        expect(cents(row.total)).toBe(net + cents(row.tax) + cents(row.shipping))
        expect(cents(row.margin)).toBe(
          net - cents(row.supplierCost) - cents(row.lenderTake) - cents(row.affiliateTake),
        )
      }
    }
  })

  test("has rows that add up to the totals to the cent, however they are grouped", async () => {
    const expected = totals(await revenue())
    for (const groupBy of ["day", "week", "month", "category", "gateway"]) {
      const report = await revenue({ groupBy })
      for (const { key, kind } of report.columns) {
        if (kind !== "money") continue
        const sum = table(report).reduce((all, row) => all + cents(row[key]), 0)
        expect([groupBy, key, sum]).toEqual([groupBy, key, cents(totals(report)[key])])
        expect(totals(report)[key]).toBe(expected[key])
      }
    }
  })

  test("leaves an average order value as it was ordered, whatever was canceled or returned since", async () => {
    for (const [make, groupBy] of [
      [dailyBusinessReport, "day"],
      [trafficSourcesReport, "source"],
      [customerValueReport, "customer"],
      [customerValueReport, "month"],
    ] as const)
      for (const asOf of [null, history.log.events.at(-2)?.position ?? ""]) {
        const made = await make(database.pool, { ...march, groupBy, asOf })
        expect([groupBy, totals(await readReport(database.pool, made)).averageOrder]).toEqual([
          groupBy,
          "223.00",
        ])
      }
  })

  test("has a return rate of what came back, without what was canceled", async () => {
    for (const [make, groupBy] of [
      [popularProductsReport, "category"],
      [customerValueReport, "month"],
    ] as const) {
      const made = await make(database.pool, { ...march, groupBy })
      // One of nine units.
      expect(totals(await readReport(database.pool, made)).returnRate).toBe("11.1")
    }
  })

  test("groups by ISO week and month in their order, by category and gateway with the best net first", async () => {
    const keys = async (groupBy: string) => (await revenue({ groupBy })).rows.map(({ key }) => key)
    expect(await keys("week")).toEqual(["2026-03-02", "2026-03-09", "2026-03-30"])
    expect(await keys("month")).toEqual(["2026-03"])
    expect(await keys("category")).toEqual(["sound-bars", "cables"])
    expect(await keys("gateway")).toEqual(["CARD", "none"])
  })

  test.each<[string, Partial<ReportInput>, string]>([
    ["status", { statuses: ["PENDING_PAYMENT"] }, "200.00"],
    ["gateway", { gateway: "CARD" }, "299.99"],
    ["category", { category: "cables" }, "99.99"],
    ["brand", { brand: "Acme" }, "600.00"],
    ["partner", { partner: "nobody" }, "0.00"],
    ["affiliate", { affiliateId: "aff-2" }, "200.00"],
    ["dates", { from: "2026-03-03", to: "2026-03-03" }, "200.00"],
  ])("filters by %s", async (_, filter, gross) => {
    expect(totals(await revenue(filter)).gross).toBe(gross)
  })

  test("as of a position gives the figures of that time, whatever happened since", async () => {
    const then = await revenue({ asOf: beforeReturns })
    expect(then.asOf).toBe(beforeReturns)
    expect(totals(then)).toMatchObject({ gross: "699.99", returns: "0.00" })
    const pending = await revenue({ asOf: beforeReturns, statuses: ["PENDING_PAYMENT"] })
    expect(totals(pending).orders).toBe("2")
    expect(totals(await revenue({ statuses: ["PENDING_PAYMENT"] })).orders).toBe("1")
    expect((await revenue({ asOf: "9".repeat(19) })).asOf).toBe(history.log.head())
  })

  test("rejects unknown reports with a message", async () => {
    for (const wrong of [
      { groupBy: "zodiac" },
      { from: "2026-02-30x" },
      { from: "2026-04-01" },
      { to: "soon" },
      // Positions are compared as text, where a short or foreign one would be the newest or none.
      { asOf: "" },
      { asOf: beforeReturns.replace(/^0+/, "") },
      { asOf: "x".repeat(beforeReturns.length) },
      { groupBy: "category", after: "made-up" },
      // From another sort order, and with a value that this one cannot have.
      { groupBy: "category", after: toCursor("net desc", "1", "cables") },
      { groupBy: "category", after: toCursor(" ", "soon", "cables") },
    ])
      await expect(revenue(wrong)).rejects.toBeInstanceOf(InvalidReport)
  })

  test("lists the possible values of its filters", async () => {
    expect(await reportFilters(database.pool)).toEqual({
      gateway: ["CARD"],
      category: ["cables", "sound-bars"],
      brand: ["Acme", "Sonotone"],
      partner: ["Best Buy"],
      affiliate: ["aff-1", "aff-2"],
      timeZone: "UTC",
    })
  })
})

describe("Affiliate Summary", () => {
  test("counts conversions by their status, and what is due after reversals", async () => {
    const rows = table(await summary())
    expect(
      rows.map(({ rank, affiliate: id, orders, pending, approved, reversed }) => [
        rank,
        id,
        orders,
        pending,
        approved,
        reversed,
      ]),
    ).toEqual([
      ["1", "aff-1", "1", "0", "1", "0"],
      ["2", "aff-2", "1", "0", "0", "1"],
      ["3", "aff-3", "0", "0", "0", "0"],
    ])
    expect(rows[1]).toMatchObject({ affiliateTake: "0.00", reversals: "3.00", net: "0.00", margin: "0.00" })
    const [first] = rows
    expect(cents(first?.affiliateTake) + cents(first?.reversals)).toBe(1_000)
  })

  test("counts clicks, also of affiliates without orders, and their value", async () => {
    const report = await summary()
    expect(
      table(report).map(({ clicks, conversion, affiliateTake, earningsPerClick }) => [
        clicks,
        conversion,
        affiliateTake,
        earningsPerClick,
      ]),
    ).toEqual([
      ["8", "12.5", expect.any(String), expect.stringMatching(/^[01]\.\d\d$/)],
      ["1", "100.0", "0.00", "0.00"],
      ["1", "0.0", "0.00", "0.00"],
    ])
    expect(totals(report)).toMatchObject({ clicks: "10", conversion: "20.0" })
    expect(totals(await summary({ affiliateId: "aff-3" })).clicks).toBe("1")
    expect(totals(await summary({ from: "2026-03-05" })).clicks).toBe("0")
    expect(totals(await summary({ asOf: beforeReturns })).clicks).toBe("10")
  })

  test("leaves out orders without an affiliate, and rolls up", async () => {
    const report = await summary({ groupBy: "rollup" })
    expect(report.rows.map(({ key }) => key)).toEqual(["roll", "other"])
    expect(totals(report).orders).toBe("2")
    const byAffiliate = totals(await summary())
    for (const key of ["net", "margin", "affiliateTake", "reversals", "gross", "returns"])
      expect(totals(report)[key]).toBe(byAffiliate[key])
  })
})

test("Best Buy Expenses says what each entry is for the partner, which is paid for a purchase", async () => {
  const report = await bestBuyExpensesReport(database.pool, { ...march, groupBy: "order" })
  expect(
    table(await readReport(database.pool, report)).map(({ day, kind, credits }) => [day, kind, credits]),
  ).toEqual([
    ["2026-03-31", "return", "11.11"],
    ["2026-03-10", "cancellation", "140.00"],
    ["2026-03-04", "purchase", "0.00"],
    ["2026-03-03", "purchase", "0.00"],
    ["2026-03-02", "purchase", "0.00"],
    ["2026-03-02", "purchase", "0.00"],
  ])
})

test("a database in another time zone gives the same figures", async () => {
  const elsewhere = new pg.Pool({ ...database.connection, options: "-c TimeZone=Asia/Tokyo", max: 1 })
  try {
    for (const groupBy of ["day", "week", "month"]) {
      const { generatedAt: _, ...here } = await revenue({ groupBy })
      const table = await revenueReport(elsewhere, { ...march, groupBy })
      expect(await readReport(elsewhere, table)).toMatchObject(here)
    }
  } finally {
    await elsewhere.end()
  }
})
