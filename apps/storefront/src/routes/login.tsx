import { createFileRoute } from "@tanstack/react-router"
import { LoginPage } from "../account/login-page.tsx"

export const Route = createFileRoute("/login")({
  validateSearch: (search: Record<string, unknown>): { readonly returnUrl?: string } =>
    typeof search.returnUrl === "string" && search.returnUrl !== "" ? { returnUrl: search.returnUrl } : {},
  head: () => ({ meta: [{ title: "Log in | Voltread" }, { name: "robots", content: "noindex" }] }),
  component: Login,
})

function Login() {
  const { returnUrl } = Route.useSearch()
  return <LoginPage returnUrl={returnUrl} />
}
