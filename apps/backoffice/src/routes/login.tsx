import { createFileRoute, redirect } from "@tanstack/react-router"
import { isLoggedIn } from "@voltread/ui/session/session.ts"
import { LoginPage } from "../login/login-page.tsx"
import { omitUndefined } from "../search-params/search-value.ts"
import { returnUrlValue } from "../session/return-url.ts"
import { staffRole } from "../session/role.ts"
import { store } from "../session/store.ts"

export const Route = createFileRoute("/login")({
  validateSearch: (search) => omitUndefined({ returnUrl: returnUrlValue(search.returnUrl) }),
  beforeLoad: ({ search }) => {
    const { auth } = store.getState()
    if (!isLoggedIn(auth) || staffRole(auth.user?.type) === null) return
    throw redirect({ href: search.returnUrl ?? "/", replace: true })
  },
  component: LoginPage,
})
