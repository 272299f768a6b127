import { createFileRoute } from "@tanstack/react-router"
import { OrderPage } from "../order/order-page.tsx"
import { parseOrderSearch } from "../order/order-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/order/$id_/thank-you")({
  validateSearch: parseOrderSearch,
  // The address holds the key to the order.
  head: privateHead("Thank you"),
  component: ThankYou,
})

function ThankYou() {
  const { id } = Route.useParams()
  const { token = null } = Route.useSearch()
  return <OrderPage id={id} token={token} isNew />
}
