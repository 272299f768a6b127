import type { ReportResultFragment } from "../generated/reports.ts"

export type ReportColumn = ReportResultFragment["columns"][number]
export type ReportRow = ReportResultFragment["rows"][number]

/** Cells that hold a number; they are written as plain decimals. */
export const isNumeric = ({ kind }: ReportColumn): boolean => kind !== "text"

/** By code units, as the server sorts the exported file. */
const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

const compareNumbers = (a: string, b: string): number => {
  const [left, right] = [Number.parseFloat(a), Number.parseFloat(b)]
  if (Number.isNaN(left) || Number.isNaN(right))
    return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
  return left - right
}

/** Rows by one column. Equal cells keep the server's order; cells that hold no number go last either way. */
export const sortRows = (
  rows: ReadonlyArray<ReportRow>,
  columns: ReadonlyArray<ReportColumn>,
  key: string | undefined,
  isDescending: boolean,
): ReadonlyArray<ReportRow> => {
  const at = columns.findIndex((column) => column.key === key)
  const column = columns[at]
  if (column === undefined) return rows
  const sign = isDescending ? -1 : 1
  const isEmpty = (row: ReportRow) =>
    isNumeric(column) && Number.isNaN(Number.parseFloat(row.cells[at] ?? ""))
  return [...rows].sort((a, b) => {
    const [left, right] = [a.cells[at] ?? "", b.cells[at] ?? ""]
    if (isEmpty(a) || isEmpty(b)) return compareNumbers(left, right)
    return sign * (isNumeric(column) ? compareNumbers(left, right) : compareText(left, right))
  })
}
