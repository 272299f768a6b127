// @vitest-environment happy-dom
import { SESSION_OVER_MESSAGE } from "@voltread/ui/api/api-error.ts"
import { toastQueue } from "@voltread/ui/components/toast-queue.ts"
import { isLoggedIn, loggedIn } from "@voltread/ui/session/session.ts"
import { expect, test, vi } from "vitest"

test("whoever is refused new tokens, since the session was ended elsewhere, is told why the log-in appears", async () => {
  vi.stubGlobal("navigator", { locks: { request: (_name: string, run: () => unknown) => run() } })
  vi.stubGlobal("fetch", async () => Response.json({ isSuccess: false }, { status: 401 }))
  // After the stub: the session keeps the `fetch` that it found.
  const { auth, store } = await import("./store.ts")
  const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }
  const user = { username: "ada@example.com", type: "ADMIN", firstName: "Ada", lastName: "Lee" }
  store.dispatch(loggedIn({ user, tokens, isCustomerSession: false }))

  expect(await auth.refresh(tokens)).toBe(false)
  expect(isLoggedIn(store.getState().auth)).toBe(false)
  await vi.waitUntil(() => toastQueue.visibleToasts.length > 0)
  expect(toastQueue.visibleToasts.map(({ content }) => content.message)).toEqual([SESSION_OVER_MESSAGE])
})
