import { expect } from "@playwright/test"
import { Api } from "../api.ts"
import { test } from "../journey.ts"
import { Operator } from "../operator.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

/** Whom the simulated lender approves, declines, and approves for less. */
const APPROVED = "123450000"
const DECLINED = "123450001"
const HALF = "123450006"
/** Whose application waits until somebody decides. */
const PENDING = "123450003"

test("a shopper leases a set of tires, and the lender pays for it once it is delivered", async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const shopper = new Shopper(await browser.newPage())
  const support = new Staff(await browser.newPage())
  const { page } = shopper
  let number = ""

  await test.step("the shopper applies in steps, without a card", async () => {
    await shopper.goToPayment(`lena.${Date.now()}@example.com`, "all-season tires")
    await shopper.payBy("Lease to own")
    await expect(page.getByText(/payments of \$[\d.]+, one every 2 weeks/).first()).toBeVisible()
    await page.getByRole("button", { name: "Continue", exact: true }).click()
    await expect(page.getByText("Please enter your date of birth")).toBeVisible()
    await shopper.fillApplication(APPROVED)
  })

  await test.step("whoever leaves the page finds the form as it was, but for what only the lender may know", async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(kept).toContain("$3,200")
    for (const secret of [APPROVED, "021000021", "8675309424242"]) expect(kept).not.toContain(secret)
    // Four digits can stand in an ID or a time by chance.
    expect(kept).not.toMatch(/(?<![\w-])1985(?!\w)/)
    await page.reload()
    await expect(page.getByLabel("City", { exact: true })).toHaveValue("Chicago")
    await shopper.payBy("Lease to own")
    await expect(page.getByLabel("Social Security number")).toHaveValue("")
    await shopper.fillApplication(APPROVED)
    await shopper.apply()
  })

  await test.step("the lender approves at once, and shows the contract", async () => {
    await expect(page.getByRole("heading", { name: "Sign your contract" })).toBeVisible()
    await expect(page.getByRole("row", { name: /26 payments of/ })).toBeVisible()
  })

  await test.step("whoever leaves before signing finds the contract on the order's page, by the browser's way back, too", async () => {
    await page.goBack()
    await page.getByRole("link", { name: "Sign the contract" }).click()
    await page.getByRole("link", { name: "Back to your order" }).click()
    number = await shopper.orderNumber()
    await expect(page.getByText("You are approved. Please sign your contract.")).toBeVisible()
    await shopper.keepsNoSecrets(APPROVED)
    await page.getByRole("link", { name: "Sign the contract" }).click()
  })

  await test.step("signed, the order goes on by itself", async () => {
    await shopper.signContract()
    expect(await shopper.orderNumber()).toBe(number)
    await expect(page.getByText("Please sign your contract")).toBeHidden()
  })

  await test.step("and says what the contract costs, and who is asked about it", async () => {
    const lease = page.locator("section", { has: page.getByRole("heading", { name: "Your lease" }) })
    await expect(lease).toContainText(/ContractL-[0-9A-F]{8}.*26 payments of\$[\d.]+ every 2 weeks/)
    await expect(lease).toContainText("Payments go to Simple Lease, not to us")
  })

  await test.step("support sees contract and fraud check, ships, and hears of the delivery", async () => {
    await support.logIn("support@voltread.example")
    await support.openOrder(number)
    const { page: back } = support
    const timeline = back.getByRole("region", { name: "Timeline" })
    await expect(timeline.getByText("Fraud check").first()).toBeVisible()
    await expect(timeline.getByText("loan completed: Signed, OK to deliver.").first()).toBeVisible()
    await support.recordShipment()
    await support.deliver()
    await expect(back.getByRole("heading", { name: number }).locator("..")).toContainText("Completed")
    await expect(timeline.getByText("Delivered").first()).toBeVisible()
    await expect(page.getByText("Your order is complete")).toBeVisible()
  })

  await test.step("the lender is told, and pays", async () => {
    const { page: back } = support
    await back.getByRole("link", { name: "Full history" }).click()
    await expect(back.getByRole("heading", { name: "Application of Erin Tester" })).toBeVisible()
    const history = back.getByRole("list", { name: "History, oldest first" })
    await expect(history.getByText("Lender notified of a delivery")).toBeVisible({ timeout: 40_000 })
    await expect(back.getByRole("heading", { name: "Paid by the lender" })).toBeVisible({ timeout: 90_000 })
    await expect(history.getByText("Lender paid")).toBeVisible()
  })
})

