import type { Queryable } from "../platform/sql.ts"
import { groupingOf, orderedBy } from "./groupings.ts"
import { ledgerRows, ledgerTotals } from "./ledger-relation.ts"
import { dimensionOfTouch } from "./measures.ts"
import { count, each, heading, money, NET, percent } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { reportScope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"
import { visitRows } from "./visit-relation.ts"

export const trafficSourcesGroupings: Readonly<
  Record<string, Grouping & { readonly dimension: "source" | "medium" | "campaign" }>
> = {
  source: { label: "Source", dimension: "source" },
  medium: { label: "Medium", dimension: "medium" },
  campaign: { label: "Campaign", dimension: "campaign" },
}

const MEASURES = ["orders", "new_customers", "gross", "order_value", "discount", "returns"] as const
const FIGURES = [...MEASURES, "sessions"] as const

/**
 * Lifecycle §8, Traffic Sources: where visits and orders came from, orders by the chosen attribution model. Throws
 * `InvalidReport`.
 */
export const trafficSourcesReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Traffic", trafficSourcesGroupings, input)
  const scope = await reportScope(db, input, { isByTouch: true })
  const { dimension } = grouping
  const ofOrders = dimensionOfTouch(dimension, input.touch)
  return {
    name: "Traffic Sources",
    scope,
    parts: {
      l: ledgerRows(scope, input.groupBy, { measures: MEASURES, dimension: ofOrders }),
      v: visitRows(scope, { groupBy: input.groupBy, dimension, isKeyed: true }),
      x: `select key, ${FIGURES.map((name) => `coalesce(${name}, 0) as ${name}`).join(", ")}
        from l full join v using (key)`,
      t: `select lt.*, (select coalesce(sum(sessions), 0)::bigint from v) as sessions
        from (${ledgerTotals(scope, { measures: MEASURES })}) lt`,
    },
    columns: [
      heading(input.groupBy, grouping.label),
      count("sessions", "Sessions", "r.sessions"),
      count("orders", "Orders", "r.orders"),
      percent("conversion", "Conversion %", "r.orders", "r.sessions"),
      each("averageOrder", "Average order value", "r.order_value", "r.orders"),
      money("net", "Net", NET),
      count("newCustomers", "New customers", "r.new_customers"),
    ],
    ...orderedBy(grouping, NET),
  }
}
