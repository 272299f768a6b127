import { createFileRoute } from "@tanstack/react-router"
import { MarkupsPage } from "../../../prices/markups-page.tsx"
import { markupsView } from "../../../prices/view.ts"

export const Route = createFileRoute("/_staff/prices/")({
  validateSearch: markupsView,
  component: MarkupsPage,
})
