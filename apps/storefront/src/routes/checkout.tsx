import { createFileRoute } from "@tanstack/react-router"
import { CheckoutPage } from "../checkout/checkout-page.tsx"
import { privateHead } from "../router/page-head.ts"
import { loadServedCart } from "../shop/served-cart.ts"

export const Route = createFileRoute("/checkout")({
  loader: ({ context }) => loadServedCart(context),
  head: privateHead("Checkout"),
  staticData: { layout: "focused" },
  component: CheckoutPage,
})
