import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { ReportResultFragment } from "../generated/reports.ts"
import type { Column } from "../list/column.ts"
import { cellText } from "./cells.ts"
import { isNumeric, type ReportColumn, type ReportRow } from "./report-column.ts"
import type { ReportView } from "./report-view.ts"

const footerOf = (column: ReportColumn, total: string): string =>
  isNumeric(column) ? cellText(column, total) : total

const linkStyle = "underline underline-offset-4 hover:text-accent-ink"

/** What the row counts, opened: an order, a customer, a product; or what it is made of. */
function RowLink({
  row,
  drill,
  children,
}: {
  readonly row: ReportRow
  readonly drill: (key: string) => ReportView | undefined
  readonly children: ReactNode
}) {
  const [kind, id] = /^(\w+):(.*)$/s.exec(row.opens ?? "")?.slice(1) ?? []
  if (id !== undefined && kind === "order")
    return (
      <Link to="/orders/$orderId" params={{ orderId: id }} className={linkStyle}>
        {children}
      </Link>
    )
  if (id !== undefined && kind === "customer")
    return (
      <Link to="/customers/$username" params={{ username: id }} className={linkStyle}>
        {children}
      </Link>
    )
  if (id !== undefined && kind === "product")
    return (
      <Link to="/prices/products/$productId" params={{ productId: id }} className={linkStyle}>
        {children}
      </Link>
    )
  const finer = drill(row.key)
  if (finer === undefined) return children
  return (
    <Link to="." search={finer} className={linkStyle}>
      {children}
    </Link>
  )
}

/** The columns that the server answered. Numbers sort from the largest, names from A; a second press turns it. */
export const reportColumns = (
  { columns, totals }: ReportResultFragment,
  drill: (key: string) => ReportView | undefined,
): ReadonlyArray<Column<ReportRow>> => {
  // A report of single entries has no sums: its last line would only say "Total".
  const hasTotals = columns.some((column, index) => isNumeric(column) && (totals[index] ?? "") !== "")
  const named = columns.findIndex((column) => !isNumeric(column))
  return columns.map((column, index) => ({
    id: column.key,
    header: column.label,
    ...(index === named ? { role: "rowHeader" as const } : {}),
    ...(isNumeric(column) ? { align: "end" as const } : {}),
    sorts: column.kind === "text" ? ["ascending", "descending"] : ["descending", "ascending"],
    className: "whitespace-nowrap",
    cell: (row) => {
      const text = cellText(column, row.cells[index] ?? "")
      return index === named ? (
        <RowLink row={row} drill={drill}>
          {text}
        </RowLink>
      ) : (
        text
      )
    },
    ...(hasTotals ? { footer: footerOf(column, totals[index] ?? "") } : {}),
  }))
}
