import { expect, type Page } from "@playwright/test"
import { holdRequests } from "../hold-requests.ts"
import { test } from "../journey.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"

/** Opens an address whose code waits until the answer is called. */
const openWithoutCode = async (page: Page, address: string): Promise<() => void> => {
  const arrive = await holdRequests(page, "**/assets/*.js")
  await page.goto(address, { waitUntil: "commit" })
  return arrive
}

test("what is pressed before the page has come alive is done when it has, where the page was scrolled to", async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, "/search?q=tv")
  const button = new Shopper(page)
    .products()
    .getByRole("button", { name: /^Add to cart/ })
    .nth(8)
  await button.click()
  await expect(button).toHaveAttribute("aria-busy", "true")
  const scrolledTo = await page.evaluate(() => scrollY)
  expect(scrolledTo).toBeGreaterThan(0)
  arrive()
  await expect(page.getByText(/is in your cart/)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(scrolledTo)
  await expect(button).not.toHaveAttribute("aria-busy")
  await expect(page.getByRole("banner").getByRole("button", { name: /^Cart/ })).toContainText("1 item")
})

test("what is ticked and chosen before the page has come alive counts when it has", async ({ page }) => {
  const arrive = await openWithoutCode(page, "/search?q=tv")
  const products = new Shopper(page).products()
  const compare = products.first().getByRole("checkbox", { name: /^Compare/ })
  await compare.check()
  const second = products.nth(1).getByRole("checkbox", { name: /^Compare/ })
  await second.check()
  await second.uncheck()
  await page.getByLabel("Sort by").selectOption("Price, low to high")
  arrive()
  await expect(page).toHaveURL(/sort=price_asc/)
  await expect(
    page.getByRole("region", { name: "Products to compare" }).getByRole("link", { name: "Compare (1)" }),
  ).toBeVisible()
})

test("what is pressed early on a comparison and a vehicle's listing is done, too", async ({ page }) => {
  await test.step("differences only, a product less, and the dark theme", async () => {
    await page.goto("/products/tires")
    const links = await new Shopper(page).products().getByRole("link").all()
    const paths = await Promise.all(links.slice(0, 3).map((link) => link.getAttribute("href")))
    const ids = paths.map((path) => path?.split("/").at(-1))
    const arrive = await openWithoutCode(page, `/compare?products=${ids.join(",")}`)
    const comparison = page.getByRole("region", { name: "Comparison" })
    await expect(comparison.getByRole("columnheader")).toHaveCount(3)
    await page.getByRole("checkbox", { name: "Differences only" }).check()
    await comparison
      .getByRole("button", { name: /from the comparison$/ })
      .first()
      .click()
    await page.getByRole("button", { name: "Dark theme" }).click()
    arrive()
    await expect(comparison.getByRole("columnheader")).toHaveCount(2)
    await expect(page.getByRole("checkbox", { name: "Differences only" })).toBeChecked()
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark")
    await page.unrouteAll({ behavior: "wait" })
  })

  await test.step("a search saved, and a set for both axles", async () => {
    const arrive = await openWithoutCode(page, "/products/tires?vehicle=2022-bmw-3-series-m340i")
    await page.getByRole("button", { name: "Save search" }).click()
    await page
      .getByRole("button", { name: /^Add 2 front, 2 rear/ })
      .first()
      .click()
    arrive()
    await expect(page.getByRole("dialog", { name: "Your cart (4)" })).toBeVisible()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible()
    await page.unrouteAll({ behavior: "wait" })
  })
})

test("words typed before the page has come alive get suggestions when it has", async ({ page }) => {
  const arrive = await openWithoutCode(page, "/")
  await page.getByRole("combobox", { name: "Search products" }).pressSequentially("lapt")
  arrive()
  const suggestions = page.getByRole("listbox", { name: "Suggestions" })
  await expect(suggestions.getByRole("option", { name: /Laptop/ }).first()).toBeVisible()
})

