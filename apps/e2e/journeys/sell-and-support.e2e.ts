import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { DECLINED_CARD, GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

/** The main job of the platform, from a shopper's search to the admin's figures. */
test("a shopper buys, support follows the order, an admin sees the revenue", async ({ browser }) => {
  test.setTimeout(180_000)
  const lastName = `Tester${Date.now() % 100_000}`
  const shopper = new Shopper(await browser.newPage())
  const support = new Staff(await browser.newPage())
  let number = ""

  await test.step("support watches the list of orders", async () => {
    await support.logIn("support@voltread.example")
    await expect(support.page.getByRole("heading", { name: "Orders" })).toBeVisible()
  })

  await test.step("the shopper finds a product and puts two in the cart", async () => {
    await shopper.search("television")
    await shopper.openFirstProduct()
    await shopper.page.getByRole("button", { name: /^Increase quantity/ }).click()
    await shopper.page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await expect(shopper.page.getByRole("heading", { name: "Your cart (2)" })).toBeVisible()
    await shopper.page.getByRole("link", { name: "Check out" }).click()
    await expect(shopper.page).toHaveURL(/\/checkout/)
  })

  await test.step("a declined card gets a clear message, and nothing is lost", async () => {
    const { page } = shopper
    await page.getByLabel("Email", { exact: true }).fill("erin.tester@example.com")
    await shopper.fillAddress(lastName)
    await shopper.fillCard(DECLINED_CARD)
    await shopper.pay()
    await expect(page.getByRole("alert")).toContainText(/declined/i)
    await expect(page.getByLabel("Last name", { exact: true })).toHaveValue(lastName)
    await expect(page.getByLabel("Card number")).toHaveValue(DECLINED_CARD)
    await shopper.payBy("Klarna")
    await expect(page.getByRole("alert")).toBeHidden()
    await shopper.payBy("Credit or debit card")
  })

  await test.step("a good card places the order", async () => {
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(shopper.page).toHaveURL(/\/thank-you/)
    const confirmation = shopper.page.getByText(/VT-[0-9A-Z]{5}-[0-9A-Z]{5}/).first()
    await expect(confirmation).toBeVisible()
    number = /VT-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await confirmation.textContent()) ?? "")?.[0] ?? ""
  })

  await test.step("support sees the order arrive without reloading and opens it", async () => {
    await support.page.getByRole("link", { name: number }).click()
    await expect(support.page.getByRole("heading", { name: new RegExp(number) })).toBeVisible()
  })

  await test.step("support adds a note and a shipment", async () => {
    const { page } = support
    await page.getByRole("textbox", { name: "Subject" }).fill("Delivery")
    await page.getByRole("textbox", { name: "Note" }).fill("Leave it with the neighbor, please.")
    await page.getByRole("button", { name: /Add note/ }).click()
    await expect(page.getByText("Leave it with the neighbor, please.")).toBeVisible()

    await support.recordShipment()
    await expect(page.getByText("1Z999AA10123456784").first()).toBeVisible()
  })

  await test.step("the shopper's page shows the shipment by itself", async () => {
    await shopper.page.goto(shopper.page.url().replace("/thank-you", ""))
    await expect(shopper.page.getByText("1Z999AA10123456784").first()).toBeVisible()
    const history = shopper.page.getByRole("list", { name: "History of your order" })
    await expect(history.getByText("Shipped", { exact: true })).toBeVisible()
    await expect(shopper.page.getByText("Leave it with the neighbor")).toHaveCount(0)
  })

  await test.step("support looks at the order as it was before", async () => {
    const { page } = support
    await page.goto(`${page.url().split("?")[0]}?at=0`)
    await expect(page.getByText(/as it was|as of/i).first()).toBeVisible()
    await expect(
      page
        .getByRole("link", { name: /now/i })
        .or(page.getByRole("button", { name: /now/i }))
        .first(),
    ).toBeVisible()
  })

  await test.step("support is told that reports are not for them", async () => {
    await support.page.goto("/backoffice/reports/revenue")
    await expect(support.page.getByText("You have no access to this page").first()).toBeVisible()
  })

  await test.step("an admin sees today's revenue and exports it", async () => {
    const admin = new Staff(await (await browser.newContext({ acceptDownloads: true })).newPage())
    await admin.logIn("admin@voltread.example")
    await admin.page.goto("/backoffice/reports/revenue")
    const table = admin.page.getByRole("grid").or(admin.page.getByRole("table")).last()
    await expect(table).toBeVisible()
    const download = admin.page.waitForEvent("download")
    await admin.page
      .getByRole("link", { name: /CSV/ })
      .or(admin.page.getByRole("button", { name: /CSV/ }))
      .first()
      .click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
    await admin.page.goto("/backoffice/reports/affiliate-summary")
    await expect(admin.page.getByRole("heading", { name: "Affiliate Summary" })).toBeVisible()
  })
})
