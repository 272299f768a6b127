import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

test("what an admin sets is charged within seconds, and the settings know who changed them", async ({
  browser,
}) => {
  const admin = await browser.newPage()
  const shopper = new Shopper(await browser.newPage())
  const line = (name: string) =>
    shopper.page
      .getByRole("region", { name: "Order summary" })
      .getByText(name)
      .locator("..")
      .getByRole("definition")
  const dialog = admin.getByRole("dialog")
  /** Of Illinois; answers what it was. */
  const change = async (section: string, label: string, value: string): Promise<string> => {
    await admin.getByRole("button", { name: `Change ${section}`, exact: true }).click()
    const field = dialog.getByRole("textbox", { name: `Illinois, ${label}`, exact: true })
    const before = await field.inputValue()
    await field.fill(value)
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect(dialog).toBeHidden()
    return before
  }
  /** A page that is open learns of it when it is loaded anew. */
  const expectLine = (name: string, text: string | RegExp) =>
    expect(async () => {
      await shopper.page.reload()
      await expect(line(name)).toHaveText(text, { timeout: 5_000 })
    }).toPass()

  await shopper.goToPayment("settings@example.com")
  await expect(line("Sales tax")).toHaveText(/^\$/)
  const tax = (await line("Sales tax").textContent()) ?? ""
  const shipping = (await line("Shipping").textContent()) ?? ""
  await new Staff(admin).logIn("admin@voltread.example")
  await admin.goto("/backoffice/settings")

  await test.step("a rate of more than a state may take is not saved", async () => {
    await admin.getByRole("button", { name: "Change sales tax", exact: true }).click()
    await dialog.getByRole("textbox", { name: "Illinois, %" }).fill("21")
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect(dialog.getByText("Please enter a percentage up to 20")).toBeVisible()
    await dialog.getByRole("button", { name: "Close" }).click()
  })

  const rate = await change("sales tax", "%", "0")
  try {
    await expectLine("Sales tax", "$0.00")
  } finally {
    await change("sales tax", "%", rate)
  }
  await expectLine("Sales tax", tax)

  const surcharge = await change("shipping", "$", "25.00")
  try {
    await expect(async () => {
      await shopper.page.reload()
      await expect(line("Shipping")).not.toHaveText(shipping, { timeout: 5_000 })
    }).toPass()
  } finally {
    await change("shipping", "$", surcharge)
  }
  await expectLine("Shipping", shipping)
  await expect(admin.getByText(/^Changed .* by /).first()).toBeVisible()
})
