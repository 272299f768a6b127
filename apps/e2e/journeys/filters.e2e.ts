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
})

test("words that nothing matches leave nothing to filter or to sort", async ({ page }) => {
  await page.goto("/search?q=xyzzyq")
  const products = page.getByRole("region", { name: "Products", exact: true })
  await expect(products.getByRole("link", { name: "Browse the categories" })).toBeVisible()
  await expect(page.getByRole("complementary", { name: "Filters" })).toHaveCount(0)
  await expect(page.getByLabel("Sort by")).toHaveCount(0)
})
