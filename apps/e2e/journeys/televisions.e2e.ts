import { expect } from "@playwright/test"
import { test } from "../journey.ts"

test("a shopper looks for a 55 inch TV, takes another size of it, and sees when it would come", async ({
  page,
}) => {
  const products = page.getByRole("region", { name: "Products", exact: true })

  await test.step("words find screens of that size; a panel narrows them down", async () => {
    await page.goto("/search?q=55+inch+tv")
    await expect(products.getByRole("article").first()).toContainText('55"')
    const filters = page.getByRole("complementary", { name: "Filters" })
    await filters.getByRole("checkbox", { name: /^QLED/ }).click()
    await expect(page).toHaveURL(/panel=QLED/)
    await expect(page.getByRole("link", { name: "Remove filter QLED" })).toBeVisible()
    await expect(products).toHaveAttribute("aria-busy", "false")
  })

  await test.step("another size of the same model is one press away", async () => {
    await products.getByRole("article").filter({ hasText: "In stock" }).first().getByRole("link").click()
    const sizes = page.getByRole("group", { name: "Screen size" })
    await expect(sizes.locator("[aria-current]")).toContainText('55"')
    const before = page.url()
    await sizes.getByRole("link", { name: /^65"/ }).click()
    await expect(page).not.toHaveURL(before)
    await expect(page.getByRole("heading", { level: 1 })).toContainText('65"')
    await expect(sizes.locator("[aria-current]")).toContainText('65"')
  })

  await test.step("the cart says when it would come", async () => {
    await page.goto("/search?q=65+inch+tv&stock=true")
    await products.getByRole("article").first().getByRole("link").click()
    await page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await expect(page.getByRole("heading", { name: /^Your cart/ })).toBeVisible()
    await page.goto("/cart")
    await page.getByLabel("Delivery to ZIP code").fill("60606")
    const estimate = page.getByRole("region", { name: "Estimated delivery" })
    await expect(estimate).toContainText(/Estimated by \w{3}, \d\d \w{3}, \d{4} if you order now/)
  })

  await test.step("a ZIP code completes the address, and says where it does not belong to what was typed", async () => {
    await page.goto("/checkout")
    const [zip, city] = [
      page.getByLabel("ZIP code", { exact: true }),
      page.getByLabel("City", { exact: true }),
    ]
    await zip.fill("60606")
    const state = page.getByLabel("State", { exact: true })
    await expect(state).toHaveValue("IL")
    await state.selectOption({ label: "Indiana" })
    await expect(page.getByText("60606 is in Illinois, not in Indiana.")).toBeVisible()
    await page.getByRole("button", { name: "Use Chicago, IL" }).click()
    await expect(city).toHaveValue("Chicago")
    await expect(state).toHaveValue("IL")
    await city.fill("auro")
    await page.getByRole("option", { name: "Aurora, CO" }).click()
    await expect(city).toHaveValue("Aurora")
    await expect(state).toHaveValue("CO")
    await expect(page.getByText("60606 is in Illinois, not in Colorado.")).toBeVisible()
  })
})
