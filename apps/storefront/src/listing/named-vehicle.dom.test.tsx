// @vitest-environment happy-dom

import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { NamedVehicle } from "./named-vehicle.tsx"

const FORD = { name: "2019 Ford F-150", trims: [{ vehicleId: "2019-ford-f-150-xlt", trim: "XLT" }] }

afterEach(() => vi.unstubAllGlobals())

test.each([
  ["2019 Ford F-150 tires", "Tires that fit a 2019 Ford F-150", "tires"],
  ["2019 Ford F-150", "Tires that fit a 2019 Ford F-150", "tires"],
  ["Rims 2019 Ford F-150", "Wheels that fit a 2019 Ford F-150", "wheels"],
])("%s leads to what fits", async (query, title, category) => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await renderShopPage(root, () => <NamedVehicle vehicle={FORD} query={query} />, {})
  expect(page.querySelector("p")?.textContent).toBe(title)
  expect(page.querySelector("a")?.textContent).toBe("XLT")
  expect(page.querySelector("a")?.getAttribute("href")).toBe(
    `/products/${category}?vehicle=2019-ford-f-150-xlt`,
  )
  await act(async () => root.unmount())
  page.remove()
})
