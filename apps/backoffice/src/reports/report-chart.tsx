import { BarChart } from "@voltread/ui/charts/bar-chart.tsx"
import { LineChart } from "@voltread/ui/charts/line-chart.tsx"
import { abbreviate } from "@voltread/ui/components/abbreviate.ts"
import type { ReportResultFragment } from "../generated/reports.ts"
import { figure } from "./cells.ts"
import { chartPoints } from "./chart-points.ts"
import type { Grouping, ReportDefinition } from "./definitions.ts"
import type { Days } from "./range.ts"
import type { ReportView } from "./report-view.ts"

interface ReportChartProps {
  readonly definition: ReportDefinition
  readonly report: ReportResultFragment
  readonly days: Days
  readonly previous: { readonly report: ReportResultFragment; readonly days: Days } | undefined
  readonly grouping: Grouping
  readonly view: ReportView
}

/** Lines over time, bars for everything else. */
export default function ReportChart({
  definition,
  report,
  days,
  previous,
  grouping,
  view,
}: ReportChartProps) {
  const key = view.chart ?? definition.figures[0]
  const column = report.columns.find((each) => each.key === key && each.kind !== "text")
  if (column === undefined) return null
  const points = chartPoints({ report, days, previous, groupBy: grouping.id, column })
  const Chart = grouping.isTime && points.length > 1 ? LineChart : BarChart
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <Chart
        title={`${column.label} by ${grouping.label.toLowerCase()}`}
        labelHeading={grouping.label}
        series={previous === undefined ? [column.label] : [column.label, "Period before"]}
        points={points}
        format={(value) => figure(column.kind, value)}
        formatAxis={(value) => (column.kind === "money" ? `$${abbreviate(value)}` : abbreviate(value))}
      />
    </div>
  )
}
