// @vitest-environment happy-dom
import { press } from "@voltread/ui/form/press.fixture.ts"
import { typeInto } from "@voltread/ui/form/type-into.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import type { OrderQuery } from "../generated/order.ts"
import { customerIn } from "../session/logged-in.fixture.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import ReturnDialog from "./return-dialog.tsx"

/** What the dialog reads of an order. */
const ORDER = {
  id: "o1",
  items: [
    {
      id: "i1",
      name: "Sound bar",
      returnableQuantity: 1,
      returnableUntil: "2100-01-01T00:00:00.000Z",
      returnRequest: null,
    },
  ],
  // The rest of it is not asked for here.
} as unknown as NonNullable<OrderQuery["order"]>

const onClose = vi.fn()
const Page = () => <ReturnDialog order={ORDER} token={null} onClose={onClose} />

const reasonField = (): HTMLInputElement => {
  const field = document.querySelector<HTMLInputElement>("form input[type=text]")
  if (field === null) throw new Error("There is no field for the reason")
  return field
}

test("a return that says nothing leads to what is missing, one after the other", async () => {
  await renderShopPage(openPage().root, Page, {})
  const focused = (selector: string) =>
    vi.waitUntil(() => document.activeElement?.matches(selector), { timeout: 10_000 })
  await press("Request return")
  await focused("[aria-label='Quantity of Sound bar']")
  await press("Increase quantity: Sound bar")
  await press("Request return")
  await focused("[aria-invalid]")
  expect(document.body.textContent).toContain("Please tell us why")
})

test("the reason is no longer than the shop takes", async () => {
  await renderShopPage(openPage().root, Page, {})
  expect(reasonField().maxLength).toBe(1_000)
})

test("what was typed outlasts the session, for the same person, until the dialog is closed", async () => {
  const open = async (username: string) => {
    const store = createStore()
    store.dispatch(customerIn(username))
    const { root } = openPage()
    await renderShopPage(root, Page, { store })
    return { reason: () => reasonField().value, end: () => act(async () => root.unmount()) }
  }
  const anns = await open("ann@example.com")
  await act(async () => typeInto(reasonField(), "Too quiet"))
  await anns.end()

  const bos = await open("bo@example.com")
  expect(bos.reason()).toBe("")
  await bos.end()

  const again = await open("ann@example.com")
  expect(again.reason()).toBe("Too quiet")
  await press("Close")
  expect(onClose).toHaveBeenCalledOnce()
  await again.end()
  expect((await open("ann@example.com")).reason()).toBe("")
})
