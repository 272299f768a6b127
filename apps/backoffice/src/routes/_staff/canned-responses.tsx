import { createFileRoute } from "@tanstack/react-router"
import { CannedResponsesPage } from "../../canned-responses/canned-responses-page.tsx"

export const Route = createFileRoute("/_staff/canned-responses")({ component: CannedResponsesPage })
