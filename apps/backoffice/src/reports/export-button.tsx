import { messageOf } from "@voltread/ui/api/api-error.ts"
import { Button } from "@voltread/ui/components/button.tsx"
import { Icon } from "@voltread/ui/components/icon.tsx"
import { showToast } from "@voltread/ui/components/toast-queue.ts"
import { useState } from "react"
import type { ReportInput } from "../generated/reports.ts"
import { stringifySearch } from "../search-params/search.ts"
import type { ReportId } from "./definitions.ts"
import { download } from "./download.ts"
import { csvSearch, type ReportView } from "./report-view.ts"

interface ExportButtonProps {
  readonly id: ReportId
  /** With the position of the shown figures, so that the file holds what is on the screen. */
  readonly input: ReportInput
  readonly view: ReportView
}

export function ExportButton({ id, input, view }: ExportButtonProps) {
  const [isPending, setPending] = useState(false)
  const save = async () => {
    setPending(true)
    const name = `${id}_${input.from}_${input.to}.csv`
    try {
      await download(`/api/admin/reports/${id}.csv${stringifySearch(csvSearch(input, view))}`, name)
    } catch (error) {
      showToast({ severity: "error", message: messageOf(error) })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="sm"
      isPending={isPending}
      onPress={() => void save()}
      className="ml-auto"
    >
      <Icon name="download" className="size-4" />
      Export CSV
    </Button>
  )
}
