import { createFileRoute } from "@tanstack/react-router"
import { VerifyPage } from "../account/verify-page.tsx"
import { parseUsername } from "../router/account-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/verify")({
  validateSearch: parseUsername,
  head: privateHead("Confirm your email"),
  component: Verify,
})

function Verify() {
  return <VerifyPage username={Route.useSearch().username} />
}
