// @vitest-environment happy-dom
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { loggedIn } from "@voltread/ui/session/session.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { Provider } from "react-redux"
import { expect, test, vi } from "vitest"
import { store } from "../session/store.ts"
import { Shell } from "./shell.tsx"

vi.mock("@tanstack/react-router", () => ({
  Outlet: () => <input aria-label="Note" />,
  useNavigate: () => () => undefined,
  useRouter: () => ({ invalidate: () => undefined }),
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

const render = (root: Root) =>
  act(async () =>
    root.render(
      <Provider store={store}>
        <Shell />
      </Provider>,
    ),
  )

test("what was typed is not on the page of somebody else who logs in through another tab", async () => {
  const { root } = openPage()
  const field = () => document.querySelector("input")
  await logIn("ada", "a1")
  await render(root)
  const ofAda = field()
  expect(ofAda).not.toBeNull()
  await logIn("ada", "a2")
  expect(field()).toBe(ofAda)
  await logIn("bo", "b1")
  expect(field()).not.toBe(ofAda)
})

test("whoever's session has ended logs in over their page, which stays as it is under a cover", async () => {
  const { root } = openPage()
  const cover = () => document.querySelector('[role=dialog][aria-label="Log in again"]')
  await logIn("ada@example.com", "a1")
  await render(root)
  const note = document.querySelector("input[aria-label=Note]")
  await act(async () => {
    store.dispatch({ type: "session/over" })
    await import("../login/log-in-again.tsx")
  })
  expect(cover()?.querySelector<HTMLInputElement>("input[type=email]")).toMatchObject({
    value: "ada@example.com",
    readOnly: true,
  })
  await logIn("ada@example.com", "a2")
  expect(cover()).toBeNull()
  expect(document.querySelector("input[aria-label=Note]")).toBe(note)
})
