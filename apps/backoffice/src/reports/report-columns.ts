import type { ReportResultFragment } from "../generated/reports.ts"
import type { Column } from "../list/column.ts"
import { cellText } from "./cells.ts"
import { isNumeric, type ReportColumn, type ReportRow } from "./sorting.ts"

const footerOf = (column: ReportColumn, total: string): string =>
  column.kind === "text" ? total : cellText(column, total)

/** The columns that the server answered. Numbers sort from the largest, names from A; a second press turns it. */
export const reportColumns = ({ columns, totals }: ReportResultFragment): ReadonlyArray<Column<ReportRow>> =>
  columns.map((column, index) => ({
    id: column.key,
    header: column.label,
    ...(index === 0 ? { role: "rowHeader" as const } : {}),
    ...(isNumeric(column) ? { align: "end" as const } : {}),
    sorts: isNumeric(column) ? ["descending", "ascending"] : ["ascending", "descending"],
    className: "whitespace-nowrap",
    cell: ({ cells }) => cellText(column, cells[index] ?? ""),
    footer: footerOf(column, totals[index] ?? ""),
  }))
