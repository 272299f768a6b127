import { expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { mailsTo } from "../mailbox.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

/** The simulated vendor scores an order by a tag in the address. */
const buyAs = async (shopper: Shopper, email: string): Promise<string> => {
  const { page } = shopper
  await shopper.search("television")
  await shopper.openFirstProduct()
  await page.getByRole("button", { name: "Add to cart", exact: true }).click()
  await page.getByRole("link", { name: "Check out" }).click()
  await expect(page).toHaveURL(/\/checkout/)
  await page.getByLabel("Email", { exact: true }).fill(email)
  await shopper.fillAddress()
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  await expect(page).toHaveURL(/\/thank-you/)
  const number = page.getByText(/VT-[0-9A-Z]{5}-[0-9A-Z]{5}/).first()
  return /VT-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await number.textContent()) ?? "")?.[0] ?? ""
}

/** The queue is oldest first: a new order is on its last page. */
const seeTheNewest = async (page: Page, number: string): Promise<void> => {
  const more = page.getByRole("button", { name: "Show more reviews" })
  await expect(async () => {
    if (await more.isVisible()) await more.click()
    await expect(page.getByRole("article", { name: `Order ${number}` })).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test("orders that look like fraud are reviewed, and decided by one key each", async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000)
  const support = new Staff(await browser.newPage())
  const { page } = support
  const reviewed = (number: string) => page.getByRole("article", { name: `Order ${number}` })

  await test.step("support waits for orders to review", async () => {
    await support.logIn("support@voltread.example")
    await expect(page.getByRole("heading", { name: "Orders" })).toBeVisible()
    await page.keyboard.press("g")
    await page.keyboard.press("v")
    await expect(page.getByRole("heading", { name: "Orders to review" })).toBeVisible()
  })

  await test.step("an order with a high score appears by itself, with its reasons, and is approved", async () => {
    const shopper = new Shopper(await browser.newPage())
    const number = await buyAs(shopper, `erin.${Date.now()}+risk88@example.com`)
    await seeTheNewest(page, number)
    await expect(reviewed(number)).toContainText("The fraud score is 88; orders above 50 are reviewed.")
    await expect(page.getByRole("link", { name: /To review/ })).toContainText(/[1-9]/)
    await reviewed(number).getByRole("link", { name: number }).focus()
    await page.keyboard.press("a")
    await expect(reviewed(number)).toContainText(
      /\$[\d,.]+ is paid in full\. The order goes on to shipping\./,
    )
    await page.keyboard.press("z")
    await expect(reviewed(number).getByRole("button", { name: "Approve" })).toBeVisible()
    await expect(page.getByRole("status").filter({ hasText: `Undone. Order ${number}` })).toBeAttached()
    await expect(reviewed(number).getByRole("link", { name: number })).toBeFocused()
    await page.keyboard.press("a")
    await expect(reviewed(number)).toBeHidden({ timeout: 20_000 })
    await page.goto("/backoffice/orders")
    await page.getByRole("link", { name: number }).click()
    await expect(page.getByRole("heading", { name: number }).locator("..")).toContainText("Payment received")
  })

  await test.step("another is canceled, its money goes back, and the customer hears of both", async () => {
    await page.goto("/backoffice/reviews")
    const shopper = new Shopper(await browser.newPage())
    const email = `erin.${Date.now()}+risk91+disposable@example.com`
    const number = await buyAs(shopper, email)
    await seeTheNewest(page, number)
    await expect(reviewed(number)).toContainText("The email address is disposable.")
    await reviewed(number).getByRole("link", { name: number }).focus()
    await page.keyboard.press("c")
    await expect(reviewed(number)).toContainText(/Refunds \$[\d,.]+ to Visa 1111 and tells the customer\./)
    const amount =
      /Refunds (\$[\d,.]+) to/.exec((await reviewed(number).textContent()) ?? "")?.[1] ?? "nothing"
    // Whoever leaves the page has decided.
    await page.keyboard.press("g")
    await page.keyboard.press("o")
    await expect(page.getByText(`Order ${number} canceled.`)).toBeVisible()

    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject))
      .toEqual([
        `We refunded ${amount} for your order ${number}`,
        `Your order ${number} was canceled`,
        `Your order ${number} is confirmed`,
      ])
    for (const mail of (await mailsTo(request, email)).slice(0, 2))
      expect(mail.text.replaceAll(/ +/g, " ")).toContain(`To Visa ending in 1111 ${amount}`)

    await page.goto("/backoffice/orders?status=CANCELLED")
    await page.getByRole("link", { name: number }).click()
    const totals = page.getByRole("region", { name: "Items (1)" })
    await expect(totals).toContainText(`Refunded-${amount}`)
    await expect(totals).toContainText("Kept$0.00")
  })
})
