import { combineReducers, configureStore } from "@reduxjs/toolkit"
import { sessionAuth } from "@voltread/ui/api/refresh.ts"
import { passthroughSlice } from "@voltread/ui/session/passthrough-slice.ts"
import { persisted, readPersisted, startPersistence } from "@voltread/ui/session/persistence.ts"
import { persistenceActions } from "@voltread/ui/session/persistence-actions.ts"
import { authReducer } from "@voltread/ui/session/session.ts"
import { logInAgain, sessionOverReducer } from "./session-over.ts"

// Not inlined below: TypeScript would lose the type of the state.
const reducer = persisted(
  combineReducers({
    auth: authReducer,
    cart: passthroughSlice("cart"),
    isSessionOver: sessionOverReducer,
  }),
)

/** One session with the storefront of the same site: who is logged in there is logged in here. */
export const store = configureStore({
  reducer,
  middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistenceActions } }),
})

export type State = ReturnType<typeof store.getState>

export const persistor = startPersistence(store)

export const auth = sessionAuth({
  store,
  persistedAuth: () => readPersisted("auth"),
  flush: () => persistor.flush(),
  logInAgain: () => logInAgain(store),
})

/** Resolves when the persisted state is in the store. */
export const rehydration = new Promise<void>((resolve) => {
  const settle = () => {
    if (!persistor.getState().bootstrapped) return
    stop()
    resolve()
  }
  const stop = persistor.subscribe(settle)
  settle()
})
