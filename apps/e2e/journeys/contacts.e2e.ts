import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { mailsTo } from "../mailbox.ts"
import { Staff } from "../staff.ts"

test("support answers a message by mail with ready words, and looks after it", async ({
  browser,
  request,
}) => {
  const email = `ann.${Date.now()}@example.com`
  const sent = await request.post("/api/contact", {
    data: { name: `Ann ${Date.now()}`, email, phone: "2125550100", message: "How long does shipping take?" },
  })
  expect(sent.ok()).toBe(true)
  const { page } = await (async () => {
    const support = new Staff(await browser.newPage())
    await support.logIn("support@voltread.example")
    return support
  })()
  await page.goto("/backoffice/contacts")
  const message = page.getByRole("article").filter({ hasText: email })

  await test.step("ready words fill the answer", async () => {
    await message.getByRole("button", { name: /^Answer by email/ }).click()
    await message.getByRole("button", { name: /Canned response/ }).click()
    await page.getByRole("option", { name: "Anything else?" }).click()
    await expect(message.getByLabel("Answer", { exact: true })).toHaveValue(/for you, Ann\?$/)
    await message.getByRole("button", { name: "Send answer" }).click()
    await expect(message).toBeHidden()
  })

  await test.step("it waits for who wrote it, and is looked after by who answered", async () => {
    await page.getByRole("link", { name: "Mine" }).click()
    await expect(message).toContainText("Waiting for customer")
    await expect(message.getByRole("listitem")).toContainText("for you, Ann?")
    await expect
      .poll(async () => (await mailsTo(request, email)).map(({ text }) => text).join())
      .toContain("for you, Ann?")
  })
})
