import { createFileRoute } from "@tanstack/react-router"
import { ForgotPasswordPage } from "../account/forgot-password-page.tsx"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/forgot-password")({
  head: privateHead("Forgot password"),
  component: ForgotPasswordPage,
})
