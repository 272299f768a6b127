import { createFileRoute } from "@tanstack/react-router"
import { ReportPage } from "../../../reports/report-page.tsx"
import { reportView } from "../../../reports/report-view.ts"

export const Route = createFileRoute("/_staff/reports/revenue")({
  validateSearch: reportView,
  component: () => <ReportPage id="revenue" />,
})
