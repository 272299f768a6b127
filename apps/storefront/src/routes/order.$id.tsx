import { createFileRoute } from "@tanstack/react-router"
import { OrderPage } from "../order/order-page.tsx"
import { parseOrderSearch } from "../order/order-search.ts"

export const Route = createFileRoute("/order/$id")({
  validateSearch: parseOrderSearch,
  head: () => ({
    meta: [
      { title: "Your order | Voltread" },
      { name: "robots", content: "noindex" },
      // The address holds the key to the order: it goes to no other site.
      { name: "referrer", content: "same-origin" },
    ],
  }),
  component: Order,
})

function Order() {
  const { id } = Route.useParams()
  const { token = null } = Route.useSearch()
  return <OrderPage id={id} token={token} />
}
