import { createFileRoute } from "@tanstack/react-router"
import { ImportsPage } from "../../../../imports/imports-page.tsx"

export const Route = createFileRoute("/_staff/prices/imports/")({ component: ImportsPage })
