import { createFileRoute } from "@tanstack/react-router"
import { OrderPage } from "../order/order-page.tsx"
import { parseOrderSearch } from "../order/order-search.ts"

export const Route = createFileRoute("/order/$id_/thank-you")({
  validateSearch: parseOrderSearch,
  head: () => ({
    meta: [
      { title: "Thank you | Voltread" },
      { name: "robots", content: "noindex" },
      { name: "referrer", content: "same-origin" },
    ],
  }),
  component: ThankYou,
})

function ThankYou() {
  const { id } = Route.useParams()
  const { token = null } = Route.useSearch()
  return <OrderPage id={id} token={token} isNew />
}
