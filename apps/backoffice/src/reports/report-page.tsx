import { useQuery } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { lazy, Suspense, useState } from "react"
import { NoAccess } from "../page/no-access.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { AsOfLine } from "./as-of-line.tsx"
import { REPORTS, type ReportDefinition, type ReportId } from "./definitions.ts"
import { ExportButton } from "./export-button.tsx"
import { FigureTiles } from "./figure-tiles.tsx"
import { reportQuery } from "./queries.ts"
import { previousDays } from "./range.ts"
import { ReportControls } from "./report-controls.tsx"
import { ReportTable } from "./report-table.tsx"
import { daysOf, type ReportView, reportInput, reportView } from "./report-view.ts"

const ReportChart = lazy(() => import("./report-chart.tsx"))

/** One report: filters, key figures, chart and table. */
export function ReportPage({ id }: { readonly id: ReportId }) {
  const mayRead = useMay("read-reports")
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <title>{`${REPORTS[id].title} · Voltread back office`}</title>
      {mayRead ? <Report id={id} /> : <NoAccess />}
    </div>
  )
}

function Report({ id }: { readonly id: ReportId }) {
  const definition: ReportDefinition = REPORTS[id]
  const view = useSearch({ strict: false, select: reportView, structuralSharing: true })
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const grouping = definition.groupings.find((each) => each.id === view.by) ?? definition.groupings[0]
  const days = daysOf(view, now)
  const daysBefore = previousDays(days)
  const input = reportInput(view, days, grouping.id)
  const isCompared = view.compare === "previous"

  const query = useQuery(reportQuery(id, input))
  const before = useQuery(reportQuery(id, { ...input, ...daysBefore }, isCompared))
  const report = query.data
  const previous =
    isCompared && before.data !== undefined ? { report: before.data, days: daysBefore } : undefined
  const change = (changed: ReportView) => void navigate({ to: ".", search: changed, replace: true })

  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="flex flex-col gap-0.5">
          <h1 className="text-2xl">{definition.title}</h1>
          <p className="text-muted">{definition.purpose}</p>
        </div>
        {report !== undefined && <ExportButton id={id} input={{ ...input, asOf: report.asOf }} view={view} />}
      </header>
      <ReportControls definition={definition} view={view} days={days} onChange={change} />
      {query.isPending && <ReportSkeleton />}
      {query.isError && report === undefined && (
        <QueryError error={query.error} what="The report" onRetry={() => void query.refetch()} />
      )}
      {report !== undefined && (
        <div className={`flex flex-col gap-5 ${query.isPlaceholderData ? "opacity-60" : ""}`}>
          <AsOfLine report={report} view={view} onChange={change} />
          <FigureTiles
            definition={definition}
            report={report}
            previous={previous?.report}
            view={view}
            onChange={change}
          />
          {report.rows.length === 0 ? (
            <EmptyState icon="chart" title="Nothing in these days">
              Choose another range, or take a filter away.
            </EmptyState>
          ) : (
            <>
              <Suspense fallback={<Skeleton className="h-92" />}>
                <ReportChart
                  definition={definition}
                  report={report}
                  days={days}
                  previous={previous}
                  grouping={grouping}
                  view={view}
                />
              </Suspense>
              <ReportTable key={id} tableId={`report:${id}`} report={report} view={view} onChange={change} />
            </>
          )}
        </div>
      )}
    </>
  )
}

function ReportSkeleton() {
  return (
    <Loading label="Loading the report">
      <div className="flex flex-col gap-5">
        <Skeleton className="h-5 w-80 max-w-full" />
        <div className="grid grid-cols-2 gap-3 desk:grid-cols-6">
          {["a", "b", "c", "d", "e", "f"].map((key) => (
            <Skeleton key={key} className="h-24" />
          ))}
        </div>
        <Skeleton className="h-80" />
        <Skeleton className="h-96" />
      </div>
    </Loading>
  )
}
