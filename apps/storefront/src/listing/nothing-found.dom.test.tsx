// @vitest-environment happy-dom

import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { NothingFound } from "./nothing-found.tsx"

afterEach(() => vi.unstubAllGlobals())

function Page() {
  return (
    <NothingFound
      search={{ brand: ["LG"], page: 9 }}
      notice="There are only 3 pages."
      isFiltered
      isPastLastPage
    />
  )
}

test("a page after the last one leads to the first, with the filters, and does not say that nothing matches", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await renderShopPage(root, Page, {})
  expect(page.textContent).toContain("Nothing on this pageThere are only 3 pages.")
  const link = page.querySelector("a")
  expect(link?.textContent).toBe("Go to the first page")
  expect(link?.getAttribute("href")).toMatch(/brand=.*LG/)
  expect(link?.getAttribute("href")).not.toContain("page=")
  await act(async () => root.unmount())
  page.remove()
})
