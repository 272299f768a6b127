// @vitest-environment happy-dom

import { noSavedProducts } from "@voltread/domain/catalogue/saved-products.ts"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { press } from "@voltread/ui/form/press.fixture.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { REHYDRATE } from "@voltread/ui/session/persistence-actions.ts"
import { act } from "react"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test, vi } from "vitest"
import { guestProducts } from "../saved-products/guest-products.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { cartLine } from "../store/cart-line.fixture.ts"
import { createStore } from "../store/store.ts"
import { SavedForLater } from "./saved-for-later.tsx"

let root: Root
let page: HTMLElement
let isReachable: boolean

beforeEach(() => {
  guestProducts.set(noSavedProducts)
  isReachable = true
  ;({ page, root } = openPage())
  guestProducts.set({
    ...noSavedProducts,
    later: [
      { productId: "tv", quantity: 1 },
      { productId: "gone", quantity: 2 },
    ],
  })
})

const open = () => {
  const store = createStore()
  store.dispatch({ type: REHYDRATE })
  const request = (async () => {
    if (!isReachable) throw new ApiError("network", "No connection")
    return { products: [{ ...cartLine("tv", { name: "LG OLED" }), salePrice: 10 }] }
    // The stand-in answers the one query that the page asks.
  }) as unknown as ShopContext["request"]
  return renderShopPage(root, SavedForLater, { store, request })
}
const shown = (text: string) =>
  act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))

test("what is no longer sold is said, and can be removed", async () => {
  await open()
  await shown("One product is no longer sold.")
  await press("Remove it")
  expect(guestProducts.get().later).toEqual([{ productId: "tv", quantity: 1 }])
})

test("products that could not be loaded are asked for again", async () => {
  isReachable = false
  await open()
  await shown("These products could not be loadedNo connection")
  isReachable = true
  await press("Try again")
  await shown("LG OLED")
})
