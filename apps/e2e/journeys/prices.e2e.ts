import { expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

/** Percentage points on top of the rule's markup, and off it again afterwards. */
const RAISE = 5

const dollars = (text: string | null): number =>
  Number(/\$([\d,]+\.\d\d)/.exec(text ?? "")?.[1]?.replaceAll(",", ""))

/** The price of a product in the shop, as a shopper reads it. */
const shopPrice = async (page: Page, productId: string): Promise<number> => {
  await page.goto(`/product/${productId}`)
  const price = page
    .getByRole("main")
    .getByText(/^(Now )?\$[\d,]+\.\d\d$/)
    .first()
  await expect(price).toBeVisible()
  return dollars(await price.textContent())
}

/** Opens the rule that prices a product, and answers its markup in percent. */
const openRule = async (page: Page, productId: string): Promise<number> => {
  await page.goto(`/backoffice/prices/products/${productId}`)
  await page.getByRole("region", { name: "Price now" }).getByRole("link").click()
  const markup = page.getByLabel("Markup, %")
  await expect(markup).not.toHaveValue("")
  return Number(await markup.inputValue())
}

const saveMarkup = async (page: Page, percent: number): Promise<void> => {
  await page.getByLabel("Markup, %").fill(String(percent))
  const preview = page.getByRole("region", { name: "Preview" })
  await expect(preview.getByText("Prices that change")).toBeVisible()
  await page.getByRole("button", { name: "Save price markup" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "Prices" })).toBeVisible()
}

const generate = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Generate prices" }).click()
  const question = page.getByRole("alertdialog", { name: "Generate prices", exact: true })
  await expect(question).toContainText(
    "New Prices will be generated in Product Catalog. Click Yes to proceed",
  )
  await question.getByRole("button", { name: "Yes" }).click()
  await expect(page.getByText(/prices changed in the shop/)).toBeVisible({ timeout: 30_000 })
}

test("an admin raises the margin on tires, sees what it would change, and the shop has the new prices", async ({
  page,
}) => {
  // It must get as far as putting things back, however busy the machine is.
  test.setTimeout(180_000)
  await new Staff(page).logIn("admin@voltread.example")
  // Whatever somebody saved without generating is not what this is about.
  await page.goto("/backoffice/prices")
  await generate(page)

  await page.goto("/products/tires")
  await page.getByRole("region", { name: "Products" }).getByRole("article").getByRole("link").first().click()
  await page.waitForURL(/\/product\//)
  const productId = decodeURIComponent(new URL(page.url()).pathname.split("/").pop() ?? "")
  const before = await shopPrice(page, productId)

  const markup = await openRule(page, productId)
  await saveMarkup(page, markup + RAISE)
  expect(await shopPrice(page, productId)).toBe(before)

  try {
    await page.goto("/backoffice/prices")
    await generate(page)
    const after = await shopPrice(page, productId)
    expect(after).toBeGreaterThan(before)

    await page.goto(`/backoffice/prices/products/${productId}`)
    const newest = page.getByRole("table", { name: "Price history" }).getByRole("row").nth(1)
    await expect(newest).toContainText(`+${markup + RAISE}%`)
    await expect(newest).toContainText(`→ $${after.toLocaleString("en-US", { minimumFractionDigits: 2 })}`)
  } finally {
    await openRule(page, productId)
    await saveMarkup(page, markup)
    await generate(page)
  }
  expect(await shopPrice(page, productId)).toBe(before)
})
