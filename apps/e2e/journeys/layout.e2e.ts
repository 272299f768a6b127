import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"

test("four products are compared on a phone within their own frame", async ({ page }) => {
  await page.goto("/products/tires")
  const marks = page.getByRole("checkbox", { name: /^Compare/ })
  for (const place of [0, 1, 2, 3]) await marks.nth(place).check()
  const tray = page.getByRole("region", { name: "Products to compare" })
  await tray.getByRole("link", { name: /^Compare/ }).click()
  await expect(page.getByRole("region", { name: "Comparison" })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test("every entry of the menu is in view on a small notebook", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 700 })
  await page.goto("/")
  const menu = page.getByRole("navigation", { name: "Categories" }).getByRole("listitem")
  for (const entry of await menu.all()) {
    if (await entry.isVisible()) await expect(entry).toBeInViewport({ ratio: 1 })
  }
})

test("a tablet shows a product's price without scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const shopper = new Shopper(page)
  await shopper.search("tv")
  await shopper.openFirstProduct()
  await expect(page.getByRole("button", { name: "Add to cart", exact: true }).first()).toBeVisible()
  await expect(
    page
      .getByRole("main")
      .getByText(/^(Now )?\$[\d,.]+$/)
      .first(),
  ).toBeInViewport({ ratio: 1 })
})

test("a product's pictures are chosen by thumbnails and arrow keys, and enlarged", async ({ page }) => {
  await page.goto("/products/tires")
  await new Shopper(page).openFirstProduct()
  const thumbnails = page.getByRole("list", { name: "Choose a picture" }).getByRole("button")
  await expect(thumbnails.first()).toHaveAttribute("aria-pressed", "true")
  await expect(async () => {
    await thumbnails.nth(1).click()
    await expect(thumbnails.nth(1)).toHaveAttribute("aria-pressed", "true", { timeout: 2_000 })
  }).toPass()
  await page.getByRole("list", { name: "Pictures" }).press("ArrowRight")
  await expect(thumbnails.nth(2)).toHaveAttribute("aria-pressed", "true")
  await page.getByRole("button", { name: "Enlarge the picture" }).click()
  const enlarged = page.getByRole("dialog")
  await expect(enlarged.getByRole("button", { name: "Close" })).toBeFocused()
  await page.keyboard.press("Escape")
  await expect(enlarged).toBeHidden()
})
