import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"

test("what is pressed before the page has come alive is done when it has", async ({ page }) => {
  let arrive = (): void => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route("**/assets/*.js", async (route) => {
    await arrived
    await route.continue()
  })
  await page.goto("/search?q=tv", { waitUntil: "commit" })
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
