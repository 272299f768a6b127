// @vitest-environment happy-dom
import { loggedIn } from "@voltread/ui/session/session.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { Provider } from "react-redux"
import { expect, test, vi } from "vitest"
import { store } from "../session/store.ts"
import { SessionEnd } from "./session-end.tsx"

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)

/** A connection that says what it is told to. */
class Stream extends EventTarget {
  static current: Stream
  readonly readyState = 1

  constructor() {
    super()
    Stream.current = this
  }

  close(): void {}
}
vi.stubGlobal("EventSource", Stream)

const user = { username: "ada@example.com", type: "ADMIN", firstName: "Ada", lastName: "Lee" }
const tokens = { accessToken: "a", idToken: "i", refreshToken: "r" }

test.each([
  { reason: "password", stays: true },
  { reason: "role", stays: true },
  { reason: "second-factor", stays: true },
  { reason: "log-out", stays: false },
  { reason: "disabled", stays: false },
  { reason: "erased", stays: false },
])(
  "whoever's session ends by $reason may log in again over their page: $stays",
  async ({ reason, stays }) => {
    store.dispatch(loggedIn({ user, tokens, isCustomerSession: false }))
    const root = createRoot(document.body)
    await act(async () =>
      root.render(
        <Provider store={store}>
          <SessionEnd />
        </Provider>,
      ),
    )
    await act(async () => {
      Stream.current.dispatchEvent(new MessageEvent("signed-out", { data: JSON.stringify({ reason }) }))
    })
    const { auth, isSessionOver } = store.getState()
    expect({ user: auth.user, isSessionOver }).toEqual({ user: stays ? user : null, isSessionOver: stays })
    await act(async () => root.unmount())
  },
)
