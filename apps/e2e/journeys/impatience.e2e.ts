import { expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"

/** Opens an address whose code waits until the answer is called. */
const openWithoutCode = async (page: Page, address: string): Promise<() => void> => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto(address, { waitUntil: "commit" })
  return arrive
}

test("what is pressed before the page has come alive is done when it has", async ({ page }) => {
  const arrive = await openWithoutCode(page, "/search?q=tv")
  const button = new Shopper(page)
    .products()
    .first()
    .getByRole("button", { name: /^Add to cart/ })
  await button.click()
  await expect(button).toHaveAttribute("aria-busy", "true")
  arrive()
  await expect(page.getByText(/is in your cart/)).toBeVisible()
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
  expect(JSON.stringify(await page.context().storageState())).not.toContain("1111")
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  await expect(page).toHaveURL(/thank-you/)
  const kept = await page.evaluate(() => localStorage.getItem("voltread:checkout-draft"))
  expect(kept).not.toContain("Main Street")
})
