// @vitest-environment happy-dom

import { openPage } from "@voltread/ui/page/open-page.fixture.ts"
import type { Root } from "react-dom/client"
import { beforeEach, expect, test } from "vitest"
import { renderShopPage } from "../shop/shop-page.fixture.tsx"
import { CheckoutProblems } from "./checkout-problems.tsx"

let root: Root
let page: HTMLElement

beforeEach(() => {
  ;({ page, root } = openPage())
})

const show = (refusal: string | null, problems: ReadonlyArray<string>) =>
  renderShopPage(root, () => <CheckoutProblems refusal={refusal} problems={problems} />, {})

test("what is wrong with the cart is said once, also where it was the refusal, and leads to the cart", async () => {
  await show("The TV is no longer sold. Only 1 of the tire is left.", [
    "The TV is no longer sold.",
    "Only 1 of the tire is left.",
  ])
  expect(page.textContent?.match(/no longer sold/g)).toHaveLength(1)
  expect(page.textContent?.match(/Only 1/g)).toHaveLength(1)
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/cart")
})

test("what is wrong with the cart is said before anybody tries to pay", async () => {
  await show(null, ["The TV is no longer sold."])
  expect(page.textContent).toContain("The TV is no longer sold.")
  expect(page.querySelector("[role=alert]")).toBeNull()
})

test("a card that was declined does not lead to the cart", async () => {
  await show("Your card was declined.", [])
  expect(page.textContent).toContain("Everything you entered is still here.")
  expect(page.querySelector("a")).toBeNull()
})
