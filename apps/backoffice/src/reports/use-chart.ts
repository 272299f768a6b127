import { useQuery } from "@tanstack/react-query"
import type { ReportName } from "@voltread/domain/contract/report.ts"
import type { ReportInput, ReportResultFragment } from "../generated/reports.ts"
import type { Grouping, ReportDefinition } from "./definitions.ts"
import { reportQuery } from "./queries.ts"
import type { Days } from "./range.ts"
import { chartInput } from "./report-input.ts"
import type { ReportView } from "./report-view.ts"

interface ChartOf {
  readonly id: ReportName
  readonly definition: ReportDefinition
  readonly grouping: Grouping
  readonly view: ReportView
  readonly input: ReportInput
  readonly report: ReportResultFragment | undefined
  readonly daysBefore: Days
  readonly isCompared: boolean
}

interface Chart {
  readonly grouping: Grouping
  readonly report: ReportResultFragment | undefined
  readonly previous: ReportResultFragment | undefined
}

/**
 * What the chart draws: the rows of the table where they are all of them; else the largest, or, where the table has
 * single things, what they add up to in time.
 */
export const useChart = (of: ChartOf): Chart => {
  const { id, definition, grouping, view, input, report, daysBefore, isCompared } = of
  const drawn = definition.groupings.find((each) => each.id === grouping.chartBy) ?? grouping
  const isWhole = drawn === grouping && view.after === undefined && report?.next === null
  const question = chartInput(input, drawn.id, drawn.isTime, view.chart ?? definition.figures[0])
  const own = useQuery(reportQuery(id, question, report !== undefined && !isWhole))
  const before = useQuery(reportQuery(id, { ...question, ...daysBefore }, isCompared))
  return {
    grouping: drawn,
    report: isWhole ? report : own.data,
    previous: isCompared ? before.data : undefined,
  }
}
