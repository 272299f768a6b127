import { createFileRoute } from "@tanstack/react-router"
import { ReviewsPage } from "../../reviews/reviews-page.tsx"

export const Route = createFileRoute("/_staff/reviews")({ component: ReviewsPage })
