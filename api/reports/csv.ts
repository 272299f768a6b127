import type { Report } from "@voltread/projections/reports/report.ts"

export interface ReportSort {
  readonly column: string
  readonly order: "asc" | "desc"
}

/** The rows as the screen sorts them: amounts and counts as numbers, everything else as text. */
export const sortedRows = (report: Report, sort: ReportSort | null): Report["rows"] => {
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

/**
 * RFC 4180, with a byte order mark so that spreadsheets read UTF-8. Text that a spreadsheet would take for a formula is
 * preceded by an apostrophe; amounts are numbers and stay as they are, negative ones too.
 */
export const toCsv = (report: Report, sort: ReportSort | null): string => {
  const lines = [
    report.columns.map(({ label }) => cell(label)),
    ...sortedRows(report, sort).map(({ cells }) => cells.map(cell)),
    report.totals.map(cell),
  ]
  return `\uFEFF${lines.map((line) => line.join(",")).join("\r\n")}\r\n`
}

const NUMBER = /^-?\d+(\.\d+)?%?$/
const FORMULA = /^[\s]*[=+\-@\t\r]/

const cell = (text: string): string => {
  const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
