import { createFileRoute } from "@tanstack/react-router"
import { ProductsPage } from "../../../../prices/products-page.tsx"
import { lookupView } from "../../../../prices/view.ts"

export const Route = createFileRoute("/_staff/prices/products/")({
  validateSearch: lookupView,
  component: ProductsPage,
})
