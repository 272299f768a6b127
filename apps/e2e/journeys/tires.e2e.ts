import { expect, type Locator } from "@playwright/test"
import { test } from "../journey.ts"

const SEARCH = "2019 Ford F-150 XLT, All-season, Up to $180"

/** A box may be pressed before the page's code has come; it keeps its tick only after. */
const tick = (box: Locator) =>
  expect(async () => {
    if (!(await box.isChecked())) await box.click()
    await expect(box).toBeChecked({ timeout: 1_000 })
  }).toPass()

test("a shopper finds all-season tires that fit a 2019 pickup, compares three and puts four in the cart", async ({
  page,
}) => {
  const products = page.getByRole("region", { name: "Products", exact: true })

  const chooseVehicle = async (year: string, make: string, model: string, trim: string) => {
    const answers = { Year: year, Make: make, Model: model, Trim: trim }
    for (const [question, label] of Object.entries(answers))
      await page.getByLabel(question, { exact: true }).selectOption({ label })
  }

  await test.step("the finder asks for year, make, model and trim", async () => {
    await page.goto("/tires")
    await chooseVehicle("2019", "Ford", "F-150", "XLT")
    await page.getByRole("link", { name: "Show tires that fit" }).click()
    await expect(page).toHaveURL(/\/products\/tires\?vehicle=/)
    await expect(page.getByText("For your 2019 Ford F-150 XLT")).toBeVisible()
  })

  await test.step("one of the vehicle's sizes is marked at a time", async () => {
    const sizes = page.getByRole("list", { name: "Factory sizes" })
    await expect(sizes.locator("[aria-current]")).toHaveText(["All sizes"])
    await sizes.getByRole("link", { name: "(original)" }).click()
    await expect(page).toHaveURL(/fitment=0/)
    await expect(sizes.locator("[aria-current]")).toHaveText([/\(original\)/])
    await sizes.getByRole("link", { name: "All sizes" }).click()
    await expect(page).not.toHaveURL(/fitment/)
  })

  await test.step("every tire says that it fits, and why", async () => {
    const cards = products.getByRole("article")
    await expect(cards.first()).toBeVisible()
    await expect(cards.filter({ hasText: "Fits your vehicle" })).toHaveCount(await cards.count())
    await expect(cards.first()).toContainText(/same rim|same size|(Original|Optional) size/)
  })

  await test.step("narrowed down to all-season under $180", async () => {
    const filters = page.getByRole("complementary", { name: "Filters" })
    await tick(filters.getByRole("checkbox", { name: /^All-season/ }))
    await filters.getByRole("textbox", { name: "Highest price in dollars" }).fill("180")
    await filters.getByRole("button", { name: "Apply" }).click()
    await expect(page).toHaveURL(/max=180/)
    const chips = page.getByRole("list", { name: "Applied filters" })
    await expect(chips.getByRole("link", { name: "Remove filter All-season" })).toBeVisible()
    await expect(chips.getByRole("link", { name: "Remove filter Up to $180" })).toBeVisible()
    await expect(products).toHaveAttribute("aria-busy", "false")
  })

  await test.step("three are compared, and where they differ", async () => {
    const boxes = products.getByRole("checkbox", { name: /^Compare/ })
    for (const index of [0, 1, 2]) await tick(boxes.nth(index))
    await page.getByRole("link", { name: "Compare (3)" }).click()
    await expect(page.getByRole("heading", { name: "Compare products" })).toBeVisible()
    await expect(page.getByRole("columnheader")).toHaveCount(3)
    await expect(page.getByRole("rowheader", { name: "Season" })).toBeVisible()
    await page.getByRole("checkbox", { name: "Differences only" }).check()
    await expect(page.getByRole("rowheader", { name: "Season" })).toBeHidden()
    await page.goBack()
    await expect(page.getByText("For your 2019 Ford F-150 XLT")).toBeVisible()
  })

  await test.step("the search is saved and leads back to the same tires", async () => {
    await page.getByRole("button", { name: "Save search" }).click()
    await expect(page.getByRole("button", { name: "Saved" })).toBeVisible()
    await page.goto("/tires")
    await page.getByRole("link", { name: SEARCH }).click()
    await expect(page).toHaveURL(/vehicle=.*max=180/)
    await expect(products.getByRole("article").first()).toBeVisible()
  })

  await test.step("a tire's own page says that it fits, and why; and that it does not fit another vehicle", async () => {
    await products.getByRole("article").filter({ hasText: "In stock" }).first().getByRole("link").click()
    await expect(page).toHaveURL(/\/product\//)
    const fit = page.getByRole("region", { name: "Fit", exact: true })
    await expect(fit).toContainText("Fits your 2019 Ford F-150 XLT")
    await expect(fit).toContainText(/same rim|same size|(Original|Optional) size/)
    const tire = page.url()
    await fit.getByRole("link", { name: "Another vehicle" }).click()
    await chooseVehicle("2020", "Honda", "Civic", "LX")
    await page.getByRole("link", { name: "Does it fit my 2020 Honda Civic LX?" }).click()
    await expect(page).toHaveURL(tire)
    await expect(fit).toContainText("Does not fit your 2020 Honda Civic LX")
    const others = page.getByRole("region", { name: "You may also like" })
    await expect(others).toContainText("These fit your 2020 Honda Civic LX")
    await expect(others.getByRole("article").first()).toBeVisible()
  })

  await test.step("a postal code says where it can be had; four go into the cart, which says that they do not fit", async () => {
    const near = page.getByRole("region", { name: "Availability near you" })
    await expect(async () => {
      await near.getByLabel("Your ZIP code").fill("60606")
      await near.getByRole("button", { name: "Check" }).click()
      await expect(near.getByText(/Ship To Home/)).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await expect(page.getByRole("heading", { name: "Your cart (4)" })).toBeVisible()
    const items = page.getByRole("list", { name: "Items in your cart" })
    await expect(items).toContainText("Does not fit your 2020 Honda Civic LX.")
  })
})

test("tires go into the cart four at a time, for the price of four", async ({ page }) => {
  await page.goto("/products/tires?stock=true")
  const card = page
    .getByRole("region", { name: "Products", exact: true })
    .getByRole("article")
    .filter({ hasText: "for 4" })
    .first()
  const [, each = "", four = ""] =
    /\$([\d,.]+).*each, \$([\d,.]+) for 4/s.exec((await card.textContent()) ?? "") ?? []
  const cents = (dollars: string) => Math.round(Number(dollars.replace(",", "")) * 100)
  expect(cents(four)).toBe(4 * cents(each))
  await card.getByRole("button", { name: /^Add 4 to cart/ }).click()
  await expect(page.getByText(/^4 .* are in your cart/)).toBeVisible()
  await expect(page.getByRole("banner").getByRole("button", { name: /^Cart/ })).toContainText("4 items")
})
