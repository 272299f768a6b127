import type { Report } from "@voltread/projections/reports/report.ts"
import { stringify } from "csv-stringify/sync"

interface ReportSort {
  readonly column: string
  readonly order: "asc" | "desc"
}

/** Sorted as on screen: text columns as text, all others as numbers. */
const sortedRows = (report: Report, sort: ReportSort | null): Report["rows"] => {
  if (sort === null) return report.rows
  const index = report.columns.findIndex(({ key }) => key === sort.column)
  const column = report.columns[index]
  if (column === undefined) return report.rows
  const direction = sort.order === "asc" ? 1 : -1
  const compare = column.kind === "text" ? byText : byNumber
  return report.rows.toSorted((a, b) => direction * compare(a.cells[index] ?? "", b.cells[index] ?? ""))
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const byNumber = (a: string, b: string): number => Number(a) - Number(b)

/** A CSV file (RFC 4180) with the totals last. Its byte order mark makes spreadsheets read it as UTF-8. */
export const toCsv = (report: Report, sort: ReportSort | null): string =>
  stringify(
    [
      report.columns.map(({ label }) => label),
      ...sortedRows(report, sort).map(({ cells }) => [...cells]),
      [...report.totals],
    ],
    { bom: true, record_delimiter: "\r\n", quote_record_delimiter: true, cast: { string: withoutFormula } },
  )

const NUMBER = /^-?\d+(\.\d+)?%?$/
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/

/**
 * Guards against formula injection with an apostrophe in front. The library's `escape_formulas` would
 * also change negative amounts and misses formulas after spaces.
 */
const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
