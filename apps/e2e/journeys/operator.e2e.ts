import { randomUUID } from "node:crypto"
import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Operator, operatorUrl } from "../operator.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"

/** Milliseconds, as the simulator has it, and longer than this journey. */
const SETTLES_AFTER = 30_000
const NOT_YET = 3_600_000

test("what an operator has the bank say reaches the order once it is truly signed", async ({ browser }) => {
  const operator = await browser.newPage()
  const shopper = new Shopper(await browser.newPage())
  const settleAfter = (settleAfterMs: number) =>
    new Operator(operator.request).put("braintree", "/settings", { settleAfterMs })
  const status = shopper.page.getByRole("heading", { name: /^Order VT-/ }).locator("..")

  await settleAfter(NOT_YET)
  try {
    await shopper.goToPayment(`olga.${randomUUID()}@example.com`)
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(status).toContainText("Payment received")

    await operator.goto(operatorUrl())
    await operator.getByRole("button", { name: "braintree", exact: true }).click()
    const said = operator.getByRole("status")
    const charge = operator
      .getByRole("region", { name: "Books" })
      .getByRole("row", { name: shopper.orderId() })
    const id = (await charge.getByRole("cell").first().textContent()) ?? ""
    const message = operator.getByRole("region", { name: "Webhooks" }).getByRole("row", { name: id })

    await test.step("the shop refuses a message with a wrong signature", async () => {
      await operator.getByRole("button", { name: "Mis-sign", exact: true }).click()
      await expect(said).toHaveText("Planned for the next 1: Mis-sign.")
      await charge.getByRole("button", { name: "settlement_decline" }).click()
      await expect(said).toHaveText(`${id}: settlement_decline`)
      await expect(charge.getByRole("cell", { name: "settlement_declined", exact: true })).toBeVisible()
      await expect(message.getByRole("cell", { name: "1", exact: true })).toBeVisible()
      await expect(message.getByRole("cell", { name: "waiting", exact: true })).toBeVisible()
      await expect(status).toContainText("Payment received")
    })

    await test.step("the same message is taken with the right one, and the order follows", async () => {
      await message.getByRole("button", { name: "again", exact: true }).click()
      await expect(message.getByRole("cell", { name: "delivered", exact: true })).toBeVisible()
      await expect(status).toContainText("Pending review")
      await expect(shopper.page.getByText("We are reviewing your order.")).toBeVisible()
    })
  } finally {
    await settleAfter(SETTLES_AFTER)
  }
})
