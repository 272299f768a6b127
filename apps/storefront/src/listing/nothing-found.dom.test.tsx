// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { expect, test } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { NothingFound } from "./nothing-found.tsx"

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
  const { page, root } = openPage()
  await renderShopPage(root, Page, {})
  expect(page.textContent).toContain("Nothing on this pageThere are only 3 pages.")
  const link = page.querySelector("a")
  expect(link?.textContent).toBe("Go to the first page")
  expect(link?.getAttribute("href")).toMatch(/brand=.*LG/)
  expect(link?.getAttribute("href")).not.toContain("page=")
})
