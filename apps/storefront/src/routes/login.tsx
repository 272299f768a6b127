import { createFileRoute } from "@tanstack/react-router"
import { LoginPage } from "../account/login-page.tsx"
import { parseReturn } from "../router/account-search.ts"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/login")({
  validateSearch: parseReturn,
  head: privateHead("Log in"),
  component: Login,
})

function Login() {
  return <LoginPage returnUrl={Route.useSearch().returnUrl} />
}
