import { randomUUID } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { Operator } from "../operator.ts"
import { Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

/** Declined by the bank; paid, but the answer comes after the shop has given up waiting for it. */
const NO_FUNDS = "4000 0000 0000 9995"
const LATE = "4000 0000 0000 5043"

/** Whose application the simulated lender approves, leaves undecided, and declines. */
const APPROVED = "123450000"
const PENDING = "123450003"
const DECLINED = "123450001"

/** Each look that gets no answer doubles the pause before the next, from five seconds. */
const LOOKED_UP_AGAIN = { timeout: 60_000 }

const someone = (name: string): string => `${name}.${randomUUID()}@example.com`

/** The status that the order's page shows now. */
const status = (page: Page, words: string) =>
  page
    .getByRole("heading", { name: /^Order VT-/ })
    .locator("..")
    .getByText(words, { exact: true })

const checking = (page: Page) =>
  page.getByText("We are checking with the bank whether your payment went through.", { exact: true })

const history = (page: Page) => page.getByRole("list", { name: "History of your order" })

/** The last part of the address of a gateway's page: what the gateway calls this payment. */
const reference = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? ""

const leavePage = async (page: Page): Promise<void> => {
  await page.getByRole("link", { name: "Back to the shop" }).click()
  await expect(page).toHaveURL(/\/order\//)
}

test("a card that is declined can be followed by one whose bank answers late", async ({ page, request }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment(someone("carla"))
  await shopper.fillCard(NO_FUNDS)
  await shopper.pay()
  await expect(page.getByRole("alert")).toContainText(/funds/i)

  await new Operator(request).withoutAnswers("braintree", ["search"], async () => {
    await shopper.fillCard(LATE)
    await shopper.pay()
    await expect(checking(page)).toBeVisible()
    await expect(status(page, "Pending payment")).toBeVisible()
  })
  await expect(status(page, "Payment received")).toBeVisible(LOOKED_UP_AGAIN)
  await expect(history(page).getByText("Payment declined")).toBeVisible()
  await expect(history(page).getByText("Payment received")).toBeVisible()
})

test("a payment by Google Pay whose answer is lost is found", async ({ page, request }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment(someone("gene"))
  await shopper.payBy("Google Pay")
  await new Operator(request).withoutAnswers("braintree", ["sale", "search"], async () => {
    await shopper.payWithGoogle(/Mastercard/)
    await expect(checking(page)).toBeVisible()
  })
  await expect(status(page, "Payment received")).toBeVisible(LOOKED_UP_AGAIN)
})

test("coins that Plisio rejects can be sent again, and those that come too late are looked at", async ({
  page,
  request,
}) => {
  const operator = new Operator(request)
  const shopper = new Shopper(page)
  await shopper.goToPayment(someone("petra"))
  await shopper.payBy("Crypto")
  await shopper.payBy("Bitcoin")
  await shopper.pay()
  const waiting = page.getByRole("status").filter({ hasText: "Waiting for your payment" })
  await expect(waiting).toBeVisible()

  await test.step("the network rejects them, and the page says so by itself", async () => {
    const invoice = reference(page)
    await leavePage(page)
    await expect(page.getByText("Your payment is not complete yet.")).toBeVisible()
    await operator.post("plisio", `/invoices/${invoice}/status`, { status: "error" })
    await expect(status(page, "Payment failed")).toBeVisible()
    await expect(page.getByText("This order is not paid yet.")).toBeVisible()
  })

  await test.step("the same order is paid again, too late", async () => {
    await shopper.payBy("Crypto")
    await shopper.payBy("Bitcoin")
    await shopper.pay()
    await expect(waiting).toBeVisible()
    const invoice = reference(page)
    await leavePage(page)
    await operator.post("plisio", `/invoices/${invoice}/expiry`)
    await expect(status(page, "Payment failed")).toBeVisible()
    const { units } = await operator.record("plisio", "/invoices", { orderNumber: invoice })
    await operator.post("plisio", `/invoices/${invoice}/payments`, { units })
    await expect(page.getByText("We are reviewing your order.")).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText(/We received your payment of \$[\d,.]+\./)).toBeVisible()
  })
})

test("an order that too few coins came for is leased for the rest, once staff let it be paid", async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000)
  const operator = new Operator(request)
  const shopper = new Shopper(await browser.newPage())
  const { page } = shopper
  await shopper.goToPayment(someone("paula"), "all-season tires")
  await shopper.payBy("Crypto")
  await shopper.payBy("Bitcoin")
  await shopper.pay()
  await expect(page.getByRole("status").filter({ hasText: "Waiting for your payment" })).toBeVisible()
  const invoice = reference(page)
  await leavePage(page)

  await test.step("the time runs out with a quarter of the money, and the page says what is missing", async () => {
    const { units } = await operator.record("plisio", "/invoices", { orderNumber: invoice })
    await operator.post("plisio", `/invoices/${invoice}/payments`, { units: Math.floor(Number(units) / 4) })
    await operator.post("plisio", `/invoices/${invoice}/expiry`)
    await expect(status(page, "Pending review")).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText("Still to pay")).toBeVisible()
  })

  await test.step("staff let the rest be paid", async () => {
    const support = new Staff(await browser.newPage())
    await support.logIn("support@voltread.example")
    await support.openOrder(await shopper.orderNumber())
    await support.changeStatus("Pending payment", "Pays the rest another way")
  })

  await test.step("the rest is leased, and nothing goes back", async () => {
    await shopper.payBy("Lease to own")
    await shopper.fillApplication(APPROVED)
    await shopper.apply()
    await shopper.signContract()
    await expect(status(page, "Payment received")).toBeVisible()
    await expect(page.getByText("Your lender pays")).toBeVisible()
    await expect(history(page).getByText("Refund")).toHaveCount(0)
  })
})

