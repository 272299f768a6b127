// @vitest-environment happy-dom
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import { ContactPage } from "./contact-page.tsx"

const store = createStore()

const visit = async (rest?: ShopContext["rest"]) => {
  const { page, root } = openPage()
  await renderShopPage(root, ContactPage, { store, ...(rest && { rest }) })
  const field = (name: string) => {
    const found = page.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)
    if (found === null) throw new Error(`no field ${name}`)
    return found
  }
  return {
    page,
    valueOf: (name: string) => field(name).value,
    type: (name: string, text: string) =>
      act(async () => {
        typeInto(field(name), text)
      }),
    leave: () => act(() => root.unmount()),
  }
}

test("a message that is half typed is still there when its page is come back to", async () => {
  store.dispatch(customerIn())
  const first = await visit()
  await first.type("message", "Where is my")
  first.leave()
  const again = await visit()
  expect(again.valueOf("message")).toBe("Where is my")
  again.leave()
  store.dispatch(accountReset())
  const other = await visit()
  expect(other.valueOf("message")).toBe("")
  other.leave()
})

test("a message that was sent is not", async () => {
  const first = await visit()
  await first.type("message", "Where is my order?")
  first.leave()
  const sent = { isSuccess: true, successMessage: "Sent.", errorMessage: "", fieldErrors: [], data: {} }
  const again = await visit(async () => sent)
  await again.type("name", "Ann Lee")
  await again.type("email", "ann@example.com")
  await again.type("phone", "5125550100")
  await act(async () => again.page.querySelector("form")?.requestSubmit())
  await act(() => vi.waitFor(() => expect(again.page.textContent).toContain("Sent."), { timeout: 10_000 }))
  expect(again.valueOf("message")).toBe("")
  again.leave()
  const last = await visit()
  expect(last.valueOf("message")).toBe("")
  last.leave()
})
