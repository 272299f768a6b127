import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ReportResultFragment } from "../generated/reports.ts"
import { cellText } from "./cells.ts"
import type { ReportView } from "./report-view.ts"
import { isNumeric, type ReportColumn, sortRows } from "./sorting.ts"

export interface ReportTableProps {
  readonly report: ReportResultFragment
  readonly view: ReportView
  readonly onChange: (view: ReportView) => void
}

const side = (column: ReportColumn): string => (isNumeric(column) ? "numeric text-right" : "text-left")

/** Numbers start with the largest, names with A; the same heading again turns it. */
const nextSort = (view: ReportView, column: ReportColumn): ReportView => {
  const { sort: _sort, order: _order, ...rest } = view
  const isFirst = view.sort !== column.key
  const isDescending = isFirst ? isNumeric(column) : view.order !== "desc"
  return { ...rest, sort: column.key, ...(isDescending ? { order: "desc" as const } : {}) }
}

/** The figures with their totals; every heading sorts. */
export function ReportTable({ report, view, onChange }: ReportTableProps) {
  const isDescending = view.order === "desc"
  const rows = sortRows(report.rows, report.columns, view.sort, isDescending)
  const ariaSort = ({ key }: ReportColumn) =>
    view.sort !== key ? "none" : isDescending ? "descending" : "ascending"
  return (
    <section
      aria-label={`${report.name}, table`}
      className="max-h-[80dvh] overflow-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full border-separate border-spacing-0 text-sm">
        <caption className="sr-only">{report.name}</caption>
        <thead className="sticky top-0 z-10 bg-sunken">
          <tr>
            {report.columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={ariaSort(column)}
                className={`border-b border-line px-3 py-1 font-semibold whitespace-nowrap text-muted ${side(column)}`}
              >
                <button
                  type="button"
                  onClick={() => onChange(nextSort(view, column))}
                  className="inline-flex h-9 cursor-pointer items-center gap-1 rounded-sm hover:text-ink"
                >
                  {column.label}
                  <Icon
                    name="chevron-down"
                    className={`size-3.5 ${view.sort === column.key ? "text-ink" : "opacity-30"} ${view.sort === column.key && !isDescending ? "rotate-180" : ""}`}
                  />
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="hover:bg-sunken">
              {report.columns.map((column, index) => (
                <td
                  key={column.key}
                  className={`border-b border-line px-3 py-2 whitespace-nowrap ${side(column)}`}
                >
                  {cellText(column, row.cells[index] ?? "")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot className="sticky bottom-0 bg-surface font-bold">
          <tr>
            {report.columns.map((column, index) => (
              <td
                key={column.key}
                className={`border-t-2 border-line-strong px-3 py-2.5 whitespace-nowrap ${side(column)}`}
              >
                {column.kind === "text"
                  ? (report.totals[index] ?? "")
                  : cellText(column, report.totals[index] ?? "")}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
