import { createFileRoute, redirect } from "@tanstack/react-router"
import { DashboardPage } from "../../dashboard/dashboard-page.tsx"
import { may, staffRole } from "../../session/role.ts"
import { store } from "../../session/store.ts"

/** The first page: of admins the dashboard, of everybody else the orders. */
export const Route = createFileRoute("/_staff/")({
  beforeLoad: () => {
    if (may(staffRole(store.getState().auth.user?.type), "read-reports")) return
    throw redirect({ to: "/orders", replace: true })
  },
  component: DashboardPage,
})
