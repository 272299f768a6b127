import { createFileRoute } from "@tanstack/react-router"
import { CartPage } from "../cart/cart-page.tsx"
import { privateHead } from "../router/private-head.ts"

export const Route = createFileRoute("/cart")({ head: () => privateHead("Your cart"), component: CartPage })
