import { createFileRoute } from "@tanstack/react-router"
import { ApplicationPage } from "../../applications/application-page.tsx"

export const Route = createFileRoute("/_staff/applications_/$applicationId")({
  component: ApplicationPage,
})
