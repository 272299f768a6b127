// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, test, vi } from "vitest"
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

afterEach(() => vi.unstubAllGlobals())

function Page() {
  return <BrandPage brand={BRAND} />
}

test("products that could not be loaded are not waited for", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const request = () => Promise.reject(new ApiError("network", "No connection"))
  await renderShopPage(root, Page, { request })
  const text = "These products could not be loadedNo connectionTry again"
  await act(async () => vi.waitUntil(() => page.textContent?.includes(text), { timeout: 10_000 }))
  await act(async () => root.unmount())
  page.remove()
})
