// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { postalCode } from "../local-storage/postal-code.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { cartLine } from "../store/cart-line.fixture.ts"
import { DeliveryChoice } from "./delivery-choice.tsx"

const STORE = {
  storeId: "chicago",
  name: "Chicago",
  city: "Chicago",
  state: "IL",
  distance: 1,
  availableQuantity: 4,
}
let stores = [STORE]
const LINES = [cartLine("tv")]

let root: Root
let page: HTMLElement
/** The server holds its answer to a choice until told. */
let refuse: () => void

const request = (async (operation: object) => {
  if (String(operation).includes("chooseDelivery"))
    await new Promise((_resolve, reject) => {
      refuse = () => reject(new ApiError("refused", "Nothing is left there."))
    })
  return {
    getProductAvailabilityDetails: [
      { productId: "tv", inStoreAvaibility: stores, avaiableShipping: [], error: null },
    ],
  }
  // The stand-in answers the two operations of the part.
}) as unknown as ShopContext["request"]

beforeEach(() => {
  postalCode.set("")
  postalCode.set("60606")
  stores = [STORE]
  ;({ page, root } = openPage())
})

test("a line that can be had in one way asks nothing", async () => {
  const lines = [
    cartLine("tv"),
    cartLine("phone", { shippingCost: 5 }),
    cartLine("rim", { isShippable: false }),
  ]
  await renderShopPage(root, () => <DeliveryChoice lines={lines} />, { request })
  await act(async () => vi.waitUntil(() => page.textContent?.includes("Pick up at Chicago"), 10_000))
  const labels = [...page.querySelectorAll("select")].map(({ labels }) => labels[0]?.textContent)
  expect(labels).toEqual(["tv", "rim"])
  expect(page.textContent).toContain("phoneShip To Home: $5.00")
})

test("a choice shows and keeps the focus until it is answered, and is taken back if it is refused", async () => {
  await renderShopPage(root, () => <DeliveryChoice lines={LINES} />, { request })
  await act(async () => vi.waitUntil(() => page.textContent?.includes("Pick up at Chicago"), 10_000))
  const select = page.querySelector("select")
  if (select === null) throw new Error("There is nothing to choose from")
  select.focus()
  await act(async () => {
    select.value = "chicago"
    select.dispatchEvent(new Event("change", { bubbles: true }))
  })
  await vi.waitUntil(() => refuse !== undefined)
  expect(select.disabled).toBe(false)
  expect(document.activeElement).toBe(select)
  expect(select.value).toBe("chicago")
  stores = []
  await act(async () => refuse())
  await act(async () => vi.waitUntil(() => select.value === "ship", 10_000))
  await act(async () => vi.waitUntil(() => select.options.length === 2, 10_000))
  expect(document.activeElement).toBe(select)
})
