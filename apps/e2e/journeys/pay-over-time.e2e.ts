import { randomUUID } from "node:crypto"
import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { mailsTo } from "../mailbox.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"

test("a shopper pays with Klarna, in parts", async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment("klara.tester@example.com")

  await test.step("Klarna says what it means in money and time", async () => {
    await shopper.payBy("Klarna")
    await expect(page.getByText(/4 payments of \$\d/).first()).toBeVisible()
  })

  await test.step("a wrong code is not taken, and the form stays", async () => {
    await shopper.pay()
    await shopper.confirmWithKlarna("999999")
    await expect(page.frameLocator('iframe[title="Klarna"]').getByRole("alert")).toContainText("not right")
  })

  await test.step("Klarna approves, and the order is placed", async () => {
    await shopper.confirmWithKlarna()
    await expect(page).toHaveURL(/\/thank-you/)
    await expect(page.getByText(/VT-[0-9A-Z]{5}-[0-9A-Z]{5}/).first()).toBeVisible()
  })
})

test("a shopper whom Klarna declines pays the same order with a card", async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment("klara+denied@email.us")

  await test.step("Klarna declines: that is said, and everything entered is still there", async () => {
    await shopper.payBy("Klarna")
    await shopper.pay()
    await shopper.confirmWithKlarna()
    await expect(page.getByRole("alert").filter({ hasText: "did not approve" })).toBeVisible()
    await expect(page.getByLabel("City", { exact: true })).toHaveValue("Chicago")
  })

  await test.step("the shopper pays another way", async () => {
    await shopper.payBy("Credit or debit card")
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(page).toHaveURL(/\/thank-you/)
  })
})

test("a shopper to whom Klarna does not want to be offered no longer sees it", async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment("klara+red@email.us")
  await shopper.payBy("Klarna")
  await shopper.pay()
  await expect(page.getByRole("alert").filter({ hasText: "not available" })).toBeVisible()
  await expect(page.getByRole("radio", { name: /Klarna/ })).toHaveCount(0)
})

test("a shopper pays with Google Pay", async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment("gene.tester@example.com")
  await shopper.payBy("Google Pay")

  await test.step("closing the sheet charges nothing", async () => {
    await shopper.payWithGoogle("none")
    await expect(page.getByRole("alert").filter({ hasText: "Nothing was charged" })).toBeVisible()
  })

  await test.step("a card of the wallet that is declined can be followed by a good one", async () => {
    await shopper.payWithGoogle(/is declined/)
    await expect(page.getByRole("alert").filter({ hasText: /declined/i })).toBeVisible()
    await shopper.payWithGoogle(/Mastercard/)
    await expect(page).toHaveURL(/\/thank-you/)
  })
})

test("a shopper who closes the window after agreeing with Klarna has bought all the same", async ({
  browser,
  request,
}) => {
  const email = `klara.${randomUUID()}@example.com`
  const shopper = new Shopper(await browser.newPage())
  await shopper.goToPayment(email)
  await shopper.payBy("Klarna")

  await test.step("the window is closed before the shop hears of the approval", async () => {
    const approved = new Promise<void>((resolve) => {
      void shopper.page.route("**/graphql", async (route) => {
        if (route.request().postData()?.includes("CheckoutWithKlarna") !== true) return route.continue()
        // It never leaves the browser.
        resolve()
      })
    })
    await shopper.pay()
    await shopper.confirmWithKlarna()
    await approved
    await shopper.page.context().close()
  })

  await test.step("Klarna tells the shop, and the shopper is written to", async () => {
    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ subject }) => subject), { timeout: 60_000 })
      .toContainEqual(expect.stringMatching(/VT-[0-9A-Z]{5}-[0-9A-Z]{5}/))
  })
})
