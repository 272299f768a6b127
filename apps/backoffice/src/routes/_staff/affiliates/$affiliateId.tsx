import { createFileRoute } from "@tanstack/react-router"
import { AffiliatePage } from "../../../affiliates/affiliate-page.tsx"

export const Route = createFileRoute("/_staff/affiliates/$affiliateId")({ component: AffiliatePage })
