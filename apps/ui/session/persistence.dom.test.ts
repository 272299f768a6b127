// @vitest-environment happy-dom

import { combineReducers, configureStore } from "@reduxjs/toolkit"
import { afterEach, expect, test, vi } from "vitest"
import { passthroughSlice } from "./passthrough-slice.ts"
import { persisted, readPersisted, startPersistence } from "./persistence.ts"
import { persistenceActions } from "./persistence-actions.ts"
import { accountReset, authReducer, loggedIn, signedOut } from "./session.ts"

afterEach(() => localStorage.clear())

test("nobody who logs out and leaves the page at once is logged in on the next one", async () => {
  const store = configureStore({
    reducer: persisted(combineReducers({ auth: authReducer, cart: passthroughSlice("cart") })),
    middleware: (defaults) => defaults({ serializableCheck: { ignoredActions: persistenceActions } }),
  })
  const persistor = startPersistence(store)
  await vi.waitUntil(() => persistor.getState().bootstrapped, { timeout: 10_000 })
  const user = { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" }
  const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }
  store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
  await persistor.flush()
  expect(readPersisted("auth")).toMatchObject({ user, tokens })
  store.dispatch(accountReset())
  window.dispatchEvent(new Event("pagehide"))
  expect(readPersisted("auth")).toEqual(signedOut)
})