test("a shopper whom the lender declines pays the same order with Klarna", async ({ page, request }) => {
  test.setTimeout(240_000)
  const shopper = new Shopper(page)
  await shopper.goToPayment(`lena.${Date.now()}@example.com`, "all-season tires")

  const number = await test.step("the lender declines, and the order is kept", async () => {
    await shopper.payBy("Lease to own")
    await shopper.fillApplication(DECLINED)
    const answered = page.waitForResponse(
      (response) => response.request().postData()?.includes("processLoanApplication") === true,
    )
    await shopper.apply()
    await expect(page.getByText(/could not approve/).first()).toBeVisible()
    await shopper.keepsNoSecrets(DECLINED)
    const { order, orderToken } = Object(await (await answered).json()).data.processLoanApplication
    const kept = await new Api(request).graphql(
      "query ($id: ID!, $token: String) { order(id: $id, token: $token) { uniqueId } }",
      { id: order.id, token: orderToken },
    )
    return String(Object(kept).uniqueId)
  })

  await test.step("Klarna pays it", async () => {
    await shopper.payBy("Klarna")
    await shopper.pay()
    await shopper.confirmWithKlarna()
    await expect(page).toHaveURL(/\/thank-you/)
    expect(await shopper.orderNumber()).toBe(number)
    await expect(
      page
        .getByRole("heading", { name: `Order ${number}` })
        .locator("..")
        .getByText("Payment received"),
    ).toBeVisible()
  })
})

test("a shopper whose lease is approved later signs the contract then", async ({ page, request }) => {
  test.setTimeout(240_000)
  const operator = new Operator(request)
  const shopper = new Shopper(page)
  await shopper.goToPayment(`lena.${Date.now()}@example.com`, "all-season tires")

  await test.step("the lender has not decided yet", async () => {
    await shopper.payBy("Lease to own")
    await shopper.fillApplication(PENDING)
    await shopper.apply()
    await expect(page.getByText("The lender is reviewing your application.")).toBeVisible()
  })

  await test.step("it approves, and the page says so by itself", async () => {
    const { id } = await operator.record("simple-lease", "/applications", {
      orderRef: await shopper.loanId(),
    })
    await operator.post("simple-lease", `/applications/${id}/status`, { status: "APPROVED" })
    await expect(page.getByText("You are approved. Please sign your contract.")).toBeVisible()
  })

  await test.step("signed, the lease pays the order", async () => {
    const number = await shopper.orderNumber()
    await page.getByRole("link", { name: "Sign the contract" }).click()
    await expect(page.getByRole("row", { name: /26 payments of/ })).toBeVisible()
    await shopper.signContract()
    expect(await shopper.orderNumber()).toBe(number)
    await expect(page.getByText("Payment received").first()).toBeVisible()
  })
})

test("a shopper who is approved for half of the order pays the other half by card", async ({ page }) => {
  const shopper = new Shopper(page)
  await shopper.goToPayment(`lena.${Date.now()}@example.com`, "all-season tires")

  await test.step("the lender approves less than the order comes to", async () => {
    await shopper.payBy("Lease to own")
    await shopper.fillApplication(HALF)
    await shopper.apply()
    await expect(page.getByText(/You are approved for \$[\d,.]+, and your order comes to/)).toBeVisible()
  })

  await test.step("the difference is paid by card", async () => {
    await page.getByRole("button", { name: /^Pay \$[\d,.]+ by card$/ }).click()
    await expect(page.getByText(/^Pay \$[\d,.]+ by card, and the lender pays \$/)).toBeVisible()
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
  })

  await test.step("the contract is for the rest, and signing it completes the payment", async () => {
    await page.getByRole("link", { name: "Sign the contract" }).click()
    await expect(page.getByRole("row", { name: /Paid to the shop already/ })).toBeVisible()
    await shopper.signContract()
    await shopper.orderNumber()
    await expect(page.getByText("Your contract is signed")).toBeVisible()
    await expect(page.getByText("Payment received").first()).toBeVisible()
  })
})

