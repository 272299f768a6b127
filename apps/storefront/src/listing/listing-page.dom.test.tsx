// @vitest-environment happy-dom

import { ApiError } from "@voltread/ui/api/api-error.ts"
import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import { until } from "@voltread/ui/page/until.fixture.ts"
import { expect, test } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { ListingPage } from "./listing-page.tsx"

let text: () => string
let links: () => ReadonlyArray<string | null>
const showTires = async (tireSize: string, refusal: string) => {
  const { page, root } = openPage()
  text = () => page.textContent ?? ""
  links = () => [...page.querySelectorAll("a")].map((link) => link.getAttribute("href"))
  await renderShopPage(root, () => <ListingPage title="Tires" category="tires" search={{ tireSize }} />, {
    request: () => Promise.reject(new ApiError("refused", refusal)),
  })
}
const shown = (words: string) => until(() => expect(text()).toContain(words), 10_000)

test("a size that is none says so and leads to the choice of sizes; trying again would not help", async () => {
  await showTires("abc", "Refused.")
  await shown("“ABC” is not a tire size")
  expect(links()).toContain("/tires?by=size")
  expect(text()).not.toContain("Try again")
  expect(text()).not.toContain("sizes that replace it")
})

test("a size that is one is tried again where the shop is to blame", async () => {
  await showTires("225/65R17", "Something went wrong.")
  await shown("Something went wrong.")
  expect(text()).toContain("Try again")
})
