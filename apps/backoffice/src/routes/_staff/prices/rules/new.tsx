import { createFileRoute } from "@tanstack/react-router"
import { NewMarkupPage } from "../../../../prices/markup-page.tsx"

export const Route = createFileRoute("/_staff/prices/rules/new")({ component: NewMarkupPage })
