import type { AuthPort } from "@voltread/ui/api/auth-port.ts"
import { sessionAuth } from "@voltread/ui/api/refresh.ts"
import { persisted, readPersisted, startPersistence } from "@voltread/ui/session/persistence.ts"
import { rootReducer, type ShopStore } from "./store.ts"

export interface KeptShop {
  /** Settles when what this device has kept is in the store. */
  readonly restored: Promise<void>
  readonly auth: AuthPort
}

/** From now on auth and cart survive a reload and follow the other tabs. Loaded after the page stands. */
export const persistShop = (store: ShopStore): KeptShop => {
  store.replaceReducer(persisted(rootReducer))
  const persistor = startPersistence(store)
  const restored = new Promise<void>((resolve) => {
    const check = () => {
      if (persistor.getState().bootstrapped) resolve()
    }
    persistor.subscribe(check)
    check()
  })
  const auth = sessionAuth({
    store,
    persistedAuth: () => readPersisted("auth"),
    flush: () => persistor.flush(),
  })
  return { restored, auth }
}
