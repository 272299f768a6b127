import { combineReducers, configureStore } from "@reduxjs/toolkit"
import type { Tokens } from "@voltread/domain/contract/session.ts"
import { describe, expect, it } from "vitest"
import { authReducer, isLoggedIn, loggedIn, signedOut } from "../session/session.ts"
import { ApiError, NETWORK_MESSAGE, SESSION_OVER_MESSAGE } from "./api-error.ts"
import { sessionAuth } from "./refresh.ts"

const user = { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" }
const old = { accessToken: "old", idToken: "id", refreshToken: "r1" }
const fresh = { accessToken: "new", idToken: "id2", refreshToken: "r2" }

const setup = (
  answer: () => Promise<Response>,
  persisted: () => unknown = () => ({ tokens: old }),
  tokens: Tokens = old,
  logInAgain?: (again: () => void) => Promise<boolean>,
) => {
  const store = configureStore({ reducer: combineReducers({ auth: authReducer }) })
  store.dispatch(loggedIn({ user, tokens, isCustomerSession: true }))
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
    ...(logInAgain && {
      logInAgain: () =>
        logInAgain(() => store.dispatch(loggedIn({ user, tokens: fresh, isCustomerSession: true }))),
    }),
    exclusively: (run) => run(),
  })
  return { store, auth, bodies, flushed: () => flushed, ended: () => ended }
}

const ok = async () => new Response(JSON.stringify({ isSuccess: true, data: { tokens: fresh } }))
const refused = async () => new Response(JSON.stringify({ isSuccess: false }), { status: 401 })

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

  it("is another call once the new tokens have ended, too", async () => {
    let stored = old
    const { auth, bodies } = setup(ok, () => ({ tokens: stored }))
    await auth.refresh(old)
    stored = fresh
    await auth.refresh(fresh)
    expect(bodies).toMatchObject([{ refreshToken: "r1" }, { refreshToken: "r2" }])
  })

  it("goes by its own tokens where the browser keeps none", async () => {
    const { auth, bodies } = setup(ok, () => undefined)
    expect(await auth.refresh(old)).toBe(true)
    expect(bodies).toMatchObject([{ refreshToken: "r1" }])
  })

  it("takes over what another tab got instead of using the refresh token again", async () => {
    const { auth, bodies, store } = setup(ok, () => ({ tokens: fresh }))
    expect(await auth.refresh(old)).toBe(true)
    expect(bodies).toEqual([])
    expect(store.getState().auth.tokens).toEqual(fresh)
  })

  it("logs out without a word where another tab has done so", async () => {
    const { auth, bodies, store, ended } = setup(ok, () => signedOut)
    expect(await auth.refresh(old)).toBe(false)
    expect(isLoggedIn(store.getState().auth)).toBe(false)
    expect([bodies, ended()]).toEqual([[], 0])
  })

  it("logs out when the server refuses", async () => {
    const { auth, store, ended } = setup(refused)
    expect(await auth.refresh(old)).toBe(false)
    expect(isLoggedIn(store.getState().auth)).toBe(false)
    expect(await auth.tokens()).toBeNull()
    expect(ended()).toBe(1)
  })

  it("goes on with the tokens of whoever logs in again where they are asked to, and is one question for all", async () => {
    let asked = 0
    const { auth, store, ended } = setup(refused, undefined, old, async (again) => {
      asked += 1
      again()
      return true
    })
    expect(await Promise.all([auth.refresh(old), auth.refresh(old)])).toEqual([true, true])
    expect(store.getState().auth.tokens).toEqual(fresh)
    expect(await auth.tokens()).toEqual(fresh)
    expect([asked, ended()]).toEqual([1, 0])
  })

  it.each([
    ["no answer", () => Promise.reject(new TypeError("offline"))],
    ["a server in trouble", async () => new Response("oops", { status: 503 })],
    ["too many requests", async () => new Response(JSON.stringify({ isSuccess: false }), { status: 429 })],
    ["a request that took too long", async () => new Response(null, { status: 408 })],
    ["a proxy's error", async () => new Response("<h1>Bad request</h1>", { status: 400 })],
    [
      "a proxy that does not find the server",
      async () => new Response("<h1>Not found</h1>", { status: 404 }),
    ],
    ["a network's own page", async () => new Response("<h1>Welcome to our network</h1>")],
  ])("keeps the session on %s", async (_name, answer) => {
    const { auth, store, ended } = setup(answer)
    await expect(auth.refresh(old)).rejects.toThrow(new ApiError("network", NETWORK_MESSAGE))
    expect(store.getState().auth).toEqual({ user, tokens: old, isCustomerSession: true })
    expect(ended()).toBe(0)
  })

  it("is tried again after it was put off", async () => {
    const errorMessage = "Too many requests. Please try again in 1 minute."
    let answer = async () => Response.json({ isSuccess: false, errorMessage }, { status: 429 })
    const { auth, bodies, store } = setup(() => answer())
    await expect(auth.refresh(old)).rejects.toThrow(errorMessage)
    answer = ok
    expect(await auth.refresh(old)).toBe(true)
    expect(bodies).toHaveLength(2)
    expect(store.getState().auth.tokens).toEqual(fresh)
  })

  it("asks nobody to log in again where the server has not refused", async () => {
    let asked = 0
    const { auth, store } = setup(
      async () => new Response(null, { status: 429 }),
      undefined,
      old,
      async () => {
        asked += 1
        return false
      },
    )
    await expect(auth.refresh(old)).rejects.toThrow(NETWORK_MESSAGE)
    expect(asked).toBe(0)
    expect(isLoggedIn(store.getState().auth)).toBe(true)
  })
})

