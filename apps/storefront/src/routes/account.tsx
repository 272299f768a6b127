import { createFileRoute } from "@tanstack/react-router"
import { AccountLayout } from "../account/account-layout.tsx"
import { privateHead } from "../router/page-head.ts"

/** Everything behind the log-in. */
export const Route = createFileRoute("/account")({
  head: privateHead("Your account"),
  component: AccountLayout,
})
