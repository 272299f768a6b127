import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

test("support changes many orders at once, and reads which of them could not go along", async ({ page }) => {
  const note = `Called the carrier ${Date.now()}`
  const selected = page.getByRole("region", { name: "Selected rows" })
  const dialog = page.getByRole("dialog")
  await new Staff(page).logIn("support@voltread.example")
  await page.goto("/backoffice/orders?status=PAYMENT_RECEIVED,COMPLETED")
  const tick = async (status: string): Promise<string> => {
    const row = page.getByRole("row").filter({ hasText: status }).first()
    await row.getByRole("checkbox").check()
    return (await row.getByRole("link", { name: /^VT-/ }).textContent()) ?? ""
  }
  const paid = await tick("Payment received")
  const complete = await tick("Completed")
  await expect(selected).toContainText("2 selected")

  await test.step("a note is put on both", async () => {
    await selected.getByRole("button", { name: "Add note" }).click()
    await dialog.getByLabel("Note").fill(note)
    await dialog.getByRole("button", { name: "Add note" }).click()
    await expect(dialog.getByRole("alert")).toHaveText("2 changed.")
    await dialog.getByRole("button", { name: "Close" }).last().click()
    await expect(selected.getByRole("button", { name: "Add note" })).toBeFocused()
  })

  await test.step("a status is taken by the one that may, and refused by the other", async () => {
    await selected.getByRole("button", { name: "Change status" }).click()
    await dialog.getByLabel("New status").click()
    await page.getByRole("option", { name: "Pending fulfillment, 1 of 2" }).click()
    await expect(
      dialog.getByText("1 of these orders cannot change to this status and will stay as they are."),
    ).toBeVisible()
    await dialog.getByLabel("Reason").fill("The items have come")
    await dialog.getByRole("button", { name: "Change status" }).click()
    await expect(dialog.getByRole("alert")).toHaveText("1 changed, 1 refused.")
    await expect(dialog.getByRole("list", { name: "Refused" })).toContainText(complete)
    await dialog.getByRole("button", { name: "Close" }).last().click()
  })

  await test.step("the order has both in its history", async () => {
    const staff = new Staff(page)
    await staff.openOrder(paid)
    await expect(page.getByRole("heading", { name: paid }).locator("..")).toContainText("Pending fulfillment")
    await expect(page.getByText(note)).toBeVisible()
    await expect(page.getByText("The items have come").first()).toBeVisible()
  })
})
