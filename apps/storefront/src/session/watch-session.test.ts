import { QueryClient } from "@tanstack/react-query"
import type { ToastMessage } from "@voltread/ui/components/toast-queue.ts"
import { accountReset, loggedIn } from "@voltread/ui/session/session.ts"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import {
  type CheckoutDraft,
  checkoutDraft,
  draftOf,
  forgetDraft,
  noDraft,
} from "../checkout-draft/checkout-draft.ts"
import { createLocalStore } from "../local-storage/local-store.ts"
import { leaving } from "../shop/leaving.ts"
import { createStore } from "../store/store.ts"
import { customerIn } from "./logged-in.fixture.ts"
import { watchSession } from "./watch-session.ts"

const told: Array<string> = []
let offered: ToastMessage["action"]
vi.mock("../shop/toasts.ts", () => ({
  toast: ({ message, action }: ToastMessage) => {
    told.push(message)
    offered = action
  },
}))

/** The browser's side of an event stream, for one that the test speaks on. */
class Stream extends EventTarget {
  static open: Array<Stream> = []
  readonly url: string
  onopen: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(url: string) {
    super()
    this.url = url
    Stream.open.push(this)
  }
  close() {
    Stream.open = Stream.open.filter((stream) => stream !== this)
  }
  say(name: string, data: object) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}

let page: { visibilityState: string; addEventListener: (name: string, listener: () => void) => void }
let changeVisibility: () => void = () => undefined
const goTo = vi.fn()
beforeEach(() => {
  told.length = 0
  offered = undefined
  goTo.mockReset()
  Stream.open = []
  page = {
    visibilityState: "visible",
    addEventListener: (_name, listener) => {
      changeVisibility = listener
    },
  }
  vi.stubGlobal("EventSource", Stream)
  vi.stubGlobal("document", page)
  vi.stubGlobal("window", { location: { pathname: "/checkout", search: "?step=2" } })
})
afterEach(() => vi.unstubAllGlobals())

const open = () => {
  const store = createStore()
  const queries = new QueryClient()
  const calls: Array<string> = []
  const session = watchSession({
    store,
    queries,
    goTo,
    auth: { tokens: async () => null, refresh: async () => false },
    rest: async ({ path }) => {
      calls.push(path)
      return null
    },
    cart: {
      load: async () => {
        calls.push("cart")
      },
    },
  })
  return { store, queries, calls, session }
}

const entered: CheckoutDraft = { ...noDraft, values: { ...noDraft.values, address1: "7 Oak Street" } }

/** Somebody who has logged out has other tokens when they come back. */
const customerAgain = loggedIn({
  user: { username: "ann@example.com", type: "CUSTOMER", firstName: "Ann", lastName: "Lee" },
  tokens: { accessToken: "a2", idToken: "i2", refreshToken: "r2" },
  isCustomerSession: true,
})

const opened = () =>
  vi.waitFor(() => expect(Stream.open.map(({ url }) => url)).toEqual(["/api/account/events"]), {
    timeout: 10_000,
  })

