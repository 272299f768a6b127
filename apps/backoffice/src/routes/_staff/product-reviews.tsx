import { createFileRoute } from "@tanstack/react-router"
import { ProductReviewsPage } from "../../product-reviews/product-reviews-page.tsx"
import { productReviewsView } from "../../product-reviews/view.ts"

export const Route = createFileRoute("/_staff/product-reviews")({
  validateSearch: productReviewsView,
  component: ProductReviewsPage,
})
