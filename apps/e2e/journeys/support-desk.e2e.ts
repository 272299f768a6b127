import { expect, type Page } from "@playwright/test"
import { holdRequests } from "../hold-requests.ts"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

const SUPPORT = "support@voltread.example"

const openList = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.locator("[data-row]").first()).toBeVisible()
}

test("a guest is found among the customers, with their orders", async ({ page }) => {
  await new Staff(page).logIn(SUPPORT)
  await openList(page, "/backoffice/customers?status=guest")
  const email = (await page.locator("[data-row] + span").first().textContent()) ?? ""
  await page.getByRole("searchbox", { name: "Search customers" }).fill(email)
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole("row", { name: email }).getByRole("link").click()
  await expect(page.getByText("Orders without an account")).toBeVisible()
  await expect(
    page.getByRole("region", { name: "Orders" }).getByRole("link", { name: /^VT-/ }),
  ).not.toHaveCount(0)
  await expect(page.getByRole("button", { name: "Disable" })).toHaveCount(0)
})

test("packing slips of ticked orders say no price; invoices do", async ({ page, context }) => {
  await new Staff(page).logIn(SUPPORT)
  await openList(page, "/backoffice/orders")
  const boxes = page.getByRole("checkbox", { name: /^Select order/ })
  await boxes.nth(0).click({ force: true })
  await boxes.nth(1).click({ force: true })
  const [papers] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Print/ }).click(),
  ])
  const slips = papers.getByRole("article", { name: /^Packing slip/ })
  await expect(slips).toHaveCount(2)
  await expect(slips.first().getByRole("img", { name: /^Code of order VT-/ })).toBeVisible()
  await expect(slips.first()).not.toContainText("$")
  await papers.getByRole("link", { name: "Invoices" }).click()
  await expect(papers.getByRole("article", { name: /^Invoice/ }).first()).toContainText("$")
  await papers.emulateMedia({ media: "print" })
  await expect(papers.getByRole("navigation")).toHaveCount(0)
})

test("the tree of an order is walked with the keys, and the way back keeps place and focus", async ({
  page,
}) => {
  await new Staff(page).logIn(SUPPORT)
  await openList(page, "/backoffice/orders?status=COMPLETED")
  const row = page.locator("[data-row]").nth(12)
  const number = (await row.textContent()) ?? ""
  // The visits that the order began with come after it, and go above what was there.
  const visits = page.waitForResponse(/\/marketing$/)
  await row.click()
  await (await visits).finished()
  await page.getByRole("button", { name: "What led to what" }).click()
  const items = page.getByRole("treeitem")
  // The page may still take in what has come meanwhile.
  await expect(async () => {
    await items.first().focus()
    await page.keyboard.press("ArrowDown")
    await expect(items.nth(1)).toBeFocused({ timeout: 1_000 })
  }).toPass()
  const all = await items.count()
  expect(all).toBeGreaterThan(1)
  await page.keyboard.press("Home")
  await page.keyboard.press("ArrowLeft")
  await expect(items).toHaveCount(1)
  await page.keyboard.press("ArrowRight")
  await expect(items).toHaveCount(all)
  await page.getByRole("main").getByRole("link", { name: "Orders", exact: true }).click()
  await expect(page).toHaveURL(/status=COMPLETED/)
  await expect(page.getByRole("link", { name: number })).toBeFocused()
})

test("an admin goes from an order's timeline to what staff did with it, and support is offered no such way", async ({
  page,
  browser,
}) => {
  await new Staff(page).logIn("admin@voltread.example")
  await openList(page, "/backoffice/orders?status=COMPLETED")
  const row = page.locator("[data-row]").first()
  const number = (await row.textContent()) ?? ""
  await row.click()
  await page.getByLabel("Note", { exact: true }).fill("The customer called about the delivery.")
  await page.getByRole("button", { name: "Add note" }).click()
  await expect(page.getByRole("article", { name: /: Note$/ }).first()).toBeVisible()
  const order = page.url()
  await page.getByRole("link", { name: "Audit log of this order" }).click()
  await expect(page.getByRole("rowheader", { name: /^Added an order note/ }).first()).toBeVisible()
  await expect(page.getByRole("link", { name: number, exact: true }).first()).toBeVisible()
  await page.getByRole("link", { name: `Remove the filter Order ${number}` }).click()
  await expect(page).not.toHaveURL(/subject=/)

  const support = await (await browser.newContext()).newPage()
  await new Staff(support).logIn(SUPPORT)
  await support.goto(order)
  await expect(support.getByRole("button", { name: "What led to what" })).toBeVisible()
  await expect(support.getByRole("link", { name: "Audit log of this order" })).toHaveCount(0)
})

test("what happens to an order while its page still connects is shown all the same", async ({ page }) => {
  await new Staff(page).logIn(SUPPORT)
  await openList(page, "/backoffice/orders?status=PENDING_FULFILMENT")
  const connect = await holdRequests(page, "**/api/admin/orders/*/events")
  await page.locator("[data-row]").first().click()
  await expect(page.getByRole("region", { name: "Timeline" }).getByRole("article").first()).toBeVisible()

  const note = `Called back, ${Date.now()}`
  const colleague = await page.context().newPage()
  await colleague.goto(page.url())
  await colleague.getByRole("textbox", { name: "Note" }).fill(note)
  await colleague.getByRole("button", { name: /Add note/ }).click()
  await expect(colleague.getByRole("region", { name: "Timeline" }).getByText(note)).toBeVisible()
  await expect(page.getByText(note)).toHaveCount(0)
  connect()
  await expect(page.getByText(note)).toBeVisible()
})
