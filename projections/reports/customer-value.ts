import type { Queryable } from "../platform/sql.ts"
import { groupingOf, orderedBy, PAGE_SIZE } from "./groupings.ts"
import { postings } from "./ledger-relation.ts"
import { MEASURES } from "./measures.ts"
import { count, each, heading, money, percent, text } from "./money-columns.ts"
import { UNKNOWN_SOURCE } from "./order-touches.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { positionOf, reportScope, type Scope } from "./report-scope.ts"
import type { ReportTable, TableColumn } from "./report-table.ts"

export const customerValueGroupings: Readonly<Record<string, Grouping>> = {
  customer: { label: "Customer" },
  month: { label: "First order in", isTime: true },
}

const SUMS = ["orders", "gross", "order_value", "refunds", "net", "units", "returned_units"] as const
const summed = SUMS.map((name) => `coalesce(sum(v.${name}), 0)::bigint as ${name}`).join(", ")

/**
 * Whether the sums of customers and cohorts can answer: they cannot be filtered except by the day of the first order.
 */
const isSummed = ({ isNow, input }: Scope): boolean =>
  isNow &&
  (input.statuses ?? []).length === 0 &&
  [input.gateway, input.category, input.brand, input.partner, input.affiliateId].every(
    (filter) => filter == null,
  )

const firstDays = ({ input, values }: Scope): string =>
  `between ${values.value(input.from)}::date and ${values.value(input.to)}::date`

/** Customers computed from the ledger, for requests that the sums cannot answer. */
const fromPostings = (scope: Scope): string => {
  const lifetime = { ...scope, input: { ...scope.input, from: "0001-01-01", to: "9999-12-31" } }
  return `select c.customer, count(distinct p.order_id) filter (where p.kind = 'sale') as orders,
      sum(p.gross)::bigint as gross, (${MEASURES.order_value})::bigint as order_value,
      sum(p.returns)::bigint as refunds,
      sum(p.gross - p.discount - p.returns)::bigint as net, sum(p.units)::bigint as units,
      sum(p.returned_units)::bigint as returned_units, f.day as first_day, f.order_id as first_order,
      l.day as last_day
    ${postings(lifetime, "all").replace(
      "where ",
      `cross join lateral (
        select o.day, o.order_id from read.customer_order o where o.customer = c.customer order by o.position limit 1) f
      cross join lateral (
        select o.day from read.customer_order o where o.customer = c.customer and o.position <= ${positionOf(scope)}
        order by o.position desc limit 1) l
      where f.day ${firstDays(scope)} and `,
    )} group by c.customer, f.day, f.order_id, l.day`
}

const customers = (scope: Scope): string =>
  isSummed(scope)
    ? `select * from read.customer_value where first_day ${firstDays(scope)}`
    : fromPostings(scope)

const cohorts = (scope: Scope): string =>
  isSummed(scope)
    ? `select * from read.customer_cohort where first_day ${firstDays(scope)}`
    : `select first_day, count(*) as customers, ${SUMS.map((name) => `sum(${name})::bigint as ${name}`).join(", ")}
       from (${fromPostings(scope)}) each group by first_day`

const figures: ReadonlyArray<TableColumn> = [
  count("orders", "Orders", "r.orders"),
  money("gross", "Gross", "r.gross"),
  money("refunds", "Refunds", "r.refunds"),
  money("net", "Lifetime net", "r.net"),
  each("averageOrder", "Average order value", "r.order_value", "r.orders"),
  percent("returnRate", "Return rate %", "r.returned_units", "r.units"),
]

const ofFirstOrder = (sql: string) =>
  `(select ${sql} from read.customer_order o where o.order_id = r.first_order)`

/**
 * Lifecycle §8, Customer Value: the lifetime revenue of customers, including guests, by the days of their first orders.
 * Erased customers stay, without a name. Throws `InvalidReport`.
 */
export const customerValueReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Customers", customerValueGroupings, input)
  const scope = await reportScope(db, input)
  const t = `select coalesce(sum(v.customers), 0)::bigint as customers, ${summed} from (${cohorts(scope)}) v`
  if (input.groupBy === "month")
    return {
      name: "Customer Value",
      scope,
      parts: {
        x: `select to_char(v.first_day, 'YYYY-MM') as key, sum(v.customers)::bigint as customers, ${summed}
          from (${cohorts(scope)}) v group by 1`,
        t,
      },
      columns: [
        heading("month", grouping.label),
        count("customers", "Customers", "r.customers"),
        ...figures,
        each("netPerCustomer", "Net per customer", "r.net", "r.customers"),
      ],
      ...orderedBy(grouping, "r.net"),
    }
  return {
    name: "Customer Value",
    scope,
    parts: { x: `select v.customer as key, v.* from (${customers(scope)}) v`, t },
    columns: [
      heading(
        "customer",
        grouping.label,
        `coalesce(nullif(${ofFirstOrder("o.label")}, ''), 'Erased customer')`,
      ),
      text("firstOrder", "First order", "r.first_day"),
      text("lastOrder", "Last order", "r.last_day"),
      ...figures,
      text("firstSource", "First source", FIRST_SOURCE),
    ],
    opens: ofFirstOrder(
      "case when o.username is null then 'order:' || o.order_id else 'customer:' || o.username end",
    ),
    order: { sql: "r.net", type: "bigint", descending: true },
    pageSize: PAGE_SIZE,
  }
}

/** Of the first visit before the first order; of the last one for orders from before first visits were recorded. */
const FIRST_SOURCE = `(select coalesce(nullif(p.first_source, '${UNKNOWN_SOURCE}'), p.source)
  from read.revenue_posting p where p.order_id = r.first_order limit 1)`
