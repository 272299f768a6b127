import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

test("a table of the back office keeps its columns and density, and its rows can be selected", async ({
  page,
}) => {
  await new Staff(page).logIn("support@voltread.example")
  const table = page.getByRole("table", { name: "Orders" })
  const affiliate = table.getByRole("columnheader", { name: "Affiliate" })
  const state = table.getByRole("columnheader", { name: "State", exact: true })
  const compact = page.getByRole("button", { name: "Compact rows" })
  await expect(state).toBeVisible()
  await expect(affiliate).toBeHidden()

  await test.step("the menu of columns works by keyboard and by pointer", async () => {
    await page.getByRole("button", { name: "Columns" }).press("Enter")
    await expect(page.getByRole("menuitemcheckbox", { name: "Date", exact: true })).toBeFocused()
    await page.getByRole("menuitemcheckbox", { name: "Affiliate" }).click()
    await page.getByRole("menuitemcheckbox", { name: "State", exact: true }).click()
    await page.keyboard.press("Escape")
    await expect(page.getByRole("menu")).toBeHidden()
    await compact.click()
  })

  await test.step("the choice is still there after a reload", async () => {
    await page.reload()
    await expect(affiliate).toBeVisible()
    await expect(state).toBeHidden()
    await expect(compact).toHaveAttribute("aria-pressed", "true")
  })

  await test.step("orders are selected, and the selection is taken back", async () => {
    const box = page.getByRole("checkbox", { name: /^Select order VT-/ }).first()
    const selected = page.getByRole("region", { name: "Selected rows" })
    await box.check()
    await expect(selected).toContainText("1 selected")
    await selected.getByRole("button", { name: "Clear selection" }).click()
    await expect(selected).toBeHidden()
    await expect(box).not.toBeChecked()
  })
})

test("lists that only other pages lead to say where they belong, and an empty one has no tools", async ({
  page,
}) => {
  await new Staff(page).logIn("owner@voltread.example")
  const menu = page.getByRole("navigation", { name: "Back office" })
  const tools = page.getByRole("button", { name: /^(Columns|Compact rows|Export CSV)$/ })
  const title = page.getByRole("heading", { level: 1 })

  for (const [path, from] of [
    ["payouts", "Dashboard"],
    ["missing-money", "Dashboard"],
    ["canned-responses", "Contacts"],
    ["undelivered-mail", "Contacts"],
    ["postbacks", "Affiliates"],
  ]) {
    await page.goto(`/backoffice/${path}`)
    await expect(title).toBeVisible()
    await expect(menu.locator("[aria-current=page]")).toHaveText(new RegExp(`^${from}`))
  }
  await page.goto("/backoffice/payouts")
  await page.getByRole("main").getByRole("link", { name: "Dashboard" }).click()
  await expect(title).toHaveText("Dashboard")

  await page.goto("/backoffice/orders")
  await expect(tools).toHaveCount(3)
  await page.goto("/backoffice/orders?q=nothing-is-called-this")
  await expect(page.getByRole("heading", { name: "No orders here" })).toBeVisible()
  await expect(tools).toHaveCount(0)
})
