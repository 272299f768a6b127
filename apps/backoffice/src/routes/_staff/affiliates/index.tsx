import { createFileRoute } from "@tanstack/react-router"
import { AffiliatesPage } from "../../../affiliates/affiliates-page.tsx"

export const Route = createFileRoute("/_staff/affiliates/")({ component: AffiliatesPage })
