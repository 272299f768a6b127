import { expect } from "@playwright/test"
import { test } from "../journey.ts"
import { Shopper } from "../shopper.ts"

test("a contact form that was sent is empty, and not an error when it is left", async ({ page }) => {
  await page.goto("/contact")
  await page.getByLabel("Name").fill("Erin Tester")
  await page.getByRole("main").getByLabel("Email").fill("erin.tester@example.com")
  await page.getByLabel("Phone").fill("3125550142")
  await page.getByLabel("Message").fill("Does this tire fit a trailer?")
  await page.getByRole("button", { name: "Send message" }).click()
  await expect(page.getByRole("alert")).toContainText("We have received your request")
  await expect(page.getByLabel("Message")).toHaveValue("")
  // Marked once it is left: by then the fields have been checked.
  await page.getByRole("main").getByLabel("Email").fill("erin")
  await page.getByRole("heading", { name: "Contact us" }).click()
  await expect(page.getByRole("main").getByLabel("Email")).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByLabel("Message")).not.toHaveAttribute("aria-invalid", "true")
})

test("an empty log-in marks what is missing", async ({ page }) => {
  await page.goto("/login")
  const email = page.getByRole("main").getByLabel("Email")
  const password = page.getByLabel("Password", { exact: true })
  // What is pressed before the page's code has come changes nothing.
  await expect(async () => {
    await page.getByRole("button", { name: "Log in", exact: true }).click()
    await expect(email).toHaveAttribute("aria-invalid", "true", { timeout: 1_000 })
  }).toPass()
  await expect(email).toBeFocused()
  await expect(page.getByText("Enter your password.")).toBeVisible()
  await email.fill("erin.tester@example.com")
  await page.getByRole("button", { name: "Log in", exact: true }).click()
  await expect(email).not.toHaveAttribute("aria-invalid", "true")
  await expect(password).toBeFocused()
})

test("a long email address stays within a phone's screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`/verify?username=${"erin.with.a.long.name.".repeat(4)}@example.com`)
  await expect(page.getByText("We emailed a code to")).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test("an order that is placed with nothing filled in marks all that is missing, the card as well", async ({
  page,
}) => {
  const shopper = new Shopper(page)
  await shopper.search("television")
  await shopper.openFirstProduct()
  await page.getByRole("button", { name: "Add to cart", exact: true }).click()
  await page.getByRole("link", { name: "Check out" }).click()
  await expect(page.getByLabel("Card number")).toBeVisible()
  await page.getByRole("button", { name: "Place order" }).click()
  for (const label of ["Email", "First name", "ZIP code", "Card number", "Expiration (MM/YY)"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("aria-invalid", "true")
  }
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
  await page.getByText("Lease to own", { exact: true }).click()
  await expect(page.getByLabel("Date of birth")).toBeVisible()
  await page.getByRole("button", { name: "Place order" }).click()
  await expect(page.getByLabel("Date of birth")).toHaveAttribute("aria-invalid", "true")
  await expect(page.getByLabel("Email", { exact: true })).toBeFocused()
})
