// @vitest-environment happy-dom
import { loggedIn } from "@voltread/ui/session/session.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { Provider } from "react-redux"
import { expect, test, vi } from "vitest"
import { store } from "../session/store.ts"
import { Shell } from "./shell.tsx"

vi.mock("@tanstack/react-router", () => ({
  Outlet: () => <input aria-label="Note" />,
  useNavigate: () => () => undefined,
  useRouter: () => ({}),
}))
vi.mock("./session-end.tsx", () => ({ SessionEnd: () => null }))
vi.mock("./side-bar.tsx", () => ({ SideBar: () => null }))
vi.mock("./bottom-bar.tsx", () => ({ BottomBar: () => null }))

const logIn = (username: string, accessToken: string) =>
  act(async () => {
    store.dispatch(
      loggedIn({
        user: { username, type: "ADMIN", firstName: "", lastName: "" },
        tokens: { accessToken, idToken: "i", refreshToken: "r" },
        isCustomerSession: false,
      }),
    )
  })

test("what was typed is not on the page of somebody else who logs in through another tab", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const field = () => document.querySelector("input")
  await logIn("ada", "a1")
  await act(async () =>
    root.render(
      <Provider store={store}>
        <Shell />
      </Provider>,
    ),
  )
  const ofAda = field()
  expect(ofAda).not.toBeNull()
  await logIn("ada", "a2")
  expect(field()).toBe(ofAda)
  await logIn("bo", "b1")
  expect(field()).not.toBe(ofAda)
  await act(async () => root.unmount())
})
