import { createFileRoute } from "@tanstack/react-router"
import { CustomerPage } from "../../../customers/customer-page.tsx"

export const Route = createFileRoute("/_staff/customers/$username")({ component: CustomerPage })
