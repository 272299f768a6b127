import { createFileRoute, notFound } from "@tanstack/react-router"
import { isReportId } from "../../../reports/definitions.ts"
import { ReportPage } from "../../../reports/report-page.tsx"
import { reportView } from "../../../reports/report-view.ts"

export const Route = createFileRoute("/_staff/reports/$report")({
  validateSearch: reportView,
  component: Report,
})

function Report() {
  const { report } = Route.useParams()
  if (!isReportId(report)) throw notFound()
  return <ReportPage key={report} id={report} />
}
