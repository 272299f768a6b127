import { useQuery } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import type { ReportName } from "@voltread/domain/contract/report.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { EmptyState } from "@voltread/ui/components/empty-state.tsx"
import { Loading, Skeleton } from "@voltread/ui/components/skeleton.tsx"
import { part } from "@voltread/ui/loading/parts.ts"
import { lazy, Suspense, useCallback, useEffect, useMemo } from "react"
import { isHidden } from "../list/column.ts"
import { useTableLayout } from "../list/use-table-layout.ts"
import { NoAccess } from "../page/no-access.tsx"
import { PageTitle } from "../page/page-title.tsx"
import { QueryError } from "../page/query-error.tsx"
import { useMay } from "../session/use-session.ts"
import { AsOfLine } from "./as-of-line.tsx"
import { REPORTS, type ReportDefinition } from "./definitions.ts"
import { drilled } from "./drill.ts"
import { FigureTiles } from "./figure-tiles.tsx"
import { firstPage, knownView } from "./known-view.ts"
import { filtersQuery, reportQuery } from "./queries.ts"
import { previousDays } from "./range.ts"
import { reportColumns } from "./report-columns.tsx"
import { ReportControls } from "./report-controls.tsx"
import { daysOf, reportInput } from "./report-input.ts"
import { ReportTable } from "./report-table.tsx"
import { type ReportView, reportView } from "./report-view.ts"
import { useChart } from "./use-chart.ts"
import { useToday } from "./use-today.ts"

const AdCostImport = lazy(() => part(() => import("./ad-cost-import.tsx")))
const ReportActions = lazy(() => part(() => import("./report-actions.tsx")))
const ReportChart = lazy(() => part(() => import("./report-chart.tsx")))

/** One report: filters, key figures, chart and table. */
export function ReportPage({ id }: { readonly id: ReportName }) {
  const mayRead = useMay("read-reports")
  return (
    <div className="flex flex-col gap-5 px-4 py-5 desk:px-6">
      <PageTitle>{REPORTS[id].title}</PageTitle>
      {mayRead ? <Report id={id} /> : <NoAccess />}
    </div>
  )
}

function Report({ id }: { readonly id: ReportName }) {
  const definition: ReportDefinition = REPORTS[id]
  const { data: filters, error, refetch } = useQuery(filtersQuery)
  if (error !== null && filters === undefined)
    return <QueryError error={error} what="The report" onRetry={() => void refetch()} />
  return filters === undefined ? (
    <ReportSkeleton />
  ) : (
    <DatedReport id={id} definition={definition} timeZone={filters.timeZone} />
  )
}

function DatedReport({
  id,
  definition,
  timeZone,
}: {
  readonly id: ReportName
  readonly definition: ReportDefinition
  readonly timeZone: string
}) {
  const view = useSearch({
    strict: false,
    select: (raw) => knownView(definition, reportView(raw)),
    structuralSharing: true,
  })
  const navigate = useNavigate()
  const mayImport = useMay("import-ad-costs")
  const today = useToday(timeZone)
  const grouping = definition.groupings.find((each) => each.id === view.by) ?? definition.groupings[0]
  const days = daysOf(view, today)
  const daysBefore = previousDays(days)
  const { touch: _, ...withoutTouch } = view
  const input = reportInput(definition.isByTouch === true ? view : withoutTouch, days, grouping.id)
  const isCompared = view.compare === "previous"

  const query = useQuery(reportQuery(id, input))
  const report = query.data
  const before = useQuery(reportQuery(id, { ...input, ...daysBefore }, isCompared))
  const chart = useChart({ id, definition, grouping, view, input, report, daysBefore, isCompared })
  const change = ({ after: _, ...changed }: ReportView) =>
    void navigate({ to: ".", search: changed, replace: true })
  // Rows that still stand there from the question before are of other groups or days.
  const isOfBefore = query.isPlaceholderData
  const drill = useCallback(
    (key: string) =>
      isOfBefore ? undefined : drilled(definition, grouping, view, key, { from: days.from, to: days.to }),
    [isOfBefore, definition, grouping, view, days.from, days.to],
  )
  const columns = useMemo(() => (report === undefined ? [] : reportColumns(report, drill)), [report, drill])
  const layout = useTableLayout(`report:${id}`, columns, "compact")
  const without = columns.filter((column) => isHidden(column, layout.choices)).map((column) => column.id)
  const isUnreadable =
    query.error instanceof ApiError &&
    query.error.kind === "refused" &&
    (view.sort ?? view.after) !== undefined
  useEffect(() => {
    if (isUnreadable) void navigate({ to: ".", search: firstPage(view), replace: true })
  }, [isUnreadable, navigate, view])
  const choose = (key: string) => {
    const finer = isOfBefore ? undefined : drilled(definition, chart.grouping, view, key, days)
    if (finer !== undefined) void navigate({ to: ".", search: finer })
  }

  return (
    <>
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="flex flex-col gap-0.5">
          <h1 className="text-2xl">{definition.title}</h1>
          <p className="text-muted">{definition.purpose}</p>
        </div>
        {report !== undefined && (
          <Suspense fallback={null}>
            <ReportActions id={id} input={input} asOf={report.asOf} without={without} />
          </Suspense>
        )}
      </header>
      <ReportControls definition={definition} view={view} days={days} timeZone={timeZone} onChange={change} />
      {definition.hasAdCosts === true && mayImport && (
        <Suspense fallback={<div className="h-40" />}>
          <AdCostImport />
        </Suspense>
      )}
      {query.isPending && <ReportSkeleton />}
      {query.isError && report === undefined && (
        <QueryError error={query.error} what="The report" onRetry={() => void query.refetch()} />
      )}
      {report !== undefined && (
        <div className={`flex flex-col gap-5 ${isOfBefore ? "opacity-60" : ""}`}>
          <AsOfLine
            report={report}
            view={view}
            days={days}
            hasAdCosts={definition.hasAdCosts === true}
            onChange={change}
          />
          <FigureTiles
            definition={definition}
            report={report}
            previous={isCompared ? before.data : undefined}
            view={view}
            onChange={change}
          />
          {report.rows.length === 0 ? (
            <EmptyState icon="chart" title="Nothing on these days">
              Choose another range, or remove a filter.
            </EmptyState>
          ) : (
            <>
              <Suspense fallback={<Skeleton className="h-92" />}>
                {chart.report === undefined ? (
                  <Skeleton className="h-92" />
                ) : (
                  <ReportChart
                    definition={definition}
                    report={chart.report}
                    days={days}
                    previous={chart.previous && { report: chart.previous, days: daysBefore }}
                    grouping={chart.grouping}
                    view={view}
                    onChoose={choose}
                  />
                )}
              </Suspense>
              <ReportTable layout={layout} report={report} view={view} onChange={change} />
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
