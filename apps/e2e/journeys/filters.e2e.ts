import { expect } from "@playwright/test"
import { test } from "../journey.ts"

test("filters stay in their column, and keep their words when nothing matches", async ({ page }) => {
  await page.setViewportSize({ width: 900, height: 900 })
  await page.goto("/search?q=tv&brand=Nobody&reviews=4")
  await expect(page.getByRole("link", { name: "Remove filter 4 stars & up" })).toBeVisible()

  await page.goto("/search")
  const filters = page.getByRole("complementary", { name: "Filters" })
  await expect(filters.getByRole("group").first()).toBeVisible()
  const spilt = await filters.evaluate((column) => {
    const { right } = column.getBoundingClientRect()
    return [...column.querySelectorAll("*")].filter((each) => each.getBoundingClientRect().right > right + 1)
      .length
  })
  expect(spilt).toBe(0)

  await page.goto("/products/tires")
  await expect(filters.getByText("Off-the-Road, Grader & Earthmover")).toBeVisible()
  const cut = await filters
    .getByRole("listitem")
    .locator("span")
    .evaluateAll((words) =>
      words
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )
  expect(cut).toEqual([])
})

test("the current page is the only one that is told as such: not its first one, nor what clears its filters", async ({
  page,
}) => {
  await page.goto("/products/tires?season=All-season&size=12&page=2")
  await expect(page.getByRole("link", { name: "Clear all", exact: true })).toBeVisible()
  const current = page.getByRole("main").locator("[aria-current]")
  await expect(current).toHaveText(["2", "12"])
})

test("words that nothing matches leave nothing to filter or to sort", async ({ page }) => {
  await page.goto("/search?q=xyzzyq")
  const products = page.getByRole("region", { name: "Products", exact: true })
  await expect(products.getByRole("link", { name: "Browse the categories" })).toBeVisible()
  await expect(page.getByRole("complementary", { name: "Filters" })).toHaveCount(0)
  await expect(page.getByLabel("Sort by")).toHaveCount(0)
})

test("suggestions are chosen with the keys of the search field", async ({ page }) => {
  await page.goto("/")
  const field = page.getByRole("combobox", { name: "Search products" })
  const suggestions = page.getByRole("listbox", { name: "Suggestions" })
  await field.pressSequentially("lapt")
  await expect(suggestions.getByRole("option", { name: /Laptop/ }).first()).toBeVisible()

  await field.press("ArrowDown")
  await expect(suggestions.getByRole("option").first()).toHaveAttribute("aria-selected", "true")
  await expect(field).not.toHaveValue("lapt")
  await field.press("ArrowUp")
  await expect(field).toHaveValue("lapt")
  await field.press("ArrowDown")
  await field.press("Escape")
  await expect(suggestions).toBeHidden()
  await expect(field).toHaveValue("lapt")

  await field.press("End")
  await field.pressSequentially("o")
  await expect(field).toHaveValue("lapto")
  await expect(suggestions.getByRole("option").first()).toBeVisible()
  await field.press("ArrowUp")
  const chosen = suggestions.getByRole("option", { selected: true })
  await expect(chosen).toHaveCount(1)
  await field.press("Enter")
  await expect(page).not.toHaveURL(/\/$/)
  await expect(suggestions).toBeHidden()
})
