import { createFileRoute } from "@tanstack/react-router"
import { ResetPasswordPage } from "../account/reset-password-page.tsx"
import { parseUsername } from "../router/account-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/reset-password")({
  validateSearch: parseUsername,
  head: privateHead("Choose a password"),
  component: ResetPassword,
})

function ResetPassword() {
  return <ResetPasswordPage username={Route.useSearch().username} />
}
