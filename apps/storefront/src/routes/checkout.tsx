import { createFileRoute } from "@tanstack/react-router"
import { CheckoutPage } from "../checkout/checkout-page.tsx"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/checkout")({
  head: privateHead("Checkout"),
  staticData: { layout: "focused" },
  component: CheckoutPage,
})
