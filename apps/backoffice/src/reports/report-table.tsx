import { useMemo } from "react"
import type { ReportResultFragment } from "../generated/reports.ts"
import type { Sort } from "../list/column.ts"
import { DataTable } from "../list/data-table.tsx"
import { TableTools } from "../list/table-tools.tsx"
import { useTableLayout } from "../list/use-table-layout.ts"
import { reportColumns } from "./report-columns.ts"
import type { ReportView } from "./report-view.ts"
import { sortRows } from "./sorting.ts"

interface ReportTableProps {
  /** Key of the remembered density and columns. */
  readonly tableId: string
  readonly report: ReportResultFragment
  readonly view: ReportView
  readonly onChange: (view: ReportView) => void
}

const sortOf = ({ sort, order }: ReportView): Sort | undefined =>
  sort === undefined
    ? undefined
    : { columnId: sort, direction: order === "desc" ? "descending" : "ascending" }

const withSort = (
  { sort: _sort, order: _order, ...view }: ReportView,
  { columnId, direction }: Sort,
): ReportView => ({
  ...view,
  sort: columnId,
  ...(direction === "descending" ? { order: "desc" as const } : {}),
})

/** The figures with their totals; every heading sorts. */
export function ReportTable({ tableId, report, view, onChange }: ReportTableProps) {
  const columns = useMemo(() => reportColumns(report), [report])
  const layout = useTableLayout(tableId, columns, "compact")
  return (
    <section aria-label={`${report.name}, table`} className="flex flex-col gap-2">
      <div className="self-end">
        <TableTools layout={layout} />
      </div>
      <div className="max-h-[80dvh] overflow-auto rounded-lg border border-line bg-surface">
        <DataTable
          caption={report.name}
          layout={layout}
          rows={sortRows(report.rows, report.columns, view.sort, view.order === "desc")}
          rowId={({ key }) => key}
          sorting={{
            current: sortOf(view),
            control: (next, props) => (
              <button type="button" onClick={() => onChange(withSort(view, next))} {...props} />
            ),
          }}
        />
      </div>
    </section>
  )
}
