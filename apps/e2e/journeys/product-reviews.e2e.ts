import { expect } from "@playwright/test"
import { Customer } from "../customer.ts"
import { test } from "../journey.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

test("a buyer reviews what has arrived, staff publish it, and everybody reads it", async ({ browser }) => {
  test.setTimeout(180_000)
  const customer = new Customer(await browser.newPage())
  const shopper = new Shopper(customer.page)
  const support = new Staff(await browser.newPage())
  const { page } = customer
  const title = `Quiet ${Date.now()}`
  let product = ""
  let number = ""
  const reviews = () => page.getByRole("region", { name: "Reviews" })

  await test.step("a customer buys, and may not review what has not arrived", async () => {
    await customer.register()
    await customer.verify()
    await shopper.search("headphones")
    await shopper.openFirstProduct()
    product = new URL(page.url()).pathname
    await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded()
    await expect(reviews().getByText(/after you receive this product/)).toBeVisible()
    await page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await page.getByRole("link", { name: "Check out" }).click()
    await shopper.fillAddress("Reviewer")
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(page).toHaveURL(/\/thank-you/)
    number = await shopper.orderNumber()
  })

  await test.step("staff send it, and it arrives", async () => {
    await support.logIn("support@voltread.example")
    await support.openOrder(number)
    await support.recordShipment()
    await support.deliver()
  })

  await test.step("the customer writes a review from the order's page", async () => {
    await page.getByRole("button", { name: /^Review this product/ }).click()
    await page.getByRole("button", { name: /^Write a review/ }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Send review" }).click()
    await expect(dialog.getByText("Please choose one to five stars")).toBeVisible()
    await dialog.getByRole("radio", { name: "4 stars" }).check({ force: true })
    await dialog.getByLabel("Title").fill(title)
    await dialog.getByLabel("Your review").fill("No hiss at all, and light on the head.")
    await dialog.getByRole("button", { name: "Send review" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText("We are checking your review.")).toBeVisible()
    await page.goto(product)
    await page.getByRole("heading", { name: "Reviews" }).scrollIntoViewIfNeeded()
    await expect(reviews().getByText("We are checking your review.")).toBeVisible()
    await expect(reviews().getByText(/by our customers|No customer reviews yet/)).toBeVisible()
    await expect(reviews().getByRole("heading", { name: title })).toBeHidden()
  })

  await test.step("staff publish it by one key", async () => {
    const { page: back } = support
    await back.goto("/backoffice/product-reviews")
    const row = back.getByRole("row", { name: title })
    await expect(row).toContainText("Erin T.")
    await row.getByRole("link", { name: title }).focus()
    await back.keyboard.press("p")
    await expect(back.getByText("Review published.")).toBeVisible()
    await expect(row).toBeHidden()
  })

  await test.step("everybody reads it", async () => {
    const stranger = await browser.newPage()
    await stranger.goto(`${product}#reviews`)
    await expect(stranger.getByRole("heading", { name: title })).toBeVisible()
    await expect(stranger.getByText("Tell others what you think.")).toBeVisible()
    await page.goto("/account/orders")
    await expect(page.getByRole("region", { name: "Your reviews" })).toContainText("Published")
  })
})

test("a guest reviews what has arrived on the page of their order", async ({ browser }) => {
  const page = await browser.newPage()
  const shopper = new Shopper(page)
  const support = new Staff(await browser.newPage())

  await shopper.goToPayment(`guest-${Date.now()}@example.com`, "headphones")
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  await expect(page).toHaveURL(/\/thank-you\?token=/)
  const number = await shopper.orderNumber()
  await support.logIn("support@voltread.example")
  await support.openOrder(number)
  await support.recordShipment()
  await support.deliver()

  await page.getByRole("button", { name: /^Review this product/ }).click()
  await page.getByRole("button", { name: /^Write a review/ }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("radio", { name: "5 stars" }).check({ force: true })
  await dialog.getByLabel("Title").fill("Clear as a bell")
  await dialog.getByLabel("Your review").fill("Light, and loud enough.")
  await dialog.getByRole("button", { name: "Send review" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("We are checking your review.")).toBeVisible()

  // The link of a row covers the row, but not its buttons.
  await support.page.goto("/backoffice/product-reviews")
  await support.page
    .getByRole("row", { name: "Clear as a bell" })
    .getByRole("button", { name: /^Publish/ })
    .click()
  await expect(support.page.getByText("Review published.")).toBeVisible()
})
