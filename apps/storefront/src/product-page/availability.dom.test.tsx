// @vitest-environment happy-dom

import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { postalCode } from "../local-storage/postal-code.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { Availability } from "./availability.tsx"

afterEach(() => {
  postalCode.set("")
  vi.unstubAllGlobals()
})

function Page() {
  return <Availability productId="tv" quantity={1} onPickUp={() => undefined} />
}

test("the focus stays in the field whose ZIP code is checked", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await renderShopPage(root, Page, {})
  const field = page.querySelector("input")
  if (field === null) throw new Error("no field")
  field.focus()
  field.value = "60606"
  await act(async () => field.form?.requestSubmit())
  expect(postalCode.get()).toBe("60606")
  expect(document.activeElement).toBe(field)
  await act(async () => root.unmount())
  page.remove()
})
