import { expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

const SCRIPTS = /^\/assets\/.*\.js$/

/** How often the page is loaded anew from here on. */
const loadsOf = (page: Page): (() => number) => {
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  return () => loads
}

const cartButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Cart/ })

/** A listing, with all that loads after it: the cart is the last to be known. */
const openListing = async (page: Page) => {
  await page.goto("/search?q=tv")
  await expect(cartButton(page)).toContainText("empty")
  return new Shopper(page)
}

test("code that does not load keeps the page, says so, and is tried again", async ({
  page,
  expectMissing,
}) => {
  expectMissing(SCRIPTS)
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

test("a release that replaced the files reloads the page, once", async ({ page, expectMissing }) => {
  expectMissing(SCRIPTS)
  await openListing(page)
  const loads = loadsOf(page)
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
  const cart = page.getByRole("dialog", { name: "Your cart" })
  // Another part may have been missed before the press, which the new page has opened the cart for then.
  await expect(async () => {
    if (await cart.isHidden()) await cartButton(page).click({ timeout: 1_000 })
    await expect(cart).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(loads()).toBe(1)
})

test("a shopper without a network keeps the page, and goes on when it is back", async ({ page, context }) => {
  const shopper = await openListing(page)
  const loads = loadsOf(page)
  const product = shopper.products().first()

  await context.setOffline(true)
  await product.getByRole("button", { name: /Add .*to cart/ }).click()
  await expect(page.getByText("We could not reach the shop").first()).toBeVisible()
  await expect(product).toBeVisible()
  await context.setOffline(false)
  await product.getByRole("button", { name: /Add .*to cart/ }).click()
  await expect(cartButton(page)).toContainText("1 item")

  await context.setOffline(true)
  await page.getByRole("contentinfo").getByRole("link", { name: "How it works" }).click()
  const again = page.getByRole("button", { name: "Try again" })
  await again.click()
  await expect(again).toBeVisible()
  await expect(product).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/how/i)
  await expect(again).toBeHidden()
  expect(loads()).toBe(0)
})

test("support without a network keeps the page and what they typed", async ({ page, context }) => {
  const support = new Staff(page)
  await support.logIn("support@voltread.example")
  await page.goto("/backoffice/orders?status=PENDING_FULFILMENT")
  await page.getByRole("link", { name: /^VT-/ }).first().click()
  const note = page.getByRole("textbox", { name: "Note" })
  await note.fill("Typed before the network went")
  const loads = loadsOf(page)

  await context.setOffline(true)
  await page.getByRole("button", { name: "Cancel order" }).click()
  await expect(page.getByRole("alert")).toContainText("We could not reach the shop")
  await expect(note).toHaveValue("Typed before the network went")
  await context.setOffline(false)
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "No", exact: true }).click()
  await expect(dialog).toBeHidden()

  await context.setOffline(true)
  await page
    .getByRole("link", { name: /^Contacts/ })
    .first()
    .click()
  await expect(page.getByRole("alert")).toContainText("We could not reach the shop")
  await expect(note).toHaveValue("Typed before the network went")
  await context.setOffline(false)
  await expect(page.getByRole("heading", { level: 1, name: "Contacts" })).toBeVisible()
  expect(loads()).toBe(0)
})
