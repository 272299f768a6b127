import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { mailsTo } from "../mailbox.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

/** Support answers a message from this address. */
const answerByEmail = async (page: Page, request: APIRequestContext, email: string) => {
  const sent = await request.post("/api/contact", {
    data: { name: "Ann Ames", email, phone: "2125550100", message: "How long does shipping take?" },
  })
  expect(sent.ok()).toBe(true)
  await new Staff(page).logIn("support@voltread.example")
  await page.goto(`/backoffice/contacts?from=${encodeURIComponent(email)}`)
  const message = page.getByRole("article").filter({ hasText: email })
  await message.getByRole("button", { name: /^Answer by email/ }).click()
  await message.getByLabel("Answer", { exact: true }).fill("Two days.")
  await message.getByRole("button", { name: "Send answer" }).click()
  await expect(message).toBeHidden()
}

test("support sees that an answer could not be delivered and why, and sends it again", async ({
  page,
  request,
}) => {
  // The demo's mailbox refuses such addresses.
  const email = `ann.${Date.now()}@nowhere.invalid`
  await answerByEmail(page, request, email)

  await page.getByRole("link", { name: "Undelivered mail" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Undelivered mail")
  await page.getByRole("searchbox", { name: "Search by email address" }).fill(email.toUpperCase())
  await expect(page).toHaveURL(/[?&]email=/)
  const row = page.getByRole("row", { name: email })
  const refused = () =>
    expect(async () => {
      await page.reload()
      await expect(row).toContainText("Reply to a message", { timeout: 1_000 })
    }).toPass()
  await refused()
  await expect(row).toContainText("The address does not exist.")
  await expect(row).toContainText("550 5.1.2")

  await test.step("it is refused again, which is not hidden", async () => {
    await row.getByRole("button", { name: /^Send again/ }).click()
    await expect(page.getByText("Sending the email again.")).toBeVisible()
    await refused()
  })
})

test("support sees that an answer came back after it was sent", async ({ page, request }) => {
  const email = `bo.${Date.now()}@example.com`
  await answerByEmail(page, request, email)
  await expect.poll(async () => (await mailsTo(request, email)).length).toBe(1)
  await page.goto("/dev/mailbox")
  const mail = page.getByRole("group").filter({ hasText: email })
  await mail.locator("summary").click()
  await mail.getByRole("button", { name: "Return as undeliverable" }).click()
  await expect(page).toHaveURL(/\/dev\/mailbox$/)

  const row = page.getByRole("row", { name: email })
  await expect(async () => {
    await page.goto("/backoffice/undelivered-mail")
    await expect(row).toContainText("The address does not exist.", { timeout: 1_000 })
  }).toPass()
  await expect(row).toContainText("550 5.1.1 No such mailbox")
  await expect(row).toContainText("is not kept once it has been sent")
})

test("a guest who mistyped their address calls support, and gets the link to their order at the right one", async ({
  browser,
  request,
}) => {
  const name = `gina.${Date.now()}`
  const shopper = new Shopper(await browser.newPage())
  const support = new Staff(await browser.newPage())
  const { page } = support
  await shopper.goToPayment(`${name}@nowhere.invalid`)
  await shopper.fillCard(GOOD_CARD)
  await shopper.pay()
  await expect(shopper.page).toHaveURL(/\/thank-you/)
  const number = await shopper.orderNumber()

  await support.logIn("support@voltread.example")
  await support.openOrder(number)
  await expect(async () => {
    await page.reload()
    await expect(page.getByText("The address does not exist.")).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole("button", { name: "Edit email address" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("Email").fill(`${name}@example.com`)
  await dialog.getByLabel("Email").press("Enter")
  await expect(dialog).toBeHidden()
  await expect(page.getByText("The address does not exist.")).toBeHidden()
  await expect(page.getByRole("article", { name: /Email address updated/ })).toBeVisible()

  let link = ""
  await expect
    .poll(async () => {
      const [mail] = await mailsTo(request, `${name}@example.com`)
      link = /https?:\/\/\S+\/order\/\S+/.exec(mail?.text ?? "")?.[0] ?? ""
      return link
    })
    .not.toBe("")
  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByRole("heading", { name: new RegExp(number) })).toBeVisible()
})
