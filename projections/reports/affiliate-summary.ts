import type { Queryable } from "../platform/sql.ts"
import { affiliateColumns, affiliateParts } from "./affiliate-columns.ts"
import { groupingOf, PAGE_SIZE } from "./groupings.ts"
import { heading, NET } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { reportScope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"

export const affiliateSummaryGroupings: Readonly<
  Record<string, Grouping & { readonly dimension: "affiliate" | "rollup" }>
> = {
  affiliate: { label: "Affiliate", dimension: "affiliate" },
  rollup: { label: "Rollup", dimension: "rollup" },
}

/**
 * Lifecycle §8, Affiliate Summary: visits and orders with an affiliate's id, highest net first. Throws `InvalidReport`.
 */
export const affiliateSummaryReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("The affiliate summary", affiliateSummaryGroupings, input)
  const scope = await reportScope(db, input)
  return {
    name: "Affiliate Summary",
    scope,
    parts: {
      ...affiliateParts(scope, input.groupBy, grouping.dimension),
      x: `select r.*, row_number() over (order by ${NET} desc, r.key collate "C") as rank from a r`,
    },
    columns: [
      { key: "rank", label: "Rank", kind: "count", sql: "r.rank", total: null },
      heading(input.groupBy, grouping.label),
      ...affiliateColumns,
    ],
    order: { sql: "r.rank", type: "bigint", descending: false },
    pageSize: PAGE_SIZE,
  }
}
