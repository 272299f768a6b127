import { combineReducers, configureStore } from "@reduxjs/toolkit"
import fc from "fast-check"
import { FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE } from "redux-persist"
import { describe, expect, it } from "vitest"
import { passthroughSlice } from "./passthrough-slice.ts"
import { changeFromOtherTab } from "./persistence.ts"
import { persistenceActions } from "./persistence-actions.ts"
import { accountReset, authReducer, isLoggedIn, loggedIn, signedOut } from "./session.ts"

const reducer = combineReducers({ auth: authReducer, cart: passthroughSlice("cart") })
const user = { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" }
const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }
const entry = (state: { readonly auth: unknown; readonly cart: unknown }) =>
  JSON.stringify({ auth: JSON.stringify(state.auth), cart: JSON.stringify(state.cart), _persist: "{}" })

const tab = () => configureStore({ reducer })

describe("action types", () => {
  it("are those of redux-persist", () => {
    expect(persistenceActions).toEqual([FLUSH, PAUSE, PERSIST, PURGE, REGISTER, REHYDRATE])
  })
})

describe("another tab", () => {
  it("brings only the slices that differ, and nothing when none does", () => {
    const store = tab()
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
    const state = store.getState()
    expect(changeFromOtherTab(entry(state), state)).toBeUndefined()
    expect(changeFromOtherTab(entry({ ...state, cart: { total: 5 } }), state)).toEqual({
      type: REHYDRATE,
      key: "root",
      payload: { cart: { total: 5 } },
    })
  })

  it("resets this one when it removed the entry", () => {
    const store = tab()
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
    const action = changeFromOtherTab(null, store.getState())
    expect(action).toEqual(accountReset())
    if (action !== undefined) store.dispatch(action)
    expect(store.getState().auth).toEqual(signedOut)
  })

  it("never makes two tabs echo: what was taken over leaves nothing to take over", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (cart, name) => {
        const other = tab()
        other.dispatch(loggedIn({ user: { ...user, firstName: name }, tokens, isCustomerSession: false }))
        const written = entry({ auth: other.getState().auth, cart })
        const store = tab()
        const action = changeFromOtherTab(written, store.getState())
        if (action !== undefined) store.dispatch(action)
        expect(changeFromOtherTab(written, store.getState())).toBeUndefined()
      }),
    )
  })

  it("survives whatever stands in storage", () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.json().map((auth) => JSON.stringify({ auth })),
        ),
        (written) => {
          const store = tab()
          const action = changeFromOtherTab(written, store.getState())
          if (action !== undefined) store.dispatch(action)
          expect(isLoggedIn(store.getState().auth)).toBe(false)
        },
      ),
    )
  })
})
