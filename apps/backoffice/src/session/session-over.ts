import { createAction, type Reducer, type Store } from "@reduxjs/toolkit"
import { rehydrated } from "@voltread/ui/session/rehydration.ts"
import { type AuthState, accountReset, isLoggedIn, loggedIn } from "@voltread/ui/session/session.ts"

const sessionOver = createAction("session/over")

/** Whether the server has ended the session of whoever is logged in. Over with any log-in or log-out, in any tab. */
export const sessionOverReducer: Reducer<boolean> = (isOver = false, action) => {
  if (sessionOver.match(action)) return true
  const isSettled =
    loggedIn.match(action) || accountReset.match(action) || rehydrated(action, "auth") !== undefined
  return isOver && !isSettled
}

/**
 * Has the shell ask whoever was logged in to log in again over their page, so that they keep what they were doing there.
 * True once they have; false if they have given up, or if somebody else has logged in.
 */
export const logInAgain = (
  store: Pick<
    Store<{ readonly auth: AuthState; readonly isSessionOver: boolean }>,
    "dispatch" | "getState" | "subscribe"
  >,
): Promise<boolean> => {
  const username = store.getState().auth.user?.username
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      const { auth, isSessionOver } = store.getState()
      if (isSessionOver) return
      stop()
      resolve(isLoggedIn(auth) && auth.user?.username === username)
    })
    store.dispatch(sessionOver())
  })
}
