import { Button } from "@voltread/ui/components/button.tsx"
import { DateTime } from "@voltread/ui/components/date-time.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import type { ReportResultFragment } from "../generated/reports.ts"
import type { Days } from "./range.ts"
import type { ReportView } from "./report-view.ts"

interface AsOfLineProps {
  readonly report: ReportResultFragment
  readonly view: ReportView
  /** That the figures are of. */
  readonly days: Days
  readonly hasAdCosts: boolean
  readonly onChange: (view: ReportView) => void
}

/** The position of the log that the figures count up to. Pinned, the address always gives the same figures. */
export function AsOfLine({ report, view, days, hasAdCosts, onChange }: AsOfLineProps) {
  const { asOf: pinned, ...free } = view
  const pin = () => {
    // Tomorrow the last 30 days are others.
    const { range: _, ...rest } = view
    onChange({ ...rest, ...days, asOf: report.asOf })
  }
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span title={`Log position ${report.asOf}`}>
        <Icon
          name={pinned === undefined ? "clock" : "lock"}
          className="mr-1.5 inline size-4 align-text-bottom"
        />
        {pinned === undefined ? "Figures as of " : "Pinned figures, calculated "}
        <DateTime at={report.generatedAt} />
        {pinned !== undefined && hasAdCosts && ". Ad costs are not pinned: they are as imported by now."}
      </span>
      {pinned === undefined ? (
        <Button variant="ghost" size="sm" onPress={pin}>
          Pin these figures
        </Button>
      ) : (
        <Button variant="ghost" size="sm" onPress={() => onChange(free)}>
          Show current figures
        </Button>
      )}
    </p>
  )
}
