import { createFileRoute } from "@tanstack/react-router"
import { AuditLogPage } from "../../audit-log/audit-log-page.tsx"
import { auditLogView } from "../../audit-log/view.ts"

export const Route = createFileRoute("/_staff/audit-log")({
  validateSearch: auditLogView,
  component: AuditLogPage,
})
