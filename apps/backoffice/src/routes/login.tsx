import { createFileRoute, redirect } from "@tanstack/react-router"
import { LoginPage } from "../login/login-page.tsx"
import { omitUndefined } from "../search-params/search-value.ts"
import { returnUrlValue } from "../session/return-url.ts"
import { staffRole } from "../session/role.ts"
import { auth, store } from "../session/store.ts"

export const Route = createFileRoute("/login")({
  validateSearch: (search) => omitUndefined({ returnUrl: returnUrlValue(search.returnUrl) }),
  beforeLoad: ({ search }) => {
    if (auth.tokens() === null || staffRole(store.getState().auth.user?.type) === null) return
    throw redirect({ href: search.returnUrl ?? "/", replace: true })
  },
  component: LoginPage,
})
