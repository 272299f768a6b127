import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

test("an admin checks a supplier's file, imports it, and sees which line was refused and why", async ({
  browser,
}) => {
  const id = `quietwind-${Date.now().toString(36)}`
  const name = `Quietwind Window Fan ${id.slice(-6).toUpperCase()}`
  const good = `${id},${id},${name},Quietwind,air-conditioners,electronics,Quietwind Supply,89.00,79.00,50.00,0.00,true`
  const lines = [good, good.replaceAll(id, `${id}-free`).replace("79.00", "for nothing")]

  const page = await browser.newPage()
  const figure = (label: string) =>
    page.getByRole("term").filter({ hasText: label }).locator("..").getByRole("definition")
  const expectRefused = async () => {
    await expect(figure("Lines rejected")).toHaveText("1")
    const line = page.getByRole("table", { name: "Rejected lines" }).getByRole("row", { name: "3" })
    await expect(line).toContainText("for nothing")
  }
  const staff = new Staff(page)
  await staff.logIn("admin@voltread.example")

  await test.step("only checked, nothing is in the shop", async () => {
    await staff.importFile(`${id}.csv`, lines, "Check")
    await expect(page.getByText("Checked, some lines rejected")).toBeVisible()
    await expect(figure("Products added")).toHaveText("1")
    await expectRefused()
    expect((await page.request.get(`/product/${id}`)).status()).toBe(404)
  })

  await test.step("imported, shoppers see it", async () => {
    await staff.importFile(`${id}.csv`, lines, "Import")
    await expect(page.getByText("Done, some lines rejected")).toBeVisible()
    await expectRefused()
    const shopper = await browser.newPage()
    await shopper.goto(`/product/${id}`)
    await expect(shopper.getByRole("heading", { level: 1, name })).toBeVisible()
    // The price is made by the shop's own rules; this one is the supplier's.
    await expect(shopper.getByRole("main").getByText("$89.00").first()).toBeVisible()
  })
})
