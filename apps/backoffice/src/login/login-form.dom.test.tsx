// @vitest-environment happy-dom
import { buttonNamed, press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { logIn } from "../session/login.ts"
import { LoginForm } from "./login-form.tsx"

vi.mock("../session/login.ts", () => ({ logIn: vi.fn(), logInWithPasskey: vi.fn() }))

test("the button keeps the focus while somebody is logged in, and does so once", async () => {
  const answer = Promise.withResolvers<Awaited<ReturnType<typeof logIn>>>()
  vi.mocked(logIn).mockReturnValue(answer.promise)
  const { page, root } = openPage()
  await act(() =>
    root.render(
      <LoginForm title="" hint="" known="ada@example.com" onLoggedIn={vi.fn()}>
        {null}
      </LoginForm>,
    ),
  )
  await act(async () => typeInto(page.querySelector("[type=password]"), "Wheels-4-all-Keys"))
  await press("Log in")
  // A browser takes the focus from what is disabled.
  expect(buttonNamed("Logging in…").disabled).toBe(false)
  await press("Logging in…")
  expect(logIn).toHaveBeenCalledOnce()
  await act(async () => answer.resolve({ _tag: "wrong", message: "Wrong password." }))
  expect(page.querySelector("[role=alert]")?.textContent).toContain("Wrong password.")
})
