import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

test("four products are compared on a phone within their own frame", async ({ page }) => {
  await page.goto("/products/tires")
  const marks = page.getByRole("checkbox", { name: /^Compare/ })
  for (const place of [0, 1, 2, 3]) await marks.nth(place).check()
  const tray = page.getByRole("region", { name: "Products to compare" })
  await tray.getByRole("link", { name: /^Compare/ }).click()
  const comparison = page.getByRole("region", { name: "Comparison" })
  await expect(comparison).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width: 1024, height: 768 })
  expect(await comparison.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test("a row of products ends without a gap on a tablet, a notebook and a desktop", async ({ page }) => {
  await page.goto("/")
  for (const [width, columns] of [
    [768, 3],
    [1024, 3],
    [1440, 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const shown = (name: string) =>
      expect(page.getByRole("region", { name }).getByRole("article").filter({ visible: true }))
    await shown("Top-rated electronics").toHaveCount(2 * columns)
    await shown("Tires and wheels, ready to roll").toHaveCount(columns)
  }
})

test("what sticks to the edges of a phone leaves the page to a screen that is zoomed far in", async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await shopper.search("tv")
  await shopper.openFirstProduct()
  const edges = [page.getByRole("banner"), page.getByRole("navigation", { name: "Quick navigation" })]
  const details = page.getByRole("heading", { name: "Specifications" })
  await page.setViewportSize({ width: 360, height: 844 })
  await details.scrollIntoViewIfNeeded()
  for (const edge of edges) await expect(edge).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 360, height: 225 })
  await details.scrollIntoViewIfNeeded()
  for (const edge of edges) await expect(edge).not.toBeInViewport()
})

test("a price is whole on a narrow phone whose reader spreads the text", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto("/products/televisions")
  const products = page.getByRole("article")
  await expect(products.first()).toBeVisible()
  // WCAG 2.2, 1.4.12.
  await page.evaluate(() => {
    const spread = new CSSStyleSheet()
    spread.replaceSync(
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
    )
    document.adoptedStyleSheets.push(spread)
  })
  const hidden = products.evaluateAll((cards) =>
    cards.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  )
  expect(new Set(await hidden)).toEqual(new Set([0]))
})

test("every entry of the menu is in view on small and large notebooks", async ({ page }) => {
  for (const width of [900, 1280]) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto("/")
    // What a scrollbar takes on most desktops; that of this browser takes nothing.
    await page.locator("body").evaluate(({ style }) => {
      style.marginRight = "15px"
    })
    const menu = page.getByRole("navigation", { name: "Categories" }).getByRole("list")
    const entries = menu.getByRole("listitem").filter({ visible: true })
    await expect.poll(() => entries.count()).toBeGreaterThanOrEqual(10)
    await expect(menu.getByRole("button", { name: "Show More" })).toBeInViewport({ ratio: 1 })
    expect(await menu.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
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

test("the home page keeps its height while it is scrolled, with products that were viewed, too", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shopper = new Shopper(page)
  await shopper.search("tv")
  await shopper.openFirstProduct()
  const stored = () => page.evaluate(() => localStorage.getItem("voltread:viewed"))
  await expect.poll(stored).not.toBeNull()
  await page.goto("/")
  const viewed = page.getByRole("heading", { name: "Recently viewed" })
  await expect(viewed).toBeAttached()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  await viewed.scrollIntoViewIfNeeded()
  await expect(viewed).toBeInViewport()
  // Cards below the screen guess how many lines their names take; a row that no place is kept for is more than twice that.
  expect(Math.abs((await height()) - before)).toBeLessThan(120)
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

  const zoom = enlarged.getByRole("button", { name: "Zoom to 200%" })
  const width = async () => (await zoom.boundingBox())?.width ?? 0
  const scrolled = () => enlarged.getByRole("region", { name: "Picture" }).evaluate((it) => it.scrollTop)
  const whole = await width()
  await zoom.click({ position: { x: whole / 2, y: whole - 60 } })
  await expect(zoom).toHaveAttribute("aria-pressed", "true")
  expect(await width()).toBeCloseTo(2 * whole, 0)
  const bottom = await scrolled()
  expect(bottom).toBeGreaterThan(whole / 2)
  await zoom.press("ArrowUp")
  await expect.poll(scrolled).toBeLessThan(bottom)
  await zoom.press("Enter")
  await expect(zoom).toHaveAttribute("aria-pressed", "false")
  expect(await width()).toBeCloseTo(whole, 0)
  await zoom.press("Enter")
  await page.keyboard.press("Escape")
  await expect(enlarged).toBeHidden()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole("button", { name: "Enlarge the picture" }).click()
  await expect(zoom).toHaveAttribute("aria-pressed", "false")
  // A phone begins with the middle, where the product is.
  const besides = await enlarged
    .getByRole("region", { name: "Picture" })
    .evaluate(({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft / (scrollWidth - clientWidth))
  expect(besides).toBeCloseTo(0.5, 1)
})

test("an address of the back office that no page has keeps the menu, and leads back", async ({ page }) => {
  await new Staff(page).logIn("support@voltread.example")
  await page.goto("/backoffice/no/such/page")
  await expect(page.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeVisible()
  await expect(page).toHaveTitle(/^Not found · /)
  await expect(page.getByRole("navigation", { name: "Back office" }).getByText("Customers")).toBeVisible()
  await page.getByRole("link", { name: "Go to the orders" }).click()
  await expect(page).toHaveURL(/\/backoffice\/orders$/)
})

test("without a network a picture is asked for once, and it comes when the network is back", async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto("/products/tires", { waitUntil: "networkidle" })
  const products = page.getByRole("region", { name: "Products", exact: true })
  const picture = products.getByRole("article").last().locator("img")
  const src = await picture.getAttribute("src")
  await context.setOffline(true)
  const failed = page.waitForEvent("requestfailed", (request) => request.url().endsWith(src ?? ""))
  await picture.scrollIntoViewIfNeeded()
  await failed
  await context.setOffline(false)
  await expect
    .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0)
  expect(await picture.getAttribute("src")).toBe(src)
})
