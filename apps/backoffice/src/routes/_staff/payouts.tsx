import { createFileRoute } from "@tanstack/react-router"
import { PayoutsPage } from "../../dashboard/payouts-page.tsx"

export const Route = createFileRoute("/_staff/payouts")({ component: PayoutsPage })
