import { randomUUID } from "node:crypto"
import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { mailsTo } from "../mailbox.ts"
import { Operator } from "../operator.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

test("a payment that its customer disputes is refunded only once the bank has decided", async ({
  browser,
  request,
}) => {
  const operator = new Operator(request)
  const shopper = new Shopper(await browser.newPage())
  const support = new Staff(await browser.newPage())
  const email = `diane.${randomUUID()}@example.com`
  await shopper.goToPayment(email)
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  const number = await shopper.orderNumber()
  const { id } = await operator.record("braintree", "/transactions", { orderId: shopper.orderId() })
  const bankSays = (dispute: string) => operator.post("braintree", `/transactions/${id}/dispute`, { dispute })

  await support.logIn("support@voltread.example")
  await support.openOrder(number)
  const payments = support.page.getByRole("region", { name: "Payments" })

  await operator.post("braintree", `/transactions/${id}/settlement`, { outcome: "settle" })
  await expect(payments.getByText("Completed", { exact: true })).toBeVisible()

  await test.step("support sees the dispute on the order at once", async () => {
    await bankSays("opened")
    await expect(payments.getByText(/^\$[\d,.]+ disputed$/)).toBeVisible()
    await expect(support.page.getByText("If the bank decides for the customer")).toBeVisible()
  })

  await test.step("and finds the order among the disputed ones", async () => {
    await support.page.goto("/backoffice/orders")
    await support.page.getByRole("button", { name: "Filters" }).click()
    await support.page.getByRole("form", { name: "Filters" }).getByText("Disputed").click()
    await support.page.getByRole("button", { name: "Apply" }).click()
    await expect(support.page.getByRole("link", { name: "Remove filter: Disputed" })).toBeVisible()
    const row = support.page.getByRole("row").filter({ hasText: number })
    await expect(row).toContainText("Disputed")
    await row.getByRole("link", { name: number }).click()
  })

  await test.step("whoever records a shipment is told, and may do so", async () => {
    await support.page.getByRole("button", { name: "Record shipment" }).click()
    const dialog = support.page.getByRole("dialog")
    await expect(dialog).toContainText("what you send now is not paid for")
    await expect(dialog.getByRole("button", { name: "Record shipment" })).toBeEnabled()
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("whoever cancels the order reads that the refund waits, and so does the customer", async () => {
    await support.page.getByRole("button", { name: "Cancel order" }).click()
    const dialog = support.page.getByRole("dialog")
    await expect(dialog).toContainText("once the bank has decided about the dispute")
    await dialog.getByLabel("Reason").fill("Disputed")
    await dialog.getByRole("button", { name: "YES" }).click()
    await expect(dialog).toBeHidden()
    await expect(payments.getByText("Requested", { exact: true })).toBeVisible()
    await expect(shopper.page.getByText("Refund waiting for your bank")).toBeVisible()
    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ text }) => text).join())
      .toContain("its refund waits until your bank has decided")
  })

  await test.step("the refund is made once the bank has decided for the shop", async () => {
    await bankSays("won")
    await expect(payments.getByText(/disputed$/)).toHaveCount(0)
    await expect(shopper.page.getByText("Refunded", { exact: true })).toBeVisible()
    await expect(payments.getByText("Requested", { exact: true })).toHaveCount(0)
  })
})