test("an amount that is not leased anymore is refused before the lender is asked, and can be once it is again", async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const shopper = new Shopper(await browser.newPage())
  const admin = new Staff(await browser.newPage())
  const { page } = shopper

  const smallest = async (amount: string) => {
    await admin.page.goto("/backoffice/settings")
    await admin.page.getByRole("button", { name: "Change lender terms" }).click()
    const dialog = admin.page.getByRole("dialog")
    await dialog.getByLabel("Lease: smallest amount").fill(amount)
    await dialog.getByRole("button", { name: "Save" }).click()
    await expect(dialog).toBeHidden()
  }

  await shopper.goToPayment(`lena.${Date.now()}@example.com`, "all-season tires")
  await shopper.payBy("Lease to own")
  await expect(page.getByText(/26 payments of \$/).first()).toBeVisible()
  await shopper.fillApplication(APPROVED)

  await admin.logIn("admin@voltread.example")
  await smallest("5000")
  try {
    await shopper.apply()
    await expect(page.getByText(/A lease is available from \$5,000\.00 to \$5,000\.00\./)).toBeVisible()
  } finally {
    await smallest("150")
  }

  await test.step("a lease is offered again, and the lender is asked", async () => {
    await page.reload()
    await shopper.payBy("Lease to own")
    await shopper.fillApplication(APPROVED)
    await shopper.apply()
    await expect(page.getByRole("heading", { name: "Sign your contract" })).toBeVisible()
  })
})

test("a shopper cancels one of the leased items, signs a new contract, and cancels another one after that", async ({
  page,
}) => {
  test.setTimeout(240_000)
  const shopper = new Shopper(page)
  await shopper.goToPayment(`lena.${Date.now()}@example.com`, "all-season tires")
  await shopper.payBy("Lease to own")
  await shopper.fillApplication(APPROVED)
  await shopper.apply()
  const contracts: Array<string> = []

  const readContract = async () => {
    const number = page.getByText(/Contract L-[0-9A-F]{8}/)
    contracts.push((await number.textContent()) ?? "")
  }
  const cancelOne = async (consequence: RegExp) => {
    await page.getByRole("button", { name: "Cancel items" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: /^Increase quantity/ }).click()
    await expect(dialog.getByText(consequence)).toBeVisible()
    await dialog.getByRole("button", { name: "Cancel these" }).click()
    await expect(dialog).toBeHidden()
  }

  await test.step("before the signature, there is a new contract for the rest", async () => {
    await expect(page.getByRole("heading", { name: "Sign your contract" })).toBeVisible()
    await readContract()
    await page.getByRole("link", { name: "Back to your order" }).click()
    await cancelOne(/you get a new one for what you keep/)
    await expect(page.getByText("Your contract is being prepared again")).toBeVisible()
    await page.getByRole("link", { name: "Sign the contract" }).click()
    await expect(page.getByText(/^3 × /)).toBeVisible()
    await readContract()
    expect(contracts[1]).not.toBe(contracts[0])
    await shopper.signContract()
  })

  await test.step("after it, the contract becomes smaller", async () => {
    await expect(page.getByText("Payment received").first()).toBeVisible()
    await cancelOne(/Your contract becomes smaller/)
    await expect(page.getByText(/× 2$/)).toBeVisible()
    await expect(page.getByText("Payment received").first()).toBeVisible()
  })
})