test("a form sent before the page has come alive is answered on the same page", async ({ page }) => {
  await page.goto("/search?q=tv")
  const href = await new Shopper(page).products().first().getByRole("link").first().getAttribute("href")
  const arrive = await openWithoutCode(page, href ?? "")
  await page.getByLabel("Your ZIP code").fill("60606")
  await page.getByLabel("Your ZIP code").press("Enter")
  arrive()
  await expect(page.getByText(/Estimated by|No longer|not available/).first()).toBeVisible()
  expect(new URL(page.url()).search).toBe("")
})

test("a filled cart and its checkout come with the page, and what is done to them early counts", async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment("keeper@example.com")
  const name = await page.getByRole("region", { name: "Order summary" }).getByRole("listitem").textContent()
  let arrive = await openWithoutCode(page, "/cart")
  const line = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")
  await expect(line).toContainText((name ?? "").split(" ×")[0] ?? "")
  const more = line.getByRole("button", { name: /^Increase quantity/ })
  await more.click()
  await expect(more).toHaveAttribute("aria-busy", "true")
  arrive()
  await expect(line.getByRole("spinbutton")).toHaveValue("2")

  await page.unrouteAll({ behavior: "wait" })
  arrive = await openWithoutCode(page, "/checkout")
  await expect(page.getByRole("region", { name: "Order summary" })).toContainText("× 2")
  await page.getByLabel("Email", { exact: true }).fill("sooner@example.com")
  await page.getByLabel("ZIP code", { exact: true }).fill("46204")
  await page.getByLabel("State", { exact: true }).selectOption({ label: "Indiana" })
  await page.getByLabel("Stores near ZIP code").fill("46204")
  arrive()
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("100 Main Street")
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("sooner@example.com")
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("IN")
  await expect(page.getByLabel("Stores near ZIP code")).toHaveValue("46204")
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  await expect(page).toHaveURL(/thank-you/)
})

test("a form that is filled in and sent before the page has come alive is sent when it has", async ({
  page,
}) => {
  const arrive = await openWithoutCode(page, "/login")
  await page.getByLabel("Email", { exact: true }).fill("nobody@example.com")
  await page.getByLabel("Password", { exact: true }).fill("Wheels-4-all")
  await page.getByLabel("Password", { exact: true }).press("Enter")
  arrive()
  await expect(page.getByText("User not registered with us.")).toBeVisible()
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("nobody@example.com")
})

test("a page may be left while it still comes alive", async ({ page, context }) => {
  // The slower the machine, the longer the page is half alive.
  const session = await context.newCDPSession(page)
  await session.send("Emulation.setCPUThrottlingRate", { rate: 8 })
  const shopper = new Shopper(page)
  for (const words of ["television", "laptop"]) await shopper.search(words)
})

test("the checkout keeps what was typed over a reload, but not the card, until the order", async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment("keeper@example.com")
  await shopper.fillCard(GOOD_CARD)
  await page.reload()
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("keeper@example.com")
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("100 Main Street")
  await expect(page.getByLabel("State", { exact: true })).toHaveValue("IL")
  await expect(page.getByLabel("Card number")).toHaveValue("")
  const stored = JSON.stringify(await page.context().storageState())
  expect(stored).toContain("100 Main Street")
  expect(stored).not.toMatch(/4111 ?1111|(?<![\w-])1111(?![\w-])/)
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  await expect(page).toHaveURL(/thank-you/)
  const kept = await page.evaluate(() => localStorage.getItem("voltread:checkout-draft"))
  expect(kept).not.toContain("Main Street")
})

test("nobody pays a total before it is the one of the address", async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment("hasty@example.com")
  await shopper.fillCard(GOOD_CARD)
  await expect(page.getByRole("button", { name: /^Pay \$/ })).toBeVisible()
  const asked = Promise.withResolvers<void>()
  await page.route(/\/graphql/, async (route) => {
    if (route.request().postData()?.includes("checkoutQuote") === true) await asked.promise
    await route.continue()
  })
  await page.getByLabel("ZIP code", { exact: true }).fill("60614")
  const waiting = page.getByRole("button", { name: "Updating your total…" })
  await waiting.focus()
  await page.keyboard.press("Enter")
  await expect(waiting).toBeFocused()
  asked.resolve()
  await shopper.pay()
  await expect(page).toHaveURL(/\/thank-you/)
})
