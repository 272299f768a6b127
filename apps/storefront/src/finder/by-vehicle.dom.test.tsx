// @vitest-environment happy-dom
import { onlineManager } from "@tanstack/react-query"
import { ApiError } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { afterEach, expect, it, vi } from "vitest"
import type { ShopContext } from "../shop/shop-context.ts"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { ByVehicle } from "./by-vehicle.tsx"

afterEach(() => onlineManager.setOnline(true))

it("says that the shop cannot be reached while the browser is offline, and goes on by itself when it is back", async () => {
  onlineManager.setOnline(false)
  const request = (async () => {
    if (!onlineManager.isOnline()) throw new ApiError("network", "We could not reach the shop.")
    return { getVehicleYears: [2019] }
    // The stand-in answers the one query of the first step.
  }) as ShopContext["request"]
  const { page, root } = openPage()
  await renderShopPage(root, () => <ByVehicle kind="tires" />, { request })
  await act(() => vi.waitFor(() => expect(page.textContent).toContain("We could not reach the shop.")))
  await act(async () => onlineManager.setOnline(true))
  await act(() => vi.waitFor(() => expect(page.textContent).toContain("2019")))
  expect(page.textContent).not.toContain("We could not reach the shop.")
})
