import { createFileRoute } from "@tanstack/react-router"
import { ApplicationsPage } from "../account/applications-page.tsx"
import { parseAfter } from "../router/account-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/account/applications")({
  validateSearch: parseAfter,
  head: privateHead("Your applications"),
  component: Applications,
})

function Applications() {
  return <ApplicationsPage after={Route.useSearch().after} />
}
