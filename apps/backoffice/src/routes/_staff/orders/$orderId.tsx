import { createFileRoute } from "@tanstack/react-router"
import { OrderPage } from "../../../order/order-page.tsx"
import { omitUndefined, wholeValue } from "../../../search-params/search-value.ts"

export const Route = createFileRoute("/_staff/orders/$orderId")({
  validateSearch: (search) => omitUndefined({ at: wholeValue(search.at) }),
  component: OrderPage,
})
