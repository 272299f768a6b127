// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { postalCode } from "../local-storage/postal-code.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { Availability } from "./availability.tsx"

function Page() {
  return <Availability productId="tv" quantity={1} onPickUp={() => undefined} />
}

test("the focus stays in the field whose ZIP code is checked", async () => {
  const { page, root } = openPage()
  await renderShopPage(root, Page, {})
  const field = page.querySelector("input")
  if (field === null) throw new Error("no field")
  field.focus()
  field.value = "60606"
  await act(async () => field.form?.requestSubmit())
  expect(postalCode.get()).toBe("60606")
  expect(document.activeElement).toBe(field)
})

test("the one store that is not shown is not called stores", async () => {
  postalCode.set("60606")
  const { page, root } = openPage()
  const store = { address1: "", city: "", state: "IL", distance: 1, availableQuantity: 0 }
  const details = {
    productId: "tv",
    displayMessage: "",
    error: null,
    maxQuantity: 0,
    avaiableShipping: [],
    inStoreAvaibility: ["a", "b", "c", "d"].map((id) => ({ ...store, storeId: id, name: id })),
  }
  const request = vi.fn().mockResolvedValue({ getProductAvailabilityDetails: [details] })
  await renderShopPage(root, Page, { request })
  await act(async () => vi.waitUntil(() => page.textContent?.includes("View"), { timeout: 10_000 }))
  expect([...page.querySelectorAll("button")].at(-1)?.textContent).toBe("View 1 more")
})
