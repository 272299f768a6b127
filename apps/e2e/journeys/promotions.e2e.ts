import { expect, type Page } from "@playwright/test"
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

const newCode = (word: string): string => `${word}-${Date.now().toString(36).toUpperCase()}`

interface Offer {
  readonly code: string
  readonly kind: string
  readonly value?: readonly [string, string]
  readonly category?: string
}

const offer = async (page: Page, { category, code, kind, value }: Offer): Promise<void> => {
  await page.getByRole("button", { name: "New promotion" }).first().click()
  const dialog = page.getByRole("dialog", { name: "New promotion" })
  await dialog.getByLabel("Code").fill(code)
  await dialog.getByRole("button", { name: "Discount" }).click()
  await page.getByRole("option", { name: kind }).click()
  if (value !== undefined) await dialog.getByRole("textbox", { name: value[0] }).fill(value[1])
  if (category !== undefined) {
    await dialog.getByRole("combobox", { name: /^Categories/ }).fill(category)
    await page.getByRole("option", { name: category, exact: true }).click()
  }
  await dialog.getByRole("button", { name: "Save promotion" }).click()
  await expect(dialog).toBeHidden()
}

test("codes take an amount off, pay for the shipping, or hold for a category only", async ({ browser }) => {
  const [amount, shipping] = [newCode("MINUS"), newCode("SHIP")]
  const [tires, televisions] = [newCode("TIRES"), newCode("TVS")]
  const back = await browser.newPage()
  await new Staff(back).logIn("admin@voltread.example")
  await back.goto("/backoffice/prices/promotions")
  await offer(back, { code: amount, kind: "Amount off", value: ["Dollars", "12.34"] })
  await offer(back, { code: shipping, kind: "Free shipping" })
  await offer(back, { code: tires, kind: "Percent off", value: ["Percent", "50"], category: "Tires" })
  await offer(back, {
    code: televisions,
    kind: "Percent off",
    value: ["Percent", "50"],
    category: "Televisions",
  })

  const shopper = new Shopper(await browser.newPage())
  const summary = shopper.page.getByRole("region", { name: "Order summary" })
  const line = (name: string) =>
    summary
      .getByRole("term")
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator("..")
      .getByRole("definition")
  const cents = async (name: string) =>
    Math.round(Number(((await line(name).textContent()) ?? "").replaceAll(/[^\d.]/g, "")) * 100)
  const enter = async (code: string) => {
    await summary.getByLabel("Promotion code").fill(code)
    await summary.getByRole("button", { name: "Apply" }).click()
    await expect(summary.getByText(`Promotion code ${code}`)).toBeVisible()
  }
  const remove = () => summary.getByRole("button", { name: "Remove" }).click()
  await shopper.goToPayment("promotion@example.com")
  await expect(line("Shipping")).toHaveText(/^\$/)
  await expect(line("Sales tax")).toHaveText(/^\$/)
  const [subtotal, total] = [await cents("Subtotal"), await cents("Total")]

  await test.step("an amount", async () => {
    await enter(amount)
    await expect(line("Discount")).toHaveText("-$12.34")
    expect(await cents("Total")).toBeLessThan(total - 1_233)
    await remove()
    await expect(line("Discount")).toHaveCount(0)
  })

  await test.step("the shipping", async () => {
    await enter(shipping)
    await expect(line("Shipping")).toHaveText("Free")
    await remove()
    await expect(line("Shipping")).toHaveText(/^\$/)
  })

  await test.step("a category that the cart has nothing of, and one that it has something of", async () => {
    await enter(tires)
    await expect(summary.getByText("This code is for other products than those in your cart.")).toBeVisible()
    await expect(line("Discount")).toHaveCount(0)
    await remove()
    await enter(televisions)
    await expect(line("Discount")).toBeVisible()
    expect(await cents("Discount")).toBe(Math.round(subtotal / 2))
  })

  await test.step("the order has what the last one took off", async () => {
    const discount = await cents("Discount")
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(shopper.page).toHaveURL(/thank-you/)
    const paid = shopper.page.getByRole("term").filter({ hasText: "Discount" }).locator("..")
    await expect(paid).toContainText((discount / 100).toFixed(2))
  })
})
