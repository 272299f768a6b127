import type { Queryable } from "../platform/sql.ts"
import { groupingOf } from "./groupings.ts"
import { ledgerRows, ledgerTotals } from "./ledger-relation.ts"
import { count, each, heading, money, NET, percent } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { earlier, positionOf, reportScope, type Scope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"

export const dailyBusinessGroupings: Readonly<Record<string, Grouping>> = {
  day: { label: "Day", isTime: true },
}

const MEASURES = [
  "orders",
  "new_customers",
  "paid",
  "failed",
  "cancelled",
  "gross",
  "order_value",
  "discount",
  "returns",
] as const
const DECISIONS = ["applications", "approved", "declined"] as const

/** Applications by day. Only the filter by days applies to applications. */
const decisions = (scope: Scope): string => {
  const { input, values, isNow } = scope
  const days = `day between ${values.value(input.from)}::date and ${values.value(input.to)}::date`
  return isNow
    ? `select day::text as key, ${DECISIONS.join(", ")} from read.loan_day where ${days}`
    : `select day::text as key,
         ${DECISIONS.map((name) => `count(*) filter (where decision = '${name}') as ${name}`).join(", ")}
       from read.loan_decision where ${days} and position <= ${positionOf(scope)} group by 1`
}

const netOf = (alias: string) => `coalesce(${alias}.gross - ${alias}.discount - ${alias}.returns, 0)`

/**
 * Lifecycle §8, Daily Business: the figures of each day, next to those of the previous day and week. Throws
 * `InvalidReport`.
 */
export const dailyBusinessReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Business", dailyBusinessGroupings, input)
  const scope = await reportScope(db, input)
  const since = `${scope.values.value(input.from)}::text`
  const figures = [...MEASURES, ...DECISIONS]
  return {
    name: "Daily Business",
    scope,
    parts: {
      l: ledgerRows(earlier(scope, 7), input.groupBy, { measures: MEASURES }),
      d: decisions(scope),
      days: `select key, ${figures.map((name) => `coalesce(${name}, 0) as ${name}`).join(", ")}
        from (select * from l where key >= ${since}) l full join d using (key)`,
      x: `select a.*, ${netOf("y")} as net_before, ${netOf("w")} as net_week_before from days a
        left join l y on y.key = (a.key::date - 1)::text left join l w on w.key = (a.key::date - 7)::text`,
      t: `select lt.*, ${DECISIONS.map((name) => `(select coalesce(sum(${name}), 0)::bigint from d) as ${name}`).join(", ")}
        from (${ledgerTotals(scope, { measures: MEASURES })}) lt`,
    },
    columns: [
      heading("day", grouping.label),
      count("submitted", "Submitted", "r.orders"),
      count("paid", "Paid", "r.paid"),
      count("failed", "Failed", "r.failed"),
      count("cancelled", "Canceled", "r.cancelled"),
      count("applications", "Applications", "r.applications"),
      percent("approval", "Approval %", "r.approved", "r.approved + r.declined"),
      each("averageOrder", "Average order value", "r.order_value", "r.orders"),
      count("newCustomers", "New customers", "r.new_customers"),
      count("returningCustomers", "Returning customers", "r.orders - r.new_customers"),
      money("net", "Net", NET),
      { ...money("netDayBefore", "Against the day before", `${NET} - r.net_before`), total: null },
      { ...money("netWeekBefore", "Against the week before", `${NET} - r.net_week_before`), total: null },
    ],
    order: { sql: 'r.key collate "C"', type: "text", descending: false },
    pageSize: null,
  }
}
