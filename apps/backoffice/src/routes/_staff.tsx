import { createFileRoute, redirect } from "@tanstack/react-router"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { staffRole } from "../session/role.ts"
import { store } from "../session/store.ts"
import { Shell } from "../shell/shell.tsx"

/** Everything behind the log-in. Shoppers who are logged in are sent to it too. */
export const Route = createFileRoute("/_staff")({
  beforeLoad: ({ location }) => {
    const { auth } = store.getState()
    if (isLoggedIn(auth) && staffRole(auth.user?.type) !== null) return
    throw redirect({ to: "/login", search: { returnUrl: location.href }, replace: true })
  },
  component: Shell,
})
