import { expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"

const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ })

/** A listing, with all that loads after it: the cart is the last to be known. */
const openListing = async (page: Page) => {
  await page.goto("/search?q=tv")
  await expect(cartButton(page)).toContainText("empty")
  return new Shopper(page)
}

test("code that does not load keeps the page, says so, and is tried again", async ({ page }) => {
  const shopper = await openListing(page)
  // The first script is there: the shop is the same release, and only its parts are out of reach.
  await page.route("**/assets/*.js", (route) =>
    route.fulfill({ status: route.request().method() === "HEAD" ? 200 : 404 }),
  )
  await shopper
    .products()
    .first()
    .getByRole("button", { name: /Add .*to cart/ })
    .click()
  await expect(page.getByRole("alert")).toContainText("We could not reach the shop")
  await expect(shopper.products().first()).toBeVisible()
  await page.unrouteAll()
  await page.getByRole("button", { name: "Try again" }).click()
  await expect(page.getByRole("alert")).toBeHidden()
  await expect(cartButton(page)).toContainText("1 item")
  await cartButton(page).click()
  await expect(page.getByRole("dialog", { name: "Your cart (1)" })).toBeVisible()
})

test("a release that replaced the files reloads the page, once", async ({ page }) => {
  await openListing(page)
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  // Until the page asks for its first script: what it asks for from then on is the new release's.
  let isReplaced = true
  await page.route("**/assets/*.js", async (route) => {
    if (!isReplaced) return route.continue()
    if (route.request().method() === "HEAD") isReplaced = false
    return route.fulfill({ status: 404 })
  })
  const reloaded = page.waitForEvent("load")
  await cartButton(page).click()
  await reloaded
  await expect(cartButton(page)).toContainText("empty")
  await cartButton(page).click()
  await expect(page.getByRole("dialog", { name: "Your cart" })).toBeVisible()
  expect(loads).toBe(1)
})
