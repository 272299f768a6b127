import type { AuthPort } from "@voltread/ui/api/auth-port.ts"
import { sessionAuth } from "@voltread/ui/api/refresh.ts"
import { persisted, readPersisted, startPersistence } from "@voltread/ui/session/persistence.ts"
import { cartSet, isUnknown } from "../store/cart-slice.ts"
import { rootReducer, type ShopStore } from "../store/store.ts"

export interface PersistedShop {
  /** Resolves when the store has been rehydrated. */
  readonly restored: Promise<void>
  readonly auth: AuthPort
  /** Writes what is pending. */
  readonly flush: () => Promise<unknown>
}

/**
 * Starts to persist auth and cart and to sync them with other tabs. Loaded after hydration. `onEnd` is called when the
 * server refuses to refresh the session.
 */
export const persistShop = (store: ShopStore, onEnd: () => void): PersistedShop => {
  const { cart: served } = store.getState()
  store.replaceReducer(persisted(rootReducer))
  const persistor = startPersistence(store)
  const restored = new Promise<void>((resolve) => {
    const stop: () => void = persistor.subscribe(() => {
      if (!persistor.getState().bootstrapped) return
      stop()
      // The server's is newer than the stored one, with which no page may be drawn: an empty one would take away the
      // form of the checkout, with what has been typed into it.
      if (!isUnknown(served)) store.dispatch(cartSet(served))
      resolve()
    })
  })
  const flush = () => persistor.flush()
  const auth = sessionAuth({ store, persistedAuth: () => readPersisted("auth"), flush, onEnd })
  return { restored, auth, flush }
}
