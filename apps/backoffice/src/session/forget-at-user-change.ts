import type { Store } from "@reduxjs/toolkit"
import type { QueryClient } from "@tanstack/react-query"
import type { AuthState } from "@voltread/ui/session/session.ts"
import { drafts } from "./drafts.ts"

/**
 * Forgets what was loaded for one person as soon as nobody, or somebody else, is logged in: by the button, by another
 * tab, or because the server has ended the session. What they were writing waits for them, until somebody else logs in.
 */
export const forgetAtUserChange = (
  store: Pick<Store<{ readonly auth: AuthState }>, "getState" | "subscribe">,
  queryClient: QueryClient,
): void => {
  const username = () => store.getState().auth.user?.username
  let known = username()
  let writer = known
  store.subscribe(() => {
    if (username() === known) return
    known = username()
    queryClient.clear()
    if (known === undefined || known === writer) return
    writer = known
    drafts.clear()
  })
}
