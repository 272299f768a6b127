// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { act } from "react"
import { expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { BrandPage } from "./brand-page.tsx"

const images = { thumbnail: "", small: "", large: "" }
const BRAND = {
  id: "sony",
  name: "Sony",
  description: "",
  founded: "",
  founder: "",
  headquarters: "",
  pastInnovations: "",
  warrantyPlans: "",
  images,
  rating: 4,
  ratingCount: 2,
  productCount: 1,
  productLines: [],
}

function Page() {
  return <BrandPage brand={BRAND} />
}

function PageOfNothing() {
  return <BrandPage brand={{ ...BRAND, productCount: 0 }} />
}

test("products that could not be loaded are not waited for", async () => {
  const { page, root } = openPage()
  const request = () => Promise.reject(new ApiError("network", "No connection"))
  await renderShopPage(root, Page, { request })
  const text = "These products could not be loadedNo connectionTry again"
  await act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))
})

test.each([
  [Page, "See its product"],
  [PageOfNothing, "None of its products are on sale right now."],
])("a brand without products in stock has no heading over nothing", async (Shown, words) => {
  const { page, root } = openPage()
  const request = vi.fn().mockResolvedValue({ searchProducts: { products: [] } })
  await renderShopPage(root, Shown, { request })
  await act(async () => vi.waitUntil(() => !page.textContent?.includes("Top-rated"), { timeout: 10_000 }))
  expect(page.textContent).toContain(words)
})