describe("tokens", () => {
  const ending = (name: string, seconds: number, sub?: string): Tokens => {
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) + seconds, sub }))
    return { accessToken: `x.${claims}.${name}`, idToken: `id ${name}`, refreshToken: `refresh ${name}` }
  }
  const answering = (tokens: Tokens) => async () =>
    new Response(JSON.stringify({ isSuccess: true, data: { tokens } }))
  const stored = (tokens: Tokens) => () => ({ tokens })

  it("are those of the session while they last", async () => {
    const valid = ending("valid", 60)
    const { auth, bodies } = setup(answering(fresh), stored(valid), valid)
    expect(await auth.tokens()).toEqual(valid)
    expect(bodies).toEqual([])
  })

  it("are renewed once for all when they have expired, before anything is sent with them", async () => {
    const expired = ending("expired", -1)
    const valid = ending("valid", 900)
    const { auth, bodies } = setup(answering(valid), stored(expired), expired)
    expect(await Promise.all([auth.tokens(), auth.tokens()])).toEqual([valid, valid])
    expect(bodies).toEqual([{ username: "ann@example.com", refreshToken: "refresh expired" }])
  })

  it("are renewed with those that another tab got, where these have expired too", async () => {
    const expired = ending("expired", -900)
    const newer = ending("newer", -1)
    const valid = ending("valid", 900)
    const { auth, bodies } = setup(answering(valid), stored(newer), expired)
    expect(await auth.tokens()).toEqual(valid)
    expect(bodies).toEqual([{ username: "ann@example.com", refreshToken: "refresh newer" }])
  })

  it("are not renewed again and again on a device whose clock is ahead", async () => {
    const expired = ending("expired", -3_600)
    const alsoExpired = ending("fresh", -1_800)
    const { auth, bodies } = setup(answering(alsoExpired), stored(expired), expired)
    expect(await auth.tokens()).toEqual(alsoExpired)
    expect(await auth.tokens()).toEqual(alsoExpired)
    expect(bodies).toHaveLength(1)
  })

  it("are none for a request that finds the session ended, not even a guest's", async () => {
    const expired = ending("expired", -1)
    const { auth, bodies } = setup(async () => new Response("{}", { status: 401 }), stored(expired), expired)
    await expect(auth.tokens()).rejects.toThrow(SESSION_OVER_MESSAGE)
    expect(await auth.refresh(expired)).toBe(false)
    expect(await auth.tokens()).toBeNull()
    expect(bodies).toHaveLength(1)
  })

  it("that have expired are not handed out where no answer comes", async () => {
    const expired = ending("expired", -1)
    const { auth, store } = setup(() => Promise.reject(new TypeError("offline")), stored(expired), expired)
    await expect(auth.tokens()).rejects.toThrow(NETWORK_MESSAGE)
    expect(store.getState().auth.tokens).toEqual(expired)
  })

  it("wait for whoever is asked to log in again, because the server says that the session has ended", async () => {
    const question = Promise.withResolvers<void>()
    const { auth, bodies, store } = setup(ok, undefined, old, async () => {
      await question.promise
      return true
    })
    auth.ended()
    const waiting = auth.tokens()
    store.dispatch(loggedIn({ user, tokens: fresh, isCustomerSession: true }))
    question.resolve()
    expect(await waiting).toEqual(fresh)
    expect(bodies).toEqual([])
  })

  it("are never those of somebody else who logs in while a request waits", async () => {
    const ofAnn = ending("ann", -1, "ann@example.com")
    const ofBo = ending("bo", 900, "bo@example.com")
    const bo = { ...user, username: "bo@example.com" }
    const { auth, store } = setup(
      async () => {
        store.dispatch(loggedIn({ user: bo, tokens: ofBo, isCustomerSession: true }))
        return new Response(null, { status: 503 })
      },
      stored(ofAnn),
      ofAnn,
    )
    await expect(auth.tokens()).rejects.toThrow(NETWORK_MESSAGE)
    expect(await auth.refresh(ofAnn)).toBe(false)
    expect(await auth.tokens()).toEqual(ofBo)
  })
})
