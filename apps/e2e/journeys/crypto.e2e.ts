import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

const NUMBER = /VT-[0-9A-Z]{5}-[0-9A-Z]{5}/
const AMOUNT = /\(\$([\d.,]+)\)/

const money = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" })

/** An order paid in crypto: too little first, then the rest; and one that is left at the gateway's page. */
test("a shopper pays for a laptop in crypto, too little first, and is told at every step what is left to do", async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const shopper = new Shopper(await browser.newPage())
  const { page } = shopper
  const support = new Staff(await browser.newPage())
  let number = ""

  await test.step("crypto is offered with its coins, and needs one", async () => {
    await shopper.search("laptop")
    await shopper.openFirstProduct()
    await page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await page.getByRole("link", { name: "Check out" }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await page.getByLabel("Email", { exact: true }).fill("erin.tester@example.com")
    await shopper.fillAddress()
    await page.getByText("Crypto", { exact: true }).click()
    await expect(page.getByRole("radiogroup", { name: "Coin" })).toBeVisible()
    await shopper.pay()
    await expect(page.getByRole("alert")).toContainText("choose a coin")
  })

  await test.step("the order is placed, and the gateway's page waits for the coins", async () => {
    await page.getByText("Bitcoin", { exact: true }).click()
    await shopper.pay()
    await expect(page.getByRole("status").filter({ hasText: "Waiting for your payment" })).toBeVisible()
    number = NUMBER.exec((await page.getByRole("heading").textContent()) ?? "")?.[0] ?? ""
    expect(number).not.toBe("")
  })

  await test.step("too little is sent, and the order's page says what is missing", async () => {
    const total = Number(
      AMOUNT.exec((await page.getByText(AMOUNT).first().textContent()) ?? "")?.[1]?.replaceAll(",", ""),
    )
    const half = Math.floor(total * 50) / 100
    await page.getByLabel(/in dollars/).fill(half.toFixed(2))
    await page.getByRole("button", { name: "Send" }).click()
    await page.getByRole("link", { name: "Back to the shop" }).click()
    await expect(
      page.getByText(`We have received ${money.format(half)} of ${money.format(total)} so far`).first(),
    ).toBeVisible()
    await expect(page.getByRole("button", { name: "Pay another way" })).toBeVisible()
  })

  await test.step("the rest is sent from the same page, and the order is paid once it is confirmed", async () => {
    await page.getByRole("link", { name: "Continue to payment" }).click()
    await page.getByRole("button", { name: "Send" }).click()
    await page.getByRole("link", { name: "Back to the shop" }).click()
    await expect(page.getByText("are waiting for it to be confirmed").first()).toBeVisible()
    await expect(page.getByText("Payment received").first()).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole("link", { name: "Continue to payment" })).toHaveCount(0)
    const history = page.getByRole("list", { name: "History of your order" })
    await expect(history.getByText("Payment received", { exact: true })).toBeVisible()
  })

  await test.step("support sees every step of it", async () => {
    await support.logIn("support@voltread.example")
    await support.page.goto(`/backoffice/orders?search=${number}`)
    await support.page.getByRole("link", { name: number }).click()
    await expect(support.page.getByText("Payment completed").first()).toBeVisible()
    await expect(support.page.getByText("Payment started").first()).toBeVisible()
  })
})

test("a payment page that is left, and runs out, leaves an order that can be paid another way", async ({
  browser,
}) => {
  const shopper = new Shopper(await browser.newPage())
  const { page } = shopper
  await shopper.search("television")
  await shopper.openFirstProduct()
  await page.getByRole("button", { name: "Add to cart", exact: true }).click()
  await page.getByRole("link", { name: "Check out" }).click()
  await page.getByLabel("Email", { exact: true }).fill("erin.tester@example.com")
  await shopper.fillAddress()
  await page.getByText("Crypto with Coinbase", { exact: true }).click()
  await shopper.pay()
  await expect(page.getByRole("status").filter({ hasText: "Waiting for your payment" })).toBeVisible()
  const gateway = page.url()
  await page.goto("/cart")
  await page.getByRole("button", { name: NUMBER }).click()
  await expect(page.getByText("Your payment is not complete yet.")).toBeVisible()
  await page.goto(gateway)
  await page.getByRole("button", { name: "Let the time run out" }).click()
  await expect(page.getByRole("status").filter({ hasText: "This charge has expired" })).toBeVisible()
  await page.getByRole("link", { name: "Back to the shop" }).click()
  await expect(page.getByText("This order is not paid yet.")).toBeVisible()
  await page.getByText("Credit or debit card", { exact: true }).click()
  await shopper.fillCard("4111 1111 1111 1111")
  await shopper.pay()
  await expect(page.getByText("Payment received").first()).toBeVisible()
})
