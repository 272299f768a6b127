import { createFileRoute } from "@tanstack/react-router"
import { CartPage } from "../cart/cart-page.tsx"

export const Route = createFileRoute("/cart")({
  head: () => ({ meta: [{ title: "Your cart | Voltread" }, { name: "robots", content: "noindex" }] }),
  component: CartPage,
})
