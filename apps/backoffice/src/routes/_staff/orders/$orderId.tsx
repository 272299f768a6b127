import { createFileRoute } from "@tanstack/react-router"
import { OrderPage } from "../../../order/order-page.tsx"
import { present, wholeValue } from "../../../search-params/search-value.ts"

export const Route = createFileRoute("/_staff/orders/$orderId")({
  validateSearch: (search) => present({ at: wholeValue(search.at) }),
  component: OrderPage,
})
