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

it("leaves the page by its link alone: a choice of a size, as by an arrow key, may not be the last one", async () => {
  const fitments = ["235/40R18", "215/50R17"].map((label, position) => ({
    ...{ position, label },
    ...{ isOriginal: position === 0, isStaggered: false },
  }))
  const request = (async () => ({
    getVehicleYears: [2019],
    getVehicleMakes: ["Honda"],
    getVehicleModels: ["Civic"],
    getVehicleTrims: [{ vehicleId: "civic", trim: "LX" }],
    getVehicle: { vehicleId: "civic", name: "2019 Honda Civic LX", fitments },
    // The stand-in answers every step at once.
  })) as unknown as ShopContext["request"]
  const { page, root } = openPage()
  await renderShopPage(root, () => <ByVehicle kind="tires" />, { request })
  const choose = async (place: number, id: string) => {
    const select = () => page.querySelectorAll("select")[place]
    await act(() => vi.waitFor(() => expect(select()?.disabled).toBe(false)))
    await act(async () => {
      const found = select()
      if (found === undefined) return
      found.value = id
      found.dispatchEvent(new Event("change", { bubbles: true }))
    })
  }
  for (const [place, id] of ["2019", "Honda", "Civic", "civic"].entries()) await choose(place, id)
  const target = () => page.querySelector("a")?.getAttribute("href")
  await act(() => vi.waitFor(() => expect(target()).toBe("/products/tires?vehicle=civic")))
  for (const position of ["0", "1"]) {
    await choose(4, position)
    expect(target()).toBe(`/products/tires?vehicle=civic&fitment=${position}`)
  }
})
