import { createFileRoute } from "@tanstack/react-router"
import { ApplicationsPage } from "../../applications/applications-page.tsx"
import { applicationsView } from "../../applications/view.ts"

export const Route = createFileRoute("/_staff/applications")({
  validateSearch: applicationsView,
  component: ApplicationsPage,
})
