import { combineReducers, configureStore } from "@reduxjs/toolkit"
import { QueryClient } from "@tanstack/react-query"
import {
  type AuthState,
  accountReset,
  authReducer,
  loggedIn,
  tokensRefreshed,
} from "@voltread/ui/session/session.ts"
import { expect, test } from "vitest"
import { drafts } from "./drafts.ts"
import { forgetAtUserChange } from "./forget-at-user-change.ts"

const sessionOf = (username: string): AuthState => ({
  user: { username, type: "ADMIN", firstName: "", lastName: "" },
  tokens: { accessToken: "a", idToken: "i", refreshToken: "r" },
  isCustomerSession: false,
})

test.each([
  ["the session ends", accountReset()],
  ["somebody else logs in", loggedIn(sessionOf("bo"))],
])("what was loaded is forgotten when %s, not when tokens are renewed", (_, change) => {
  const store = configureStore({ reducer: combineReducers({ auth: authReducer }) })
  store.dispatch(loggedIn(sessionOf("ada")))
  const queryClient = new QueryClient()
  forgetAtUserChange(store, queryClient)
  queryClient.setQueryData(["orders"], ["of Ada's"])

  store.dispatch(tokensRefreshed({ accessToken: "b", idToken: "i", refreshToken: "" }))
  expect(queryClient.getQueryData(["orders"])).toEqual(["of Ada's"])
  store.dispatch(change)
  expect(queryClient.getQueryData(["orders"])).toBeUndefined()
})

test("what was being written outlasts the session of its writer, and is not there for anybody else", () => {
  const store = configureStore({ reducer: combineReducers({ auth: authReducer }) })
  forgetAtUserChange(store, new QueryClient())
  store.dispatch(loggedIn(sessionOf("ada")))
  drafts.set("note 1", "Ada's")

  store.dispatch(accountReset())
  store.dispatch(loggedIn(sessionOf("ada")))
  expect(drafts.get("note 1")).toBe("Ada's")

  store.dispatch(accountReset())
  store.dispatch(loggedIn(sessionOf("bo")))
  expect(drafts.size).toBe(0)
})
