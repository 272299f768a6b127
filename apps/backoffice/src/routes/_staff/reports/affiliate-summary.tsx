import { createFileRoute } from "@tanstack/react-router"
import { ReportPage } from "../../../reports/report-page.tsx"
import { reportView } from "../../../reports/report-view.ts"

export const Route = createFileRoute("/_staff/reports/affiliate-summary")({
  validateSearch: reportView,
  component: () => <ReportPage id="affiliate-summary" />,
})
