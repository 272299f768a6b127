import { expect } from "@playwright/test"
import { Customer } from "../customer.ts"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"

test("a guest types a quantity, saves it for later and wishes for another; the account takes both", async ({
  page,
}) => {
  const customer = new Customer(page)
  const shopper = new Shopper(page)
  await shopper.search("headphones")
  await shopper.openFirstProduct()
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).not.toHaveText(/^Results/)
  const name = (await heading.textContent()) ?? ""

  await page.getByRole("button", { name: /^Wish list/ }).click()
  await page.getByLabel("Your ZIP code").fill("90210")
  await page.getByRole("button", { name: "Check" }).click()
  await expect(page.getByText(/Estimated by \w{3}, \d\d \w{3}, \d{4} to 90210/)).toBeVisible()
  const quantity = page.getByRole("spinbutton")
  await quantity.fill("99999")
  await quantity.press("Enter")
  await expect(quantity).not.toHaveValue("99999")
  await quantity.fill("2")
  await page.getByRole("button", { name: "Add to cart", exact: true }).click()
  await expect(page.getByRole("heading", { name: "Your cart (2)" })).toBeVisible()

  await page.goto("/cart")
  await expect(page.getByRole("spinbutton")).toHaveValue("2")
  await page.getByRole("button", { name: `Save for later: ${name}` }).click()
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible()
  const later = page.getByRole("region", { name: /Saved for later/ })
  await expect(later.getByRole("link", { name })).toBeVisible()

  await customer.register()
  await customer.verify()
  await page.goto("/cart")
  await expect(page.getByText("Saved in your account")).toBeVisible()
  await expect(page.getByRole("region", { name: "Wish list" }).getByRole("link", { name })).toBeVisible()
  await later.getByRole("button", { name: `Move to cart (2): ${name}` }).click()
  await expect(page.getByRole("list", { name: "Items in your cart" })).toContainText(name)
  await expect(later).toBeHidden()
})
