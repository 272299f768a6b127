import { createFileRoute } from "@tanstack/react-router"
import { ProfilePage } from "../account/profile-page.tsx"
import { privateHead } from "../router/page-head.ts"

export const Route = createFileRoute("/account/profile")({
  head: privateHead("Your profile"),
  component: ProfilePage,
})
