import { createFileRoute } from "@tanstack/react-router"
import { OrdersPage } from "../../../orders/orders-page.tsx"
import { ordersView } from "../../../orders/view.ts"

export const Route = createFileRoute("/_staff/orders/")({
  validateSearch: ordersView,
  component: OrdersPage,
})
