import { Link } from "@tanstack/react-router"
import { buttonStyle } from "@voltread/ui/components/button-style.ts"
import type { ReportResultFragment } from "../generated/reports.ts"
import type { Sort } from "../list/column.ts"
import { DataTable } from "../list/data-table.tsx"
import { TableTools } from "../list/table-tools.tsx"
import type { TableLayout } from "../list/use-table-layout.ts"
import type { ReportRow } from "./report-column.ts"
import type { ReportView } from "./report-view.ts"
import { returnsWords } from "./returns-words.ts"

interface ReportTableProps {
  readonly layout: TableLayout<ReportRow>
  readonly report: ReportResultFragment
  readonly view: ReportView
  readonly onChange: (view: ReportView) => void
}

/** The way through rows that are too many for one page; the totals are those of all. */
function Pages({ report, view }: Pick<ReportTableProps, "report" | "view">) {
  const { after, ...first } = view
  if (after === undefined && report.next === null) return null
  return (
    <nav aria-label="Pages" className="flex justify-end gap-3">
      {after !== undefined && (
        <Link to="." search={first} className={buttonStyle("secondary", "sm")}>
          First page
        </Link>
      )}
      {report.next !== null && (
        <Link to="." search={{ ...first, after: report.next }} className={buttonStyle("secondary", "sm")}>
          Next page
        </Link>
      )}
    </nav>
  )
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
export function ReportTable({ layout, report, view, onChange }: ReportTableProps) {
  return (
    <section aria-label={`${report.name}, table`} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-muted">{returnsWords(report.columns)}</p>
        <div className="ml-auto">
          <TableTools layout={layout} />
        </div>
      </div>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <DataTable
          caption={report.name}
          isTall
          layout={layout}
          rows={report.rows}
          rowId={({ key }) => key}
          sorting={{
            current: sortOf(view),
            control: (next, props) => (
              <button type="button" onClick={() => onChange(withSort(view, next))} {...props} />
            ),
          }}
        />
      </div>
      <Pages report={report} view={view} />
    </section>
  )
}
