import { createFileRoute } from "@tanstack/react-router"
import { OrdersPage } from "../account/orders-page.tsx"
import { parseAfter } from "../router/account-search.ts"
import { privateHead } from "../router/page-head.ts"
import { deferred } from "../shop/deferred.tsx"

const ownReviews = deferred(() =>
  import("../product-reviews/own-reviews.tsx").then((reviews) => reviews.default),
)

export const Route = createFileRoute("/account/orders")({
  validateSearch: parseAfter,
  head: privateHead("Your orders"),
  component: Orders,
})

function Orders() {
  return (
    <>
      <OrdersPage after={Route.useSearch().after} />
      {ownReviews}
    </>
  )
}
