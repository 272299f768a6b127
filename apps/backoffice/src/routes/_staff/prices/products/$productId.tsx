import { createFileRoute } from "@tanstack/react-router"
import { ProductPage } from "../../../../prices/product-page.tsx"
import { lookupView } from "../../../../prices/view.ts"

export const Route = createFileRoute("/_staff/prices/products/$productId")({
  validateSearch: lookupView,
  component: ProductPage,
})
