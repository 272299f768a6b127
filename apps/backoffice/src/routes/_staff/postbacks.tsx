import { createFileRoute } from "@tanstack/react-router"
import { PostbacksPage } from "../../affiliates/postbacks-page.tsx"
import { postbacksView } from "../../affiliates/view.ts"

export const Route = createFileRoute("/_staff/postbacks")({
  validateSearch: postbacksView,
  component: PostbacksPage,
})
