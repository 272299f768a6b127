import { createFileRoute } from "@tanstack/react-router"
import { StaffPage } from "../../staff/staff-page.tsx"
import { staffView } from "../../staff/view.ts"

export const Route = createFileRoute("/_staff/staff")({
  validateSearch: staffView,
  component: StaffPage,
})
