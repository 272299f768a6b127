import { readFile } from "node:fs/promises"
import { expect, type Page } from "@playwright/test"
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

test("a super admin imports brands, another shop's orders and ad costs, after a look at what would change", async ({
  browser,
}) => {
  const id = Date.now().toString(36)
  const page = await browser.newPage()
  const staff = new Staff(page)
  await staff.logIn("owner@voltread.example")

  await test.step("a brand, with the columns of the template", async () => {
    const card = page.getByRole("region", { name: "Vehicles, stores, brands, tax and places" })
    await page.goto("/backoffice/prices/imports")
    await card.getByLabel("Kind of data").selectOption({ label: "Brands" })
    const [columns = ""] = (
      await downloaded(page, () => card.getByRole("button", { name: "Template", exact: true }).click())
    )
      .split("\n")
      .map((line) => line.trim())
    expect(columns).toMatch(/^brandId,name,/)
    const line = (brandId: string) =>
      columns
        .split(",")
        .map((column) => ({ brandId, name: `Fanwright ${id}`, ratingCount: "0" })[column] ?? "")
        .join(",")
    await staff.chooseFile(card, "brands.csv", [columns, line(`fanwright-${id}`), line("")])
    await card.getByRole("button", { name: "Only check CSV" }).click()
    await expect(card.getByRole("alert")).toContainText(
      "Nothing was changed. The result would be: 1 added, 0 changed, 0 unchanged, 1 line rejected.",
    )
    await expect(card.getByRole("listitem")).toHaveText(/^Line 3: brandId/)
    await card.getByRole("button", { name: "Import CSV" }).click()
    await expect(card.getByRole("alert")).toContainText("Done: 1 added")
    // Known now.
    await card.getByRole("button", { name: "Only check CSV" }).click()
    await expect(card.getByRole("alert")).toContainText("0 added, 0 changed, 1 unchanged")
  })

  await test.step("customers and orders of another shop", async () => {
    const card = page.getByRole("region", { name: "Customers and past orders" })
    const template = await downloaded(page, () =>
      card.getByRole("button", { name: "Template", exact: true }).click(),
    )
    await staff.chooseFile(card, "history.jsonl", [
      template.replaceAll("ann.lee@", `ann.lee-${id}@`).replaceAll("10017", `10017-${id}`).trim(),
    ])
    await card.getByLabel("Former shop’s name").fill(`Fanwright ${id}`)
    await card.getByLabel("Prefix of its order numbers").fill("FW-")
    await card.getByRole("button", { name: "Only check history" }).click()
    await expect(card.getByRole("alert")).toContainText(
      "Nothing was changed. The result would be: 1 customer, 1 order, 1 return",
    )
    await card.getByRole("button", { name: "Import history" }).click()
    await expect(card.getByRole("alert")).toContainText("Done: 1 customer, 1 order, 1 return")
    await staff.openOrder(`FW-10017-${id}`)
  })

  await test.step("what an ad cost stands in its report", async () => {
    const card = page.getByRole("region", { name: "Ad costs" })
    await page.goto("/backoffice/reports/google-keywords")
    // A day that is over, or has begun, in every time zone: costs of the shop's tomorrow are in no report yet.
    const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    await staff.chooseFile(card, "ads.csv", [
      "day,campaign,keyword,clicks,cost",
      `${day},fans,window fan ${id},12,34.56`,
    ])
    await card.getByRole("button", { name: "Only check ad costs" }).click()
    await expect(card.getByRole("alert")).toContainText("Nothing was changed. The result would be: 1 added")
    await card.getByRole("button", { name: "Import ad costs" }).click()
    await expect(card.getByRole("alert")).toContainText("Done: 1 added")
    const row = page.getByRole("row", { name: `window fan ${id}` })
    await expect(row).toContainText("$34.56")
  })
})

/** The text of the file that a press downloads. */
const downloaded = async (page: Page, press: () => Promise<void>): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent("download"), press()])
  return readFile(await download.path(), "utf8")
}
