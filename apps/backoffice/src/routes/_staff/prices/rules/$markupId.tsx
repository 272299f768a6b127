import { createFileRoute } from "@tanstack/react-router"
import { MarkupPage } from "../../../../prices/markup-page.tsx"

export const Route = createFileRoute("/_staff/prices/rules/$markupId")({ component: MarkupPage })
