import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import type { ReportResultFragment } from "../generated/reports.ts"
import { cellText } from "./cells.ts"
import type { ReportDefinition } from "./definitions.ts"
import type { ReportView } from "./report-view.ts"

interface FigureTilesProps {
  readonly definition: ReportDefinition
  readonly report: ReportResultFragment
  readonly previous: ReportResultFragment | undefined
  readonly view: ReportView
  readonly onChange: (view: ReportView) => void
}

const totalOf = (report: ReportResultFragment, key: string): number =>
  Number(report.totals[report.columns.findIndex((column) => column.key === key)] ?? 0)

const change = (now: number, before: number): string => {
  if (before === 0) return now === 0 ? "no change" : "new"
  const percent = ((now - before) / Math.abs(before)) * 100
  return `${percent > 0 ? "+" : ""}${formatNumber(percent, 1)}%`
}

/** The most important totals; pressing one shows it in the chart. */
export function FigureTiles({ definition, report, previous, view, onChange }: FigureTilesProps) {
  const chosen = view.chart ?? definition.figures[0]
  const columns = definition.figures.flatMap((key) => report.columns.filter((column) => column.key === key))
  return (
    <fieldset className="grid pairs gap-3 sm:grid-cols-3 desk:grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))]">
      <legend className="sr-only">Figure to show</legend>
      {columns.map((column) => {
        const total = totalOf(report, column.key)
        return (
          <button
            key={column.key}
            type="button"
            aria-pressed={column.key === chosen}
            onClick={() => onChange({ ...view, chart: column.key })}
            className="flex cursor-pointer flex-col gap-0.5 rounded-md border border-line bg-surface p-3 text-left hover:border-ink aria-pressed:border-accent-ink aria-pressed:ring-1 aria-pressed:ring-accent-ink"
          >
            <span className="text-sm text-muted">{column.label}</span>
            <span className="numeric text-lg font-bold">{cellText(column, String(total))}</span>
            {previous !== undefined && (
              <span className="numeric text-sm text-muted">
                {change(total, totalOf(previous, column.key))}
              </span>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}