describe("an open page", () => {
  it("listens for news of the account while somebody is logged in and looks at it", async () => {
    const { store } = open()
    expect(Stream.open).toEqual([])
    store.dispatch(customerIn("ann@example.com"))
    await opened()
    page.visibilityState = "hidden"
    changeVisibility()
    expect(Stream.open).toEqual([])
  })

  it("says at once that the account was disabled, and keeps nothing of it", async () => {
    const { store, calls } = open()
    store.dispatch(customerIn("ann@example.com"))
    await opened()
    Stream.open[0]?.say("signed-out", { reason: "disabled" })
    expect(told).toEqual(["Your account has been disabled. Please contact our support."])
    expect(store.getState().auth.user).toBeNull()
    await vi.waitFor(() => expect(calls).toEqual(["/api/auth/logout", "cart"]), { timeout: 10_000 })
    expect(Stream.open).toEqual([])
  })

  it.each([
    ["erased", "Your account and your personal data have been deleted."],
    ["password", "Your password was changed. Please log in again."],
    ["reuse", "Someone may have copied your log-in, so we have ended it. Please log in again."],
    ["something new", "You have been logged out. Please log in again."],
  ])("says why the session is over: %s", async (reason, words) => {
    const { store } = open()
    store.dispatch(customerIn("ann@example.com"))
    await opened()
    Stream.open[0]?.say("signed-out", { reason })
    expect([told, store.getState().auth.user]).toEqual([[words], null])
  })

  it.each([
    ["password", "Log in", "/login?returnUrl=%2Fcheckout%3Fstep%3D2"],
    ["disabled", "Contact us", "/contact"],
    ["erased", undefined, undefined],
  ])("leads on where the session is over: %s", async (reason, label, address) => {
    const { store } = open()
    store.dispatch(customerIn("ann@example.com"))
    await opened()
    Stream.open[0]?.say("signed-out", { reason })
    offered?.run()
    expect([offered?.label, goTo.mock.lastCall?.[0]]).toEqual([label, address])
  })

  it("says nothing of a log-out to whoever has just pressed the button", async () => {
    const { store, queries, calls } = open()
    store.dispatch(customerIn("ann@example.com"))
    await opened()
    await leaving(queries, async () => {
      Stream.open[0]?.say("signed-out", { reason: "log-out" })
      await import("../shop/leaving.ts")
      store.dispatch(accountReset())
    })
    expect([told, calls]).toEqual([[], []])
  })

  it("says nothing of a log-out in another tab of this browser, which tells this one itself", async () => {
    vi.useFakeTimers()
    try {
      const { store, calls } = open()
      store.dispatch(customerIn("ann@example.com"))
      await vi.advanceTimersByTimeAsync(0)
      Stream.open[0]?.say("signed-out", { reason: "log-out" })
      await vi.advanceTimersByTimeAsync(500)
      expect(Stream.open).toEqual([])
      store.dispatch(accountReset())
      store.dispatch(customerAgain)
      await vi.advanceTimersByTimeAsync(10_000)
      expect([told, calls]).toEqual([[], []])
      expect(store.getState().auth.user).not.toBeNull()
      expect(Stream.open).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })

  it("says that the session was ended from another device, and keeps nothing of the shopper", async () => {
    const searches = createLocalStore("searches", "", String)
    searches.set("tires")
    checkoutDraft.set(entered)
    const { store, calls } = open()
    store.dispatch(customerIn("ann@example.com"))
    await opened()
    Stream.open[0]?.say("signed-out", { reason: "log-out" })
    await vi.waitFor(() => expect(told).toEqual(["Your session has ended. Please log in again."]), {
      timeout: 10_000,
    })
    expect(store.getState().auth.user).toBeNull()
    await vi.waitFor(() => expect(searches.get()).toBe(""), { timeout: 10_000 })
    expect([checkoutDraft.get(), draftOf(""), draftOf("bo@example.com")]).toEqual([noDraft, noDraft, noDraft])
    await vi.waitFor(() => expect(calls).toEqual(["/api/auth/logout", "cart"]), { timeout: 10_000 })
  })

  it("has what was entered at the checkout for the same person after the log-in", async () => {
    checkoutDraft.set(entered)
    const { store, session } = open()
    store.dispatch(customerIn("ann@example.com"))
    store.dispatch(accountReset())
    session.ended()
    await vi.waitFor(() => expect(checkoutDraft.get()).toEqual(noDraft), { timeout: 10_000 })
    expect(draftOf("ann@example.com")).toEqual(entered)
    forgetDraft()
    expect(draftOf("ann@example.com")).toEqual(noDraft)
  })

  it("says so when the server refuses to go on with the session", () => {
    const { session } = open()
    session.ended()
    expect([told, offered?.label]).toEqual([["Your session has ended. Please log in again."], "Log in"])
  })

  it("shows nothing of who was there before to who comes after", async () => {
    const { store, queries } = open()
    store.dispatch(customerIn("ann@example.com"))
    const personal = [
      ["account", "addresses"],
      ["order", "o1"],
      ["quote", "TX"],
    ]
    for (const key of personal) queries.setQueryData(key, "1 Main St")
    queries.setQueryData(["product", "tv"], "TV")
    store.dispatch(customerIn("bo@example.com"))
    for (const key of personal) expect(queries.getQueryData(key)).toBeUndefined()
    expect(queries.getQueryData(["product", "tv"])).toBe("TV")
  })
})
