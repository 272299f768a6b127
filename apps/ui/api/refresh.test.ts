import { combineReducers, configureStore } from "@reduxjs/toolkit"
import { describe, expect, it } from "vitest"
import { authReducer, isLoggedIn, loggedIn } from "../session/session.ts"
import { sessionAuth } from "./refresh.ts"

const user = { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" }
const old = { accessToken: "old", idToken: "id", refreshToken: "r1" }
const fresh = { accessToken: "new", idToken: "id2", refreshToken: "r2" }

const setup = (answer: () => Promise<Response>, persisted: () => unknown = () => ({ tokens: old })) => {
  const store = configureStore({ reducer: combineReducers({ auth: authReducer }) })
  store.dispatch(loggedIn({ user, tokens: old, isCustomerSession: true }))
  const bodies: Array<unknown> = []
  let flushed = 0
  let ended = 0
  const auth = sessionAuth({
    store,
    persistedAuth: persisted,
    flush: async () => {
      flushed += 1
    },
    onEnd: () => {
      ended += 1
    },
    fetch: async (_input, init) => {
      bodies.push(JSON.parse(String(init?.body)))
      return answer()
    },
    exclusively: (run) => run(),
  })
  return { store, auth, bodies, flushed: () => flushed, ended: () => ended }
}

const ok = async () => new Response(JSON.stringify({ isSuccess: true, data: { tokens: fresh } }))

describe("refresh", () => {
  it("is one call for many that ask at once", async () => {
    const { auth, bodies, store, flushed } = setup(ok)
    const outcomes = await Promise.all([auth.refresh(old), auth.refresh(old), auth.refresh(old)])
    expect(outcomes).toEqual([true, true, true])
    expect(bodies).toEqual([{ username: "ann@example.com", refreshToken: "r1" }])
    expect(store.getState().auth.tokens).toEqual(fresh)
    expect(flushed()).toBe(1)
  })

  it("is no call when the tokens have changed since they were used", async () => {
    const { auth, bodies } = setup(ok)
    await auth.refresh(old)
    expect(await auth.refresh(old)).toBe(true)
    expect(bodies).toHaveLength(1)
  })

  it("takes over what another tab got instead of using the refresh token again", async () => {
    const { auth, bodies, store } = setup(ok, () => ({ tokens: fresh }))
    expect(await auth.refresh(old)).toBe(true)
    expect(bodies).toEqual([])
    expect(store.getState().auth.tokens).toEqual(fresh)
  })

  it("logs out when the server refuses", async () => {
    const { auth, store, ended } = setup(
      async () => new Response(JSON.stringify({ isSuccess: false }), { status: 401 }),
    )
    expect(await auth.refresh(old)).toBe(false)
    expect(isLoggedIn(store.getState().auth)).toBe(false)
    expect(auth.tokens()).toBeNull()
    expect(ended()).toBe(1)
  })

  it.each([
    ["no answer", () => Promise.reject(new TypeError("offline"))],
    ["a server in trouble", async () => new Response("oops", { status: 503 })],
  ])("keeps the session on %s", async (_name, answer) => {
    const { auth, store, ended } = setup(answer)
    expect(await auth.refresh(old)).toBe(false)
    expect(isLoggedIn(store.getState().auth)).toBe(true)
    expect(ended()).toBe(0)
  })
})
