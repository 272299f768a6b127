import { createFileRoute } from "@tanstack/react-router"
import { RegisterPage } from "../account/register-page.tsx"
import { parseReturn } from "../router/account-search.ts"
import { privateHead } from "../router/private-head.ts"

export const Route = createFileRoute("/register")({
  validateSearch: parseReturn,
  head: () => privateHead("Create an account"),
  component: Register,
})

function Register() {
  return <RegisterPage returnUrl={Route.useSearch().returnUrl} />
}
