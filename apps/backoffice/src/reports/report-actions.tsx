import type { ReportName } from "@voltread/domain/contract/report.ts"
import type { ReportInput } from "../generated/reports.ts"
import { ExportButton } from "./export-button.tsx"
import { SubscribeButton } from "./subscribe-button.tsx"

interface ReportActionsProps {
  readonly id: ReportName
  readonly input: ReportInput
  /** Position of the shown figures, so that the file holds what is on the screen. */
  readonly asOf: string
  /** Keys of the columns that are hidden. */
  readonly without: ReadonlyArray<string>
}

/** What can be done with a report that is shown. */
export default function ReportActions({ id, input, asOf, without }: ReportActionsProps) {
  return (
    <div className="ml-auto flex flex-wrap gap-3">
      <SubscribeButton id={id} input={input} />
      <ExportButton id={id} input={{ ...input, asOf }} without={without} />
    </div>
  )
}
