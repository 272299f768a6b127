import { type Grouping, InvalidReport, type ReportInput } from "./report.ts"
import type { ReportTable } from "./report-table.ts"

const either = new Intl.ListFormat("en", { type: "disjunction" })

export const PAGE_SIZE = 100

/** The requested grouping. Throws `InvalidReport`. */
export const groupingOf = <G extends Grouping>(
  report: string,
  groupings: Readonly<Record<string, G>>,
  { groupBy }: ReportInput,
): G => {
  const grouping = Object.hasOwn(groupings, groupBy) ? groupings[groupBy] : undefined
  if (grouping === undefined)
    throw new InvalidReport({
      message: `${report} can be grouped by ${either.format(Object.keys(groupings))}.`,
    })
  return grouping
}

/** Rows by time are in chronological order and unpaged; others are sorted by their main figure. */
export const orderedBy = (
  { isTime = false }: Grouping,
  figure: string,
): Pick<ReportTable, "order" | "pageSize"> =>
  isTime
    ? { order: { sql: 'r.key collate "C"', type: "text", descending: false }, pageSize: null }
    : { order: { sql: figure, type: "bigint", descending: true }, pageSize: PAGE_SIZE }
