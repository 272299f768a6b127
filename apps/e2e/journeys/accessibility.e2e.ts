import AxeBuilder from "@axe-core/playwright"
import { expect, type Page } from "@playwright/test"
import { Api } from "../api.ts"
import { Customer } from "../customer.ts"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

const SHOP = [
  "/",
  "/search?q=laptop",
  "/search?q=order+status",
  "/products/tires",
  "/products/tires?vehicle=2019-ford-f-150-xlt",
  "/categories",
  "/brands",
  "/tires",
  "/tires?by=size",
  "/wheels?by=size",
  "/compare",
  "/contact",
  "/find-order",
  "/cart",
  "/checkout",
  "/login",
  "/register",
  "/thankyou",
  "/verify?username=erin@example.com",
  "/forgot-password",
  "/reset-password?username=erin@example.com",
  "/page/terms",
  "/page/privacy",
  "/page/how-it-works",
  "/no/such/page",
  "/dev/mailbox",
]
const ACCOUNT = [
  "/account",
  "/account/orders",
  "/account/applications",
  "/account/addresses",
  "/account/profile",
]
const BACK_OFFICE = [
  "/backoffice/",
  "/backoffice/orders",
  "/backoffice/payouts",
  "/backoffice/reviews",
  "/backoffice/applications",
  "/backoffice/customers",
  "/backoffice/chats",
  "/backoffice/contacts",
  "/backoffice/staff",
  "/backoffice/erasures",
  "/backoffice/read-models",
  "/backoffice/prices",
  "/backoffice/prices/rules/new",
  "/backoffice/prices/products?q=tire",
  "/backoffice/prices/imports",
  "/backoffice/reports",
  "/backoffice/reports/revenue",
  "/backoffice/reports/affiliate-summary",
  "/backoffice/product-reviews",
  "/backoffice/audit-log",
  "/backoffice/settings",
  "/backoffice/security",
]

/**
 * Waits for loading and animations to end. Endless ones, such as a skeleton's shimmer, go when their area has loaded; those
 * that follow scrolling instead of time have no end.
 */
const waitUntilStill = async (page: Page): Promise<void> => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect, timeline }) =>
          timeline !== document.timeline ||
          playState === "finished" ||
          effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
}

const violations = async (page: Page): Promise<ReadonlyArray<string>> => {
  const { violations: found } = await new AxeBuilder({ page })
    // React Aria's own announcer keeps the label of a button that is gone for some seconds.
    .exclude("[data-live-announcer]")
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`)
}

/** Desktop in both themes; what only a phone shows, in the theme that is harder to get right. */
const SETTINGS = [
  { colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 1440, height: 900 } },
  { colorScheme: "dark", viewport: { width: 390, height: 844 } },
] as const

for (const setting of SETTINGS) {
  test.describe(`${setting.colorScheme}, ${setting.viewport.width} px`, () => {
    test.use(setting)

    test("the shop has no accessibility violations", async ({ page }) => {
      test.setTimeout(240_000)
      const errors: Array<string> = []
      page.on("pageerror", (error) => errors.push(error.message))
      for (const path of SHOP) {
        await page.goto(path, { waitUntil: "networkidle" })
        expect.soft(await violations(page), path).toEqual([])
      }
      await page.goto("/search?q=laptop")
      await page
        .getByRole("region", { name: "Products" })
        .getByRole("article")
        .getByRole("link")
        .first()
        .click()
      await page.waitForURL(/\/product\//)
      await page.waitForLoadState("networkidle")
      expect.soft(await violations(page), "product").toEqual([])
      expect(errors).toEqual([])
    })

    test("the account has no accessibility violations", async ({ page }) => {
      const customer = new Customer(page)
      customer.username = await new Api(page.request).register("Axe", customer.password)
      await customer.logIn()
      for (const path of ACCOUNT) {
        await page.goto(path, { waitUntil: "load" })
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await waitUntilStill(page)
        expect.soft(await violations(page), path).toEqual([])
      }
      await page.goto("/account/addresses")
      await page.getByRole("button", { name: "Add an address" }).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await waitUntilStill(page)
      expect.soft(await violations(page), "address").toEqual([])
    })

    test("the back office has no accessibility violations", async ({ page }) => {
      test.setTimeout(240_000)
      await page.goto("/backoffice/login", { waitUntil: "networkidle" })
      expect.soft(await violations(page), "log-in").toEqual([])
      await new Staff(page).logIn("owner@voltread.example")
      for (const path of BACK_OFFICE) {
        await page.goto(path, { waitUntil: "load" })
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
        await waitUntilStill(page)
        expect.soft(await violations(page), path).toEqual([])
      }
      await page.goto("/backoffice/customers?status=active")
      await page.getByRole("table", { name: "Customers" }).getByRole("link").first().click()
      await expect(page.getByRole("region", { name: "Account history" })).toBeVisible()
      expect.soft(await violations(page), "customer").toEqual([])
      await page.getByRole("button", { name: "Add an address" }).click()
      await expect(page.getByRole("dialog")).toBeVisible()
      await waitUntilStill(page)
      expect.soft(await violations(page), "address dialog").toEqual([])
      await page.goto("/backoffice/orders")
      await page.getByRole("link", { name: /^VT-/ }).first().click()
      await expect(page.getByRole("region", { name: "Timeline" })).toBeVisible()
      expect.soft(await violations(page), "order").toEqual([])
    })
  })
}
