import type { ChartPoint } from "@voltread/ui/charts/series.ts"
import type { ReportResultFragment } from "../generated/reports.ts"
import { cellText } from "./cells.ts"
import type { Days } from "./range.ts"
import type { ReportColumn } from "./report-column.ts"
import { MAX_BARS } from "./report-input.ts"

const DAY = 86_400_000

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
  /** Several for parts of one whole. */
  readonly columns: ReadonlyArray<ReportColumn>
}

/** Whether the column says how much of something there is each time, and not how much there was of it. */
export const isRate = ({ key, kind }: ReportColumn): boolean =>
  kind === "percent" || /^average|Per[A-Z]/.test(key)

const valuesOf = (report: ReportResultFragment, column: ReportColumn): ReadonlyMap<string, number> => {
  const at = report.columns.findIndex(({ key }) => key === column.key)
  const nothing = isRate(column) ? Number.NaN : 0
  return new Map(
    report.rows.map((row) => [row.key, row.cells[at] === "" ? nothing : Number(row.cells[at] ?? nothing)]),
  )
}

/**
 * One point a row. Of time, days without a row count as zero, or as nothing where a rate is drawn, and the period before
 * lies under the same place: its first day under the first day. Other groups are compared by name; only the largest are
 * drawn.
 */
export const chartPoints = ({
  report,
  days,
  previous,
  groupBy,
  columns,
}: ChartQuestion): ReadonlyArray<ChartPoint & { readonly key: string }> => {
  const values = columns.map((column) => valuesOf(report, column))
  const before = previous === undefined ? [] : columns.map((column) => valuesOf(previous.report, column))
  const nothing = columns.some(isRate) ? Number.NaN : 0
  const group: ReportColumn = { key: groupBy, label: groupBy, kind: "text" }
  const at = (series: ReadonlyArray<ReadonlyMap<string, number>>, key: string) =>
    series.map((each) => each.get(key) ?? nothing)
  const keys = timeKeys(days, groupBy)
  if (keys !== undefined) {
    const earlier = previous === undefined ? [] : (timeKeys(previous.days, groupBy) ?? [])
    return keys.map((key, index) => ({
      key,
      label: cellText(group, key),
      values: [...at(values, key), ...at(before, earlier[index] ?? "")],
    }))
  }
  const [first = new Map<string, number>()] = values
  const size = (key: string) => first.get(key) || 0
  return report.rows
    .map(({ key, cells }) => ({ key, label: cellText(group, nameOf(report, cells)) }))
    .sort((one, other) => size(other.key) - size(one.key))
    .slice(0, MAX_BARS)
    .map(({ key, label }) => ({ key, label, values: [...at(values, key), ...at(before, key)] }))
}

/** The first cell that names the row. */
const nameOf = (report: ReportResultFragment, cells: ReadonlyArray<string>): string =>
  cells[report.columns.findIndex(({ kind }) => kind === "text")] ?? ""
