// @vitest-environment happy-dom

import { combineReducers, configureStore, createAction, type Reducer } from "@reduxjs/toolkit"
import { afterEach, expect, test, vi } from "vitest"
import { persisted, readPersisted, startPersistence } from "./persistence.ts"
import { persistenceActions } from "./persistence-actions.ts"
import { rehydrated } from "./rehydration.ts"
import { accountReset, authReducer, loggedIn, signedOut } from "./session.ts"

afterEach(() => localStorage.clear())

const user = { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" }
const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }
const ann = loggedIn({ user, tokens, isCustomerSession: true })
const cartSet = createAction<string>("cartSet")
const cartReducer: Reducer<unknown> = (state = null, action) =>
  cartSet.match(action) ? action.payload : (rehydrated(action, "cart") ?? state)

const openTab = async () => {
  const store = configureStore({
    reducer: persisted(combineReducers({ auth: authReducer, cart: cartReducer })),
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistenceActions } }),
  })
  // In a browser, a tab does not hear of what it has written itself.
  const listening = vi.spyOn(window, "addEventListener")
  const persistor = startPersistence(store)
  const onStorage = listening.mock.calls.find(([name]) => name === "storage")?.[1]
  listening.mockRestore()
  await vi.waitUntil(() => persistor.getState().bootstrapped, { timeout: 10_000 })
  await persistor.flush()
  return {
    dispatch: store.dispatch,
    flush: () => persistor.flush(),
    seen: () => ({ user: store.getState().auth.user, cart: store.getState().cart }),
    hear: (newValue: string | null) => {
      if (typeof onStorage !== "function") throw new Error("nobody listens")
      onStorage(new StorageEvent("storage", { key: "persist:root", newValue }))
    },
    /** Does something, and answers what it has written. */
    write: async (action: Parameters<typeof store.dispatch>[0]) => {
      store.dispatch(action)
      await persistor.flush()
      return localStorage.getItem("persist:root")
    },
  }
}

test("rehydration is given up after 5000 ms", async () => {
  const timers = vi.spyOn(globalThis, "setTimeout")
  await openTab()
  expect(timers.mock.calls.map(([, milliseconds]) => milliseconds)).toContain(5_000)
})

test("nobody who logs out and leaves the page at once is logged in on the next one", async () => {
  const tab = await openTab()
  await tab.write(ann)
  expect(readPersisted("auth")).toMatchObject({ user, tokens })
  tab.dispatch(accountReset())
  window.dispatchEvent(new Event("pagehide"))
  expect(readPersisted("auth")).toEqual(signedOut)
})

test("a tab that writes its cart does not bring back a log-in that another one has just ended", async () => {
  const first = await openTab()
  await first.write(ann)
  const second = await openTab()
  const loggedOut = await first.write(accountReset())
  const withCart = await second.write(cartSet("tires"))
  second.hear(loggedOut)
  first.hear(withCart)
  const out = { user: null, cart: "tires" }
  expect([first.seen(), second.seen()]).toEqual([out, out])
  expect(readPersisted("auth")).toEqual(signedOut)
})

test("two tabs that write at once agree, and each may change its mind", async () => {
  const first = await openTab()
  const second = await openTab()
  const tires = await first.write(cartSet("tires"))
  const wheels = await second.write(cartSet("wheels"))
  second.hear(tires)
  first.hear(wheels)
  expect([first.seen().cart, second.seen().cart, readPersisted("cart")]).toEqual([
    "wheels",
    "wheels",
    "wheels",
  ])
  second.hear(await first.write(cartSet("tires")))
  first.hear(await second.write(cartSet("wheels")))
  expect([first.seen().cart, second.seen().cart, readPersisted("cart")]).toEqual([
    "wheels",
    "wheels",
    "wheels",
  ])
})

test("what a tab takes over from another one it does not write again over what comes next", async () => {
  const first = await openTab()
  const second = await openTab()
  const one = await first.write(cartSet("one"))
  second.hear(one)
  await first.write(cartSet("two"))
  await second.flush()
  expect(readPersisted("cart")).toBe("two")
})
