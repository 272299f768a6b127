import { createFileRoute } from "@tanstack/react-router"
import { ReportsPage } from "../../../reports/reports-page.tsx"

export const Route = createFileRoute("/_staff/reports/")({ component: ReportsPage })
