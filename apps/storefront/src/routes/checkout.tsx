import { createFileRoute } from "@tanstack/react-router"
import { CheckoutPage } from "../checkout/checkout-page.tsx"

export const Route = createFileRoute("/checkout")({
  head: () => ({ meta: [{ title: "Checkout | Voltread" }, { name: "robots", content: "noindex" }] }),
  staticData: { layout: "focused" },
  component: CheckoutPage,
})
