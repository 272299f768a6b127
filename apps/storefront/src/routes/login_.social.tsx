import { createFileRoute } from "@tanstack/react-router"
import { SocialLoginPage } from "../account/social-login-page.tsx"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/login_/social")({
  head: privateHead("Log in"),
  component: SocialLoginPage,
})
