import { createFileRoute } from "@tanstack/react-router"
import { CustomersPage } from "../../../customers/customers-page.tsx"
import { customersView } from "../../../customers/model/view.ts"

export const Route = createFileRoute("/_staff/customers/")({
  validateSearch: customersView,
  component: CustomersPage,
})
