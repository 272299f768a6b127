// @vitest-environment happy-dom
import { decodeEnvelope } from "@voltread/ui/api/envelope.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { signedOut } from "@voltread/ui/session/session.ts"
import { expect, it, vi } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import { AccountLayout } from "./account-layout.tsx"

const visited: Array<string> = []

vi.mock("@tanstack/react-router", async (original) => ({
  ...(await original<typeof import("@tanstack/react-router")>()),
  useRouter: () => ({
    state: { location: { href: "/account" } },
    // The code of the next page does not come.
    navigate: ({ to }: { readonly to: string }) => {
      visited.push(to)
      return new Promise(() => undefined)
    },
  }),
}))

it("logs out even where the next page cannot be loaded, and does not ask to log in again", async () => {
  const store = createStore()
  store.dispatch(customerIn())
  const calls: Array<string> = []
  const rest = async ({ path }: RestCall) => {
    calls.push(path)
    return decodeEnvelope({ isSuccess: true }, true)
  }
  const { root } = openPage()
  await renderShopPage(root, AccountLayout, {
    store,
    rest,
    request: () => Promise.reject(new Error("no cart")),
  })
  await press("Log out")
  expect(calls).toEqual(["/api/auth/logout"])
  expect(store.getState().auth).toEqual(signedOut)
  expect(visited).toEqual(["/"])
})
