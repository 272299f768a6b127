import { BarChart } from "@voltread/ui/charts/bar-chart.tsx"
import { LineChart } from "@voltread/ui/charts/line-chart.tsx"
import { abbreviate, abbreviateMoney } from "@voltread/ui/components/abbreviate.ts"
import type { ReportResultFragment } from "../generated/reports.ts"
import { figure } from "./cells.ts"
import { chartPoints, isRate } from "./chart-points.ts"
import type { Grouping, ReportDefinition } from "./definitions.ts"
import type { Days } from "./range.ts"
import type { ReportView } from "./report-view.ts"

interface ReportChartProps {
  readonly definition: ReportDefinition
  readonly report: ReportResultFragment
  readonly days: Days
  readonly previous: { readonly report: ReportResultFragment; readonly days: Days } | undefined
  /** How the report that is drawn is grouped. */
  readonly grouping: Grouping
  readonly view: ReportView
  readonly onChoose: (key: string) => void
}

/** Bars for amounts, on top of each other where they are parts of one whole; lines for rates over time. */
export default function ReportChart(props: ReportChartProps) {
  const { definition, report, days, previous, grouping, view, onChoose } = props
  const key = view.chart ?? definition.figures[0]
  const drawable = report.columns.filter(({ kind }) => kind !== "text" && kind !== "time")
  const column = drawable.find((each) => each.key === key) ?? drawable[0]
  if (column === undefined) return null
  const { parts = [] } = definition
  const isStacked = previous === undefined && parts.includes(column.key)
  const columns = isStacked ? drawable.filter((each) => parts.includes(each.key)) : [column]
  const points = chartPoints({ report, days, previous, groupBy: grouping.id, columns })
  const Chart = grouping.isTime && points.length > 1 && isRate(column) ? LineChart : BarChart
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <Chart
        title={`${columns.map(({ label }) => label).join(", ")} by ${grouping.label.toLowerCase()}`}
        labelHeading={grouping.label}
        series={[
          ...columns.map(({ label }) => label),
          ...(previous === undefined ? [] : ["Previous period"]),
        ]}
        points={points}
        isStacked={isStacked}
        format={(value) => figure(column.kind, value)}
        formatAxis={(value) => (column.kind === "money" ? abbreviateMoney(value) : abbreviate(value))}
        onChoose={(index) => {
          const point = points[index]
          if (point !== undefined) onChoose(point.key)
        }}
      />
    </div>
  )
}
