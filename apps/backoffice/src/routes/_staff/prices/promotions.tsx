import { createFileRoute } from "@tanstack/react-router"
import { PromotionsPage } from "../../../promotions/promotions-page.tsx"

export const Route = createFileRoute("/_staff/prices/promotions")({ component: PromotionsPage })
