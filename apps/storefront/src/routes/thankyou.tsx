import { createFileRoute } from "@tanstack/react-router"
import { RegisteredPage } from "../account/registered-page.tsx"
import { parseUsername } from "../router/account-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/thankyou")({
  validateSearch: parseUsername,
  head: privateHead("Thank you"),
  component: ThankYou,
})

function ThankYou() {
  return <RegisteredPage username={Route.useSearch().username} />
}
