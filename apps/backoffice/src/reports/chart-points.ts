import type { ChartPoint } from "@voltread/ui/charts/series.ts"
import type { ReportResultFragment } from "../generated/reports.ts"
import { cellText } from "./cells.ts"
import type { Days } from "./range.ts"
import type { ReportColumn } from "./sorting.ts"

const DAY = 86_400_000
/** More bars than this cannot be told apart. */
const MOST_BARS = 24

const time = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const written = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** The keys that rows of a range can have, without gaps; undefined for groups that are not of time. */
export const timeKeys = ({ from, to }: Days, groupBy: string): ReadonlyArray<string> | undefined => {
  const keys: Array<string> = []
  switch (groupBy) {
    case "day":
      for (let at = time(from); at <= time(to); at += DAY) keys.push(written(at))
      return keys
    case "week": {
      const sinceMonday = (new Date(time(from)).getUTCDay() + 6) % 7
      for (let at = time(from) - sinceMonday * DAY; at <= time(to); at += 7 * DAY) keys.push(written(at))
      return keys
    }
    case "month":
      for (let at = new Date(time(`${from.slice(0, 7)}-01`)); at.getTime() <= time(to); ) {
        keys.push(at.toISOString().slice(0, 7))
        at = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1))
      }
      return keys
    default:
      return undefined
  }
}

interface ChartQuestion {
  readonly report: ReportResultFragment
  readonly days: Days
  /** The same report over the days before, when it is compared. */
  readonly previous?: { readonly report: ReportResultFragment; readonly days: Days } | undefined
  readonly groupBy: string
  readonly column: ReportColumn
}

const valuesOf = (report: ReportResultFragment, column: ReportColumn): ReadonlyMap<string, number> => {
  const at = report.columns.findIndex(({ key }) => key === column.key)
  return new Map(report.rows.map((row) => [row.key, Number(row.cells[at] ?? 0)]))
}

/**
 * One point a row. Of time, days without a row count as zero, and the period before lies under the same place: its
 * first day under the first day. Other groups are compared by name; only the largest are drawn.
 */
export const chartPoints = ({
  report,
  days,
  previous,
  groupBy,
  column,
}: ChartQuestion): ReadonlyArray<ChartPoint> => {
  const values = valuesOf(report, column)
  const before = previous === undefined ? undefined : valuesOf(previous.report, column)
  const group: ReportColumn = { key: groupBy, label: groupBy, kind: "text" }
  const keys = timeKeys(days, groupBy)
  if (keys !== undefined) {
    const earlier = previous === undefined ? [] : (timeKeys(previous.days, groupBy) ?? [])
    return keys.map((key, index) => ({
      label: cellText(group, key),
      values: [
        values.get(key) ?? 0,
        ...(before === undefined ? [] : [before.get(earlier[index] ?? "") ?? 0]),
      ],
    }))
  }
  return [...values]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_BARS)
    .map(([key, value]) => ({
      label: cellText(group, key),
      values: [value, ...(before === undefined ? [] : [before.get(key) ?? 0])],
    }))
}
