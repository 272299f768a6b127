import { createFileRoute } from "@tanstack/react-router"
import { RegisterPage } from "../account/register-page.tsx"
import { parseRegistration } from "../router/account-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/register")({
  validateSearch: parseRegistration,
  head: privateHead("Create an account"),
  component: Register,
})

function Register() {
  const { returnUrl, email = "" } = Route.useSearch()
  return <RegisterPage returnUrl={returnUrl} email={email} />
}
