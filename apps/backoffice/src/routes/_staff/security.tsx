import { createFileRoute } from "@tanstack/react-router"
import { SecurityPage } from "../../security/security-page.tsx"

export const Route = createFileRoute("/_staff/security")({ component: SecurityPage })
