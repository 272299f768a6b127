import { reportWord } from "@voltread/domain/ordering/report-words.ts"
import type { ReportColumn, ReportRow } from "@voltread/projections/reports/report.ts"
import { stringify } from "csv-stringify/sync"

/** At the beginning of a file it makes spreadsheets read it as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF"

/** Lines of a CSV file (RFC 4180). */
export const csvLines = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  stringify(
    rows.map((cells) => [...cells]),
    { record_delimiter: "\r\n", quote_record_delimiter: true, cast: { string: withoutFormula } },
  )

export const csvHeader = (labels: ReadonlyArray<string>): string => `${BYTE_ORDER_MARK}${csvLines([labels])}`

type FileColumn = Pick<ReportColumn, "key" | "kind" | "label">

export const reportHeader = (columns: ReadonlyArray<FileColumn>): string =>
  csvHeader(columns.map(({ kind, label }) => (kind === "time" ? `${label} (UTC)` : label)))

/** Lines of a report, with codes replaced by the words that screens show for them. */
export const reportLines = (
  columns: ReadonlyArray<FileColumn>,
  rows: ReadonlyArray<Pick<ReportRow, "cells">>,
): string =>
  csvLines(rows.map(({ cells }) => columns.map((column, index) => cellOf(column, cells[index] ?? ""))))

const cellOf = ({ key, kind }: FileColumn, cell: string): string =>
  kind === "time" ? csvTime(cell) : reportWord(key, cell)

/** A time (UTC ISO string) as spreadsheets read it, to the second. The column's label says that it is UTC. */
export const csvTime = (at: string): string => at.replace(/^([\d-]{10})T([\d:]{8}).*$/, "$1 $2")

const NUMBER = /^-?\d+(\.\d+)?%?$/
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/

/**
 * Guards against formula injection with an apostrophe in front. The library's `escape_formulas` would
 * also change negative amounts and misses formulas after spaces.
 */
const withoutFormula = (text: string): string =>
  FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text

/** The text of a cell before it was guarded: for files that are imported again. */
export const withoutFormulaGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
