// @vitest-environment happy-dom

import { buttonNamed, press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act, useState } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { ItemReturn } from "./item-return.tsx"
import type { Item } from "./order-returns.ts"
// Loaded before it is opened, so that opening does not wait for a file.
import "./withdraw-return-dialog.tsx"

const item = (status: string, returnableUntil = "2999-03-20T12:00:00Z"): Item =>
  ({
    id: "item-1",
    name: "Sound bar",
    returnableQuantity: 1,
    returnableUntil,
    returnRequest: { returnId: "return-1", status, quantity: 1, reason: "", answer: null, refunded: 0 },
  }) as Item // Only what returns are about.

let root: Root
let page: HTMLElement
let answer: { readonly success: boolean; readonly message: string }
let sent: ReadonlyArray<unknown>
let first: Item
let become: (now: Item) => void

beforeEach(() => {
  ;({ root, page } = openPage())
  answer = { success: true, message: "Your return is canceled." }
  sent = []
})

const request = (async (_operation: object, variables: object) => {
  sent = [...sent, variables]
  return { result: { ...answer, position: "1", fieldErrors: [] } }
  // The stand-in answers every operation alike.
}) as unknown as ShopContext["request"]

function Page() {
  const [now, setNow] = useState(first)
  become = setNow
  return <ItemReturn orderId="order-1" token="t" item={now} />
}

const show = (one: Item) => {
  first = one
  return renderShopPage(root, Page, { request })
}

const until = (met: () => unknown) => vi.waitUntil(() => act(async () => met()), { timeout: 10_000 })
const dialog = () => document.querySelector('[role="alertdialog"]')
const openDialog = async () => {
  buttonNamed("Cancel return of Sound bar").focus()
  await press("Cancel return of Sound bar")
  await until(dialog)
}

test.each(["REFUSED", "WITHDRAWN", "RECEIVED", "REFUNDED"])(
  "a return that is %s cannot be canceled",
  async (status) => {
    await show(item(status))
    await until(() => page.textContent?.startsWith("1 "))
    expect(page.querySelector("button")).toBeNull()
  },
)

test("a return is canceled once the shopper has confirmed it, and its state has the focus then", async () => {
  await show(item("REQUESTED"))
  await openDialog()
  expect(dialog()?.textContent).toContain("You keep 1 × Sound bar, and nothing is refunded for it.")
  expect(dialog()?.textContent).toContain("You can request a return again until 20 Mar, 2999.")
  await press("Keep the return")
  expect(sent).toEqual([])
  await openDialog()
  await press("Cancel the return")
  await until(() => dialog() === null)
  expect(sent).toMatchObject([{ orderId: "order-1", token: "t", itemId: "item-1", returnId: "return-1" }])
  await until(() => document.activeElement?.textContent === "1 return requested")
  await act(async () => become(item("WITHDRAWN")))
  expect(document.activeElement?.textContent).toBe("1 return canceled")
  expect(page.querySelector("button")).toBeNull()
})

test("whoever sends it at this moment, or could not ask again, is told before they cancel", async () => {
  await show(item("ACCEPTED", "2026-03-20T12:00:00Z"))
  await openDialog()
  expect(dialog()?.textContent).toContain("It is too late to request a return again.")
  expect(dialog()?.textContent).toContain("keep the return to get your refund")
})

test("staff who were faster are told in the dialog, which stays", async () => {
  answer = { success: false, message: "This return was already received, so it can no longer be canceled." }
  await show(item("ACCEPTED"))
  await openDialog()
  await act(async () => become(item("RECEIVED")))
  await press("Cancel the return")
  await until(() => dialog()?.querySelector('[role="alert"]'))
  expect(dialog()?.textContent).toContain(answer.message)
})
