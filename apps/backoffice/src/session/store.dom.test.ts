// @vitest-environment happy-dom
import { accountReset, loggedIn } from "@voltread/ui/session/session.ts"
import { beforeEach, expect, test, vi } from "vitest"

vi.stubGlobal("navigator", { locks: { request: (_name: string, run: () => unknown) => run() } })
vi.stubGlobal("fetch", async () => Response.json({ isSuccess: false }, { status: 401 }))
// After the stubs: the session keeps the `fetch` that it found.
const { auth, persistor, store } = await import("./store.ts")
const { endSession } = await import("./end-session.ts")

const session = (username: string, accessToken: string) => ({
  user: { username, type: "ADMIN", firstName: "Ada", lastName: "Lee" },
  tokens: { accessToken, idToken: "i", refreshToken: "r" },
  isCustomerSession: false,
})
const ofAda = session("ada@example.com", "a1")
const isAsked = () => store.getState().isSessionOver

const asAda = async () => {
  store.dispatch(loggedIn(ofAda))
  await persistor.flush()
}
beforeEach(asAda)

const whenAsked = async (then: () => unknown): Promise<boolean> => {
  const refreshed = auth.refresh(ofAda.tokens)
  await vi.waitUntil(isAsked)
  expect(store.getState().auth).toEqual(ofAda)
  then()
  const outcome = await refreshed
  expect(isAsked()).toBe(false)
  return outcome
}

test("whoever is refused new tokens is asked to log in again, and goes on once they have", async () => {
  expect(await whenAsked(() => store.dispatch(loggedIn(session("ada@example.com", "a2"))))).toBe(true)
})

test("what waited is given up where somebody else logs in, or nobody does", async () => {
  expect(await whenAsked(() => store.dispatch(loggedIn(session("bo@example.com", "b1"))))).toBe(false)
  await asAda()
  expect(await whenAsked(() => store.dispatch(accountReset()))).toBe(false)
})

test("whoever has logged in again in another tab is not asked in this one anymore", async () => {
  const { tokens, user } = session("ada@example.com", "a2")
  const auth = { user, tokens, isCustomerSession: false }
  expect(await whenAsked(() => store.dispatch({ type: "persist/REHYDRATE", payload: { auth } }))).toBe(true)
})

test("nobody is asked to log in again in order to log out", async () => {
  const expired = `x.${btoa(JSON.stringify({ exp: 1 }))}.x`
  store.dispatch(loggedIn(session("ada@example.com", expired)))
  await persistor.flush()
  expect(await endSession()).toBe(true)
  expect([isAsked(), store.getState().auth.user]).toEqual([false, null])
})
