import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

/** The mail goes out by the outbox and its answer comes in by the inbound mailbox: both are worked on each second. */
test("support mails a customer from an order, and the answer is in its timeline", async ({ browser }) => {
  const support = new Staff(await browser.newPage())
  const { page } = support
  const subject = `A question, ${Date.now()}`
  await support.logIn("support@voltread.example")
  await page.getByRole("link", { name: /^VT-/ }).first().click()
  await page.getByRole("button", { name: "Email", exact: true }).click()
  const form = page.getByRole("form", { name: "Email the customer" })

  await test.step("a template fills the form, and the mail can be looked at before", async () => {
    await form.getByRole("button", { name: /Canned response/ }).click()
    await page.getByRole("option", { name: "Delay" }).click()
    await expect(form.getByLabel("Subject")).toHaveValue(/^Your order VT-.* is delayed$/)
    await form.getByLabel("Subject").fill(subject)
    await form.getByRole("button", { name: "Preview" }).click()
    const dialog = page.getByRole("dialog")
    await expect(dialog.frameLocator("iframe").getByText("See your order")).toBeVisible()
    await dialog.getByRole("button", { name: "Send email" }).click()
    await expect(page.getByRole("article", { name: new RegExp(subject) })).toBeVisible()
  })

  await test.step("the customer answers it in their mailbox", async () => {
    const mailbox = await browser.newPage()
    const mail = mailbox.locator("details").filter({ hasText: subject })
    await expect(async () => {
      await mailbox.goto("/dev/mailbox")
      await expect(mail).toHaveCount(1, { timeout: 500 })
    }).toPass()
    await mail.locator("summary").click()
    await mail.getByRole("textbox").fill("Then I would rather wait.")
    await mail.getByRole("button", { name: "Send answer" }).click()
    await expect(mailbox.getByRole("heading", { name: "Mailbox" })).toBeVisible()
  })

  await test.step("the answer stands in the timeline, and waits until support has dealt with it", async () => {
    const answer = page.getByRole("article", { name: new RegExp(`Re: ${subject}`) })
    await expect(answer).toContainText("Then I would rather wait.", { timeout: 20_000 })
    await expect(answer).not.toContainText("wrote:")
    await expect(page.getByText("Reply waiting")).toBeVisible()
    await page.getByRole("button", { name: "Mark as answered" }).click()
    await expect(page.getByText("Reply waiting")).toBeHidden()
  })
})
