import type { ReportName } from "@voltread/domain/contract/report.ts"
import type { ReportInput } from "../generated/reports.ts"
import CsvButton from "../page/csv-button.tsx"
import { stringifySearch } from "../search-params/search.ts"
import { csvSearch } from "./report-input.ts"

interface ExportButtonProps {
  readonly id: ReportName
  /** With the position of the shown figures, so that the file holds what is on the screen. */
  readonly input: ReportInput
  /** Keys of the columns that are hidden. */
  readonly without: ReadonlyArray<string>
}

export function ExportButton({ id, input, without }: ExportButtonProps) {
  return (
    <CsvButton
      path={`/api/admin/reports/${id}.csv${stringifySearch(csvSearch(input, without))}`}
      fileName={`${id}_${input.from}_${input.to}.csv`}
    />
  )
}
