// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { REHYDRATE } from "@voltread/ui/session/persistence-actions.ts"
import { act } from "react"
import { test, vi } from "vitest"
import { customerIn } from "../session/logged-in.fixture.ts"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { createStore } from "../store/store.ts"
import { WishList } from "./wish-list.tsx"

test("an account's list that could not be loaded is asked for again", async () => {
  const store = createStore()
  store.dispatch(customerIn())
  store.dispatch({ type: REHYDRATE })
  const saved = { isSuccess: true, successMessage: "", errorMessage: "", fieldErrors: [] }
  const rest = vi
    .fn<ShopContext["rest"]>()
    .mockRejectedValueOnce(new ApiError("network", "No connection"))
    .mockResolvedValue({ ...saved, data: { savedProducts: { wish: [], later: [] } } })
  const { page, root } = openPage()
  const shown = (text: string) =>
    act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))
  await renderShopPage(root, WishList, { store, rest })
  await shown("Your wish list could not be loadedNo connection")
  await act(async () => page.querySelector("button")?.click())
  await shown("Nothing here yet.")
})
