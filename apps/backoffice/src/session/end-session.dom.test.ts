// @vitest-environment happy-dom
import { isLoggedIn, loggedIn } from "@voltread/ui/session/session.ts"
import { beforeEach, expect, test, vi } from "vitest"

const answer = vi.fn<() => Promise<Response>>()
const sent: Array<readonly [authorization: string | null, isLoggedIn: boolean]> = []
vi.stubGlobal("fetch", (_url: string, { headers }: RequestInit) => {
  sent.push([new Headers(headers).get("authorization"), isLoggedIn(store.getState().auth)])
  return answer()
})
// After the stub: the session keeps the `fetch` that it found.
const { endSession } = await import("./end-session.ts")
const { auth, store } = await import("./store.ts")

const user = { username: "ada@example.com", type: "ADMIN", firstName: "Ada", lastName: "Lee" }
const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }
beforeEach(() => {
  sent.length = 0
  store.dispatch(loggedIn({ user, tokens, isCustomerSession: false }))
})

test("whoever logs out is logged out on this device first: what its pages asked for later would be refused", async () => {
  answer.mockImplementation(async () => Response.json({ isSuccess: true }))
  expect(await endSession()).toBe(true)
  expect(sent).toEqual([["Bearer a i", false]])
})

test.each([
  { status: 401, hasEnded: true },
  { status: 403, hasEnded: false },
])(
  "a log-out that is answered with $status has ended the session: $hasEnded",
  async ({ status, hasEnded }) => {
    answer.mockImplementation(async () => Response.json({ isSuccess: false }, { status }))
    expect(await endSession()).toBe(hasEnded)
    expect(sent).toHaveLength(1)
  },
)

test("whoever logs out while they are asked to log in again is logged out, and nothing is sent", async () => {
  auth.ended()
  await vi.waitUntil(() => store.getState().isSessionOver)
  expect(await endSession()).toBe(true)
  expect(isLoggedIn(store.getState().auth)).toBe(false)
  expect(sent).toEqual([])
})
