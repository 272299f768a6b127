import type { Queryable } from "../platform/sql.ts"
import { groupingOf, orderedBy } from "./groupings.ts"
import { ledgerRows } from "./ledger-relation.ts"
import { dimensionOfTouch, PART_SEPARATOR } from "./measures.ts"
import { count, heading, money, NET, percent, text } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { holding, positionOf, reportScope, type Scope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"
import { visitRows } from "./visit-relation.ts"

export const googleKeywordsGroupings: Readonly<Record<string, Grouping>> = { keyword: { label: "Keyword" } }

const MEASURES = ["orders", "gross", "discount", "returns"] as const
const FIGURES = [...MEASURES, "sessions", "cost"] as const

const costsAsOf = (scope: Scope): string => `(
  select day, campaign, keyword, cost from ad_cost where from_position <= ${positionOf(scope)}
  union all
  select day, campaign, keyword, cost from replaced_ad_cost
    where ${holding(scope, "from_position", "until_position")})`

/**
 * Lifecycle §8, Google Keywords: the results of paid searches, and their cost from the imported ad costs, as they were
 * known at the report's position. Of the filters, costs can be filtered by days only, clicks by days and affiliate.
 * Throws `InvalidReport`.
 */
export const googleKeywordsReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("Keywords", googleKeywordsGroupings, input)
  const scope = await reportScope(db, input, { isByTouch: true })
  const { values } = scope
  return {
    name: "Google Keywords",
    scope,
    parts: {
      l: ledgerRows(scope, input.groupBy, {
        measures: MEASURES,
        dimension: dimensionOfTouch("keyword", input.touch),
      }),
      v: visitRows(scope, { groupBy: input.groupBy, dimension: "keyword", isKeyed: true }),
      c: `select keyword || ${PART_SEPARATOR} || campaign as key, sum(cost)::bigint as cost
        from ${scope.isNow ? "ad_cost" : costsAsOf(scope)} known
        where day between ${values.value(input.from)}::date and ${values.value(input.to)}::date
        group by 1`,
      x: `select key, ${FIGURES.map((name) => `coalesce(${name}, 0) as ${name}`).join(", ")}
        from l full join v using (key) full join c using (key)`,
      t: `select ${FIGURES.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(", ")} from x`,
    },
    columns: [
      heading("keyword", grouping.label, `split_part(r.key, ${PART_SEPARATOR}, 1)`),
      text("campaign", "Campaign", `split_part(r.key, ${PART_SEPARATOR}, 2)`),
      count("clicks", "Clicks", "r.sessions"),
      count("orders", "Orders", "r.orders"),
      percent("conversion", "Conversion %", "r.orders", "r.sessions"),
      money("net", "Net", NET),
      money("cost", "Cost", "r.cost"),
      percent("returnOnAdSpend", "Return on ad spend %", NET, "r.cost"),
    ],
    ...orderedBy(grouping, NET),
  }
}
