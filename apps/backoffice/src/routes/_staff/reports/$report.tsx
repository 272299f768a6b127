import { createFileRoute } from "@tanstack/react-router"
import { isReportName } from "../../../reports/definitions.ts"
import { ReportPage } from "../../../reports/report-page.tsx"
import { reportView } from "../../../reports/report-view.ts"
import { NotFound } from "../../../shell/not-found.tsx"

export const Route = createFileRoute("/_staff/reports/$report")({
  validateSearch: reportView,
  component: Report,
})

function Report() {
  const { report } = Route.useParams()
  return isReportName(report) ? <ReportPage id={report} /> : <NotFound />
}