test("an order that Coinbase's time ran out for is paid there all the same, and what comes late goes back", async ({
  page,
  request,
}) => {
  const operator = new Operator(request)
  const shopper = new Shopper(page)
  await shopper.goToPayment(someone("cora"))
  await shopper.payBy("Crypto with Coinbase")
  await shopper.pay()
  const waiting = page.getByRole("status").filter({ hasText: "Waiting for your payment" })
  await expect(waiting).toBeVisible()
  const late = reference(page)
  const send = async (charge: string) => {
    const { amountCents } = await operator.record("coinbase", "/charges", { orderId: shopper.orderId() })
    await operator.post("coinbase", `/charges/${charge}/payments`, { cents: amountCents })
  }

  await test.step("the time runs out, and the page says so by itself", async () => {
    await leavePage(page)
    await operator.post("coinbase", `/charges/${late}/expiry`)
    await expect(status(page, "Payment failed")).toBeVisible()
  })

  await test.step("another charge is paid", async () => {
    await shopper.payBy("Crypto with Coinbase")
    await shopper.pay()
    await expect(waiting).toBeVisible()
    const charge = reference(page)
    await leavePage(page)
    await send(charge)
    await expect(
      page.getByText("We have seen your payment and are waiting for it to be confirmed.", { exact: true }),
    ).toBeVisible()
    await expect(status(page, "Payment received")).toBeVisible({ timeout: 30_000 })
  })

  await test.step("what comes for the first charge is not kept", async () => {
    await send(late)
    await expect(history(page).getByText("Refund started")).toBeVisible({ timeout: 30_000 })
    await expect(status(page, "Payment received")).toBeVisible()
  })
})

test("a purchase that Klarna reviews is refused, then accepted", async ({ page, request }) => {
  const operator = new Operator(request)
  const shopper = new Shopper(page)
  const decide = async (outcome: string) => {
    const { id } = await operator.record("klarna", "/orders", { orderId: shopper.orderId() })
    await operator.post("klarna", `/orders/${id}/outcome`, { outcome })
  }
  const reviewed = page.getByText("Your payment is being reviewed.")
  await shopper.goToPayment(someone("klara").replace("@", "+pend-accept@"))
  await shopper.payBy("Klarna")
  await shopper.pay()
  await shopper.confirmWithKlarna()
  await expect(reviewed).toBeVisible()
  await decide("reject")
  await expect(page.getByText("This order is not paid yet.")).toBeVisible()
  await expect(status(page, "Payment failed")).toBeVisible()

  await shopper.payBy("Klarna")
  await shopper.pay()
  await shopper.confirmWithKlarna()
  await expect(reviewed).toBeVisible()
  await decide("accept")
  await expect(status(page, "Payment received")).toBeVisible()
})

test("an application that the lender declines in the end is followed by a loan that is signed", async ({
  page,
  request,
}) => {
  test.setTimeout(240_000)
  const operator = new Operator(request)
  const shopper = new Shopper(page)
  const say = async (words: object) => {
    const { id } = await operator.record("simple-lease", "/applications", {
      orderRef: await shopper.loanId(),
    })
    await operator.post("simple-lease", `/applications/${id}/status`, { ...words })
  }
  const deciding = page.getByText("The lender is reviewing your application.")
  await shopper.goToPayment(someone("lena"), "all-season tires")

  await test.step("a lease is decided later, and declined", async () => {
    await shopper.payBy("Lease to own")
    await shopper.fillApplication(PENDING)
    await shopper.apply()
    await expect(deciding).toBeVisible()
    await say({ status: "DECLINED" })
    await expect(page.getByText("This order is not paid yet.")).toBeVisible()
    await expect(history(page).getByText("The lender could not approve your application")).toBeVisible()
  })

  await test.step("a loan is declined at once", async () => {
    await shopper.payBy("Loan")
    await shopper.fillApplication(DECLINED)
    await shopper.apply()
    await expect(page.getByRole("alert").filter({ hasText: "could not approve" })).toBeVisible()
  })

  await test.step("another is approved later", async () => {
    const next = page.getByRole("button", { name: "Continue", exact: true })
    await page.getByRole("button", { name: "Change: About you" }).click()
    // A step takes the focus to its first field in the next frame, and typed text with it.
    await expect(page.getByLabel("Date of birth")).toBeFocused()
    await page.getByLabel("Social Security number").fill(PENDING)
    await next.click()
    await next.click()
    await shopper.apply()
    await expect(deciding).toBeVisible()
    await say({ status: "APPROVED" })
    await expect(page.getByText("You are approved. Please sign your contract.")).toBeVisible()
  })

  await test.step("signed, it pays the order", async () => {
    await page.getByRole("link", { name: "Sign the contract" }).click()
    await shopper.signContract()
    await expect(status(page, "Payment received")).toBeVisible()
    await expect(history(page).getByText("Your contract is signed")).toBeVisible()
  })
})
