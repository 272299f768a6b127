import { hasEnded } from "@voltread/ui/api/has-ended.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { callWith } from "./request.ts"
import { auth, store } from "./store.ts"

/**
 * Logs out in all tabs and then on the server, which may not answer (spec §4): false if the session may go on there. The
 * tabs go first, since the server refuses what they ask for after it, which would look like a session that was lost.
 */
export const endSession = (): Promise<boolean> => {
  // Nobody is asked to log in again in order to log out.
  const leave = () => {
    if (store.getState().isSessionOver) store.dispatch(accountReset())
  }
  const stop = store.subscribe(leave)
  const tokens = auth.tokens().finally(() => {
    stop()
    store.dispatch(accountReset())
  })
  leave()
  return hasEnded(tokens.then((own) => callWith(own)({ method: "GET", path: "/api/auth/logout" })))
}
