import { createFileRoute, redirect } from "@tanstack/react-router"
import { staffRole } from "../session/role.ts"
import { auth, store } from "../session/store.ts"
import { Shell } from "../shell/shell.tsx"

/** Everything behind the log-in. Shoppers who are logged in are sent to it too. */
export const Route = createFileRoute("/_staff")({
  beforeLoad: ({ location }) => {
    if (auth.tokens() !== null && staffRole(store.getState().auth.user?.type) !== null) return
    throw redirect({ to: "/login", search: { returnUrl: location.href }, replace: true })
  },
  component: Shell,
})
