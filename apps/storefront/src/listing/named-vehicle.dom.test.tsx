// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { expect, test } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { NamedVehicle } from "./named-vehicle.tsx"

const FORD = { name: "2019 Ford F-150", trims: [{ vehicleId: "2019-ford-f-150-xlt", trim: "XLT" }] }

test.each([
  ["2019 Ford F-150 tires", "Tires that fit a 2019 Ford F-150", "tires"],
  ["2019 Ford F-150", "Tires that fit a 2019 Ford F-150", "tires"],
  ["Rims 2019 Ford F-150", "Wheels that fit a 2019 Ford F-150", "wheels"],
])("%s leads to what fits", async (query, title, category) => {
  const { page, root } = openPage()
  await renderShopPage(root, () => <NamedVehicle vehicle={FORD} query={query} />, {})
  expect(page.querySelector("p")?.textContent).toBe(title)
  expect(page.querySelector("a")?.textContent).toBe("XLT")
  expect(page.querySelector("a")?.getAttribute("href")).toBe(
    `/products/${category}?vehicle=2019-ford-f-150-xlt`,
  )
})
