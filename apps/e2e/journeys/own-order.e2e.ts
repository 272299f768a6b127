import { expect } from "@playwright/test"
import { Customer } from "../customer.ts"
import { test } from "../journey.ts"
import { mailsTo } from "../mailbox.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"

test("a guest finds an order again, buys the same, cancels it, and takes it into a new account", async ({
  page,
  request,
}) => {
  const customer = new Customer(page)
  const shopper = new Shopper(page)
  const { username: email } = customer
  const status = page.getByRole("heading", { name: /^Order VT-/ }).locator("..")
  await shopper.goToPayment(email)
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  await expect(page).toHaveURL(/\/thank-you/)
  const number = await shopper.orderNumber()
  const thanks = page.url()

  await test.step("the link to it is mailed by its number and the email", async () => {
    await page.goto("/find-order")
    await page.getByLabel("Order number").fill(number.toLowerCase())
    await page.getByLabel("Email", { exact: true }).fill(email)
    await page.getByRole("button", { name: "Email me the link" }).click()
    await expect(page.getByRole("alert")).toContainText("its link is on the way")
    let link = ""
    await expect
      .poll(async () => {
        const mail = (await mailsTo(request, email)).find(({ subject }) => subject === `Your order ${number}`)
        link = /http\S+\/order\/\S+/.exec(mail?.text ?? "")?.[0] ?? ""
        return link
      })
      .toContain("token=")
    await page.goto(link)
    expect(await shopper.orderNumber()).toBe(number)
    await expect(status).toContainText("Payment received")
  })

  await test.step("the same is bought again", async () => {
    const product = page.getByRole("link", { name: /Television/ }).first()
    const name = (await product.textContent()) ?? ""
    await page.getByRole("button", { name: "Buy again" }).click()
    await expect(page).toHaveURL(/\/cart$/)
    const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")
    await expect(lines).toHaveCount(1)
    await expect(lines).toContainText(name)
  })

  let registration = ""
  await test.step("the thank-you page offers an account for its email", async () => {
    await page.goto(thanks)
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click()
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email)
    registration = page.url()
  })

  await test.step("before it is shipped it can be canceled, and says where the money goes", async () => {
    await page.goto(thanks)
    await page.getByRole("button", { name: "Cancel order" }).click()
    const dialog = page.getByRole("alertdialog")
    await expect(dialog).toContainText(/\$[\d,.]+ goes back to Visa/)
    await dialog.getByRole("button", { name: "Cancel the order" }).click()
    await expect(dialog).toBeHidden()
    await expect(status).toContainText("Canceled")
    await expect(page.getByText(/Refund sent to Visa ending in/)).toBeVisible()
    await expect(page.getByRole("button", { name: "Cancel order" })).toHaveCount(0)
    await expect(page.getByText("We have your order.")).toHaveCount(0)
  })

  await test.step("an account made with its email has the order", async () => {
    await page.goto(registration)
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email)
    await customer.fillRegistration()
    await customer.verify()
    await page.goto("/account/orders")
    await page.getByRole("link", { name: new RegExp(number) }).click()
    await expect(status).toContainText("Canceled")
  })
})
