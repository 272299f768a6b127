import type { Queryable } from "../platform/sql.ts"
import { affiliateColumns, affiliateParts } from "./affiliate-columns.ts"
import { groupingOf, orderedBy } from "./groupings.ts"
import { PART_SEPARATOR } from "./measures.ts"
import { heading, NET, text } from "./money-columns.ts"
import type { Grouping, ReportInput } from "./report.ts"
import { reportScope } from "./report-scope.ts"
import type { ReportTable } from "./report-table.ts"

export const dailyAffiliateGroupings: Readonly<
  Record<string, Grouping & { readonly dimension?: "affiliate" | "sub_affiliate" }>
> = {
  day: { label: "Day", isTime: true },
  affiliate: { label: "Affiliate", dimension: "affiliate" },
  "sub-affiliate": { label: "Affiliate", dimension: "sub_affiliate" },
}

const part = (number: number) => `split_part(r.key, ${PART_SEPARATOR}, ${number})`

/** Lifecycle §8, Daily Affiliate: the results of each day, affiliate or sub-affiliate. Throws `InvalidReport`. */
export const dailyAffiliateReport = async (db: Queryable, input: ReportInput): Promise<ReportTable> => {
  const grouping = groupingOf("The daily affiliate report", dailyAffiliateGroupings, input)
  const scope = await reportScope(db, input)
  return {
    name: "Daily Affiliate",
    scope,
    parts: { ...affiliateParts(scope, input.groupBy, grouping.dimension), x: "select * from a" },
    columns: [
      heading(
        grouping.isTime === true ? "day" : "affiliate",
        grouping.label,
        grouping.isTime === true ? "r.key" : part(1),
      ),
      ...(grouping.dimension === "sub_affiliate" ? [text("subAffiliate", "Sub-affiliate", part(2))] : []),
      ...affiliateColumns,
    ],
    ...orderedBy(grouping, NET),
  }
}
