import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

test("the chat is a panel beside a page that stays usable, opened from the header", async ({ page }) => {
  await page.goto("/search?q=tv")
  // Known once the page is alive.
  await expect(page.getByRole("banner").getByRole("button", { name: /^Cart/ })).toContainText("empty")
  const launcher = page.getByRole("banner").getByRole("button", { name: "Chat", exact: true })
  await page.mouse.wheel(0, 600)
  await expect(launcher).toBeInViewport({ ratio: 1 })

  await launcher.click()
  const panel = page.getByRole("dialog", { name: "Chat with us" })
  await expect(panel).toBeFocused()
  await panel.getByLabel("Message").fill("Does it come with a stand?")
  // The page under it is still there for those who read it by ear, and for a click.
  await new Shopper(page).products().first().getByRole("link").click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(panel.getByLabel("Message")).toHaveValue("Does it come with a stand?")
  await panel.getByLabel("Message").press("Escape")
  await expect(panel).toBeHidden()
})

test("the chat covers neither what is compared nor, on a phone, anything", async ({ page }) => {
  await page.goto("/search?q=tv")
  await page
    .getByRole("checkbox", { name: /^Compare/ })
    .first()
    .check()
  await expect(page.getByRole("button", { name: "Chat", exact: true })).toBeInViewport()
  await page
    .getByRole("region", { name: "Products to compare" })
    .getByRole("link", { name: /^Compare/ })
    .click()
  await expect(page).toHaveURL(/\/compare/)

  await page.setViewportSize({ width: 390, height: 800 })
  const bar = page.getByRole("navigation", { name: "Quick navigation" })
  await bar.getByRole("button", { name: "Chat" }).click()
  await expect(page.getByRole("dialog", { name: "Chat with us" })).toBeInViewport({ ratio: 1 })
  // Away while scrolling down, and back when it is asked for again.
  await page.getByRole("heading", { level: 1 }).click()
  await page.mouse.wheel(0, 500)
  await expect(page.getByRole("dialog", { name: "Chat with us" })).not.toBeInViewport()
  await bar.getByRole("button", { name: "Chat" }).click()
  await expect(page.getByRole("dialog", { name: "Chat with us" })).toBeInViewport({ ratio: 1 })
})

test("support answers a shopper in the chat, and both see it without reloading", async ({ browser }) => {
  const name = `Chad ${Date.now()}`
  const shopper = await browser.newPage()
  const support = await browser.newPage()
  const panel = shopper.getByRole("dialog", { name: "Chat with us" })
  const message = panel.getByRole("textbox", { name: "Message" })
  const messages = panel.getByRole("log", { name: "Messages" })
  const conversation = support.getByRole("region", { name: `Conversation with ${name}` })
  await new Staff(support).logIn("support@voltread.example")
  await support.goto("/backoffice/chats")

  await shopper.goto("/search?q=tv")
  await shopper.getByRole("banner").getByRole("button", { name: "Chat", exact: true }).click()
  await panel.getByLabel("Your name").fill(name)
  await panel.getByLabel("Email").fill("chad@example.com")
  await message.fill("Does it come with a stand?")
  await message.press("Enter")
  await expect(messages).toContainText("Does it come with a stand?")

  await test.step("it arrives by itself, and is answered", async () => {
    const entry = support
      .getByRole("list", { name: "Conversations" })
      .getByRole("link")
      .filter({ hasText: name })
    await expect(entry).toContainText("1 new")
    await entry.click()
    await conversation.getByLabel("Answer").fill("Yes, with two.")
    await conversation.getByRole("button", { name: "Send", exact: true }).click()
    await expect(messages).toContainText("Yes, with two.")
    await message.fill("Thank you!")
    await message.press("Enter")
    await expect(conversation).toContainText("Thank you!")
  })

  await test.step("closed, the shopper is told", async () => {
    await conversation.getByRole("button", { name: "Close conversation" }).click()
    await expect(panel.getByText("This chat has ended.")).toBeInViewport({ ratio: 1 })
  })
})
