import { DashboardData } from "@voltread/domain/contract/dashboard.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { shiftedDay } from "@voltread/domain/shared/calendar-day.ts"
import { dayIn } from "@voltread/domain/shared/time-zone.ts"
import { isStuck } from "@voltread/projections/loans/applications.ts"
import { LACKS_MONEY } from "@voltread/projections/ordering/missing-money.ts"
import { IS_DISPUTED } from "@voltread/projections/ordering/order-list-query.ts"
import { IS_WAITING } from "@voltread/projections/platform/parked-event.ts"
import { shopTimeZone } from "@voltread/projections/platform/schema.ts"
import { type Queryable, reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { dayFigures } from "@voltread/projections/reports/dashboard.ts"
import { IS_PAYOUT } from "@voltread/projections/reports/payouts.ts"
import { popularProductsReport } from "@voltread/projections/reports/popular-products.ts"
import type { Report, ReportInput } from "@voltread/projections/reports/report.ts"
import { readReport } from "@voltread/projections/reports/report-table.ts"
import { trafficSourcesReport } from "@voltread/projections/reports/traffic-sources.ts"
import { dollars } from "../platform/graphql/money.ts"
import { queryReadModel } from "../platform/read-model.ts"

/** Days that best sellers and sources cover, including today. */
const RECENT = 7
const ROWS = 5
const COUNTED_UP_TO = 1_000

/**
 * The admins' dashboard at `now` (milliseconds): one statement for each panel, which either sums or reads a short list
 * by an index.
 */
export const dashboard = (now: number) =>
  queryReadModel(async (db): Promise<DashboardData> => {
    const at = new Date(now).toISOString()
    const timeZone = (await shopTimeZone(db)) ?? "UTC"
    const today = dayIn(timeZone)(at)
    const weekBefore = shiftedDay(today, -7)
    const since = shiftedDay(today, 1 - RECENT)
    const recent = { from: since, to: today, first: ROWS } satisfies Partial<ReportInput>
    const [days, attention, products, sources] = await Promise.all([
      dayFigures(db, [today, weekBefore]),
      waitingForPeople(db),
      popularProductsReport(db, { ...recent, groupBy: "product" }).then((table) => readReport(db, table)),
      trafficSourcesReport(db, { ...recent, groupBy: "source" }).then((table) => readReport(db, table)),
    ])
    const figuresOf = (day: string) => {
      const found = days.find((each) => each.day === day)
      return {
        day,
        orders: found?.orders ?? 0,
        net: dollars(found?.net ?? 0),
        sessions: found?.sessions ?? 0,
      }
    }
    return {
      at,
      timeZone,
      today: figuresOf(today),
      weekBefore: figuresOf(weekBefore),
      attention,
      since,
      bestSellers: cellsOf(products).map(({ key, cell }) => ({
        productId: key,
        sku: cell("sku"),
        name: cell("name"),
        units: Number(cell("units")),
        net: Number(cell("net")),
      })),
      sources: cellsOf(sources).map(({ key, cell }) => ({
        source: key,
        sessions: Number(cell("sessions")),
        orders: Number(cell("orders")),
        net: Number(cell("net")),
      })),
    }
  })

const cellsOf = ({ rows, columns }: Report) =>
  rows.map(({ key, cells }) => ({
    key,
    cell: (name: string): string => cells[columns.findIndex((column) => column.key === name)] ?? "",
  }))

const readAttention = reading(DashboardData.fields.attention)

const counted = (rows: string): string =>
  `(select count(*) from (select from ${rows} limit ${COUNTED_UP_TO}) as counted)`

/** The number of orders in a status, over all customers. */
const ordersIn = (status: OrderStatus): string =>
  `coalesce((select orders from read.order_count where username = '' and status = '${status}'), 0)`

const waitingForPeople = async (db: Queryable): Promise<DashboardData["attention"]> => {
  const stuck = isStuck(new Where())
  const [row] = await readAttention(
    db,
    `select ${ordersIn("PENDING_REVIEW")} as reviews, ${ordersIn("PAYMENT_FAILED")} as "failedPayments",
       ${counted(`read.parked_event p where ${IS_WAITING}`)} as "parkedEvents",
       ${counted(`read.loan_application l where ${stuck}`)} as applications,
       ${counted("affiliate_postback where state = 'given-up'")} as postbacks,
       ${counted(`read.transaction t where ${IS_PAYOUT}`)} as payouts,
       ${counted(`read.order_list o where ${LACKS_MONEY}`)} as "missingMoney",
       ${counted(`read.order_list where ${IS_DISPUTED}`)} as disputed`,
    stuck.values,
  )
  if (row === undefined) throw new Error("a select without from has one row")
  return row
}
