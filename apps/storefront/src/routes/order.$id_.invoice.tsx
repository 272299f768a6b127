import { createFileRoute } from "@tanstack/react-router"
import { InvoicePage } from "../order/invoice-page.tsx"
import { parseOrderSearch } from "../order/order-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/order/$id_/invoice")({
  validateSearch: parseOrderSearch,
  // The address holds the key to the order.
  head: privateHead("Invoice"),
  component: Invoice,
})

function Invoice() {
  const { id } = Route.useParams()
  const { token = null } = Route.useSearch()
  return <InvoicePage id={id} token={token} />
}
