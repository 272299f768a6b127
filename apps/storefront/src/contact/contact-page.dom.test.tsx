// @vitest-environment happy-dom
import { ApiError } from "@voltread/ui/api/api-error.ts"
import type { RestCall } from "@voltread/ui/api/rest.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { accountReset } from "@voltread/ui/session/session.ts"
import { Schema } from "effect"
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

test("a message that got no answer is the same one when it is sent again, and another once it is changed", async () => {
  const ids: Array<unknown> = []
  const rest = async ({ body }: RestCall) => {
    ids.push(Schema.decodeUnknownSync(Schema.Struct({ id: Schema.String }))(body).id)
    throw new ApiError("network", "It could not be sent.")
  }
  const contact = await visit(rest)
  const submit = async () => {
    const before = ids.length
    await act(async () => contact.page.querySelector("form")?.requestSubmit())
    await until(() => expect(ids).toHaveLength(before + 1))
  }
  await contact.type("name", "Ann Lee")
  await contact.type("email", "ann@example.com")
  await contact.type("phone", "5125550100")
  await contact.type("message", "Where is my order?")
  await submit()
  await until(() =>
    expect(contact.page.querySelector('[role="alert"]')?.textContent).toContain("we may have your message"),
  )
  await submit()
  await contact.type("message", "Where is my other order?")
  await submit()
  const [first, again, changed] = ids
  expect([again === first, changed === first]).toEqual([true, false])
  await contact.type("message", "")
  contact.leave()
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
