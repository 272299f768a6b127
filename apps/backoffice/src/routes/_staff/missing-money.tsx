import { createFileRoute } from "@tanstack/react-router"
import { MissingMoneyPage } from "../../dashboard/missing-money-page.tsx"

export const Route = createFileRoute("/_staff/missing-money")({ component: MissingMoneyPage })
