import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

test("an admin offers ten percent off, and a shopper pays that much less", async ({ browser }) => {
  const code = `FALL-${Date.now().toString(36).toUpperCase()}`
  const admin = new Staff(await browser.newPage())
  await test.step("the admin adds a code", async () => {
    const { page } = admin
    await admin.logIn("admin@voltread.example")
    await page.goto("/backoffice/prices/promotions")
    await page.getByRole("button", { name: "New promotion" }).first().click()
    const dialog = page.getByRole("dialog", { name: "New promotion" })
    await dialog.getByRole("button", { name: "Save promotion" }).click()
    await expect(dialog.getByText("Please enter 2 to 30 letters, digits or dashes")).toBeVisible()
    await dialog.getByLabel("Code").fill(code.toLowerCase())
    await dialog.getByRole("textbox", { name: "Percent" }).fill("10")
    await dialog.getByRole("button", { name: "Save promotion" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("row", { name: new RegExp(code) })).toContainText("10% off")
  })
  const shopper = new Shopper(await browser.newPage())
  const summary = shopper.page.getByRole("region", { name: "Order summary" })
  await test.step("a shopper enters it at checkout", async () => {
    await shopper.goToPayment("promotion@example.com")
    await summary.getByLabel("Promotion code").fill("NO-SUCH-CODE")
    await summary.getByRole("button", { name: "Apply" }).click()
    await expect(shopper.page.getByText("We do not know this code. Please check it.")).toBeVisible()
    await summary.getByLabel("Promotion code").fill(code)
    await summary.getByRole("button", { name: "Apply" }).click()
    await expect(summary.getByText("Discount")).toBeVisible()
    await expect(summary.getByText(`Promotion code ${code}`)).toBeVisible()
  })
  await test.step("the order costs that much, and the back office knows why", async () => {
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(shopper.page).toHaveURL(/thank-you/)
    await admin.page.goto("/backoffice/orders")
    await admin.page.getByRole("row").nth(1).getByRole("rowheader").getByRole("link").click()
    await expect(admin.page.getByText(code).first()).toBeVisible()
  })
})
