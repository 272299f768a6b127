import { createFileRoute } from "@tanstack/react-router"
import { OrdersPage } from "../account/orders-page.tsx"
import { parseAfter } from "../router/account-search.ts"
import { privateHead } from "../router/private-head.ts"

export const Route = createFileRoute("/account/orders")({
  validateSearch: parseAfter,
  head: () => privateHead("Your orders"),
  component: Orders,
})

function Orders() {
  return <OrdersPage after={Route.useSearch().after} />
}
