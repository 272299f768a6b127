import { randomUUID } from "node:crypto"
import { expect } from "@playwright/test"
import { Api } from "../api.ts"
import { Customer } from "../customer.ts"
import { test } from "../journey.ts"
import { lookAt, lookAtPages } from "../look.ts"
import {
  ACCOUNT,
  BACK_OFFICE,
  BACK_OFFICE_LISTS,
  missingInBackOffice,
  missingInShop,
  SHOP,
} from "../pages.ts"
import { Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

/** Whose application the simulated lender leaves undecided. */
const PENDING = "123450003"

test("every page of the shop fits its screen and is accessible, in both themes", async ({
  page,
  expectMissing,
}) => {
  test.setTimeout(900_000)
  expectMissing(/^\/no\/such\/page$/)
  const shopper = new Shopper(page)
  const customer = new Customer(page)
  const visited: Array<string> = []
  const visit = async (paths: ReadonlyArray<string>) => {
    await lookAtPages(page, paths)
    visited.push(...paths)
  }

  await shopper.goToPayment(customer.username, "all-season tires")
  await visit(SHOP)

  await test.step("products and a brand", async () => {
    await page.goto("/brands")
    const brand = await page.getByRole("main").locator('a[href^="/brand/"]').first().getAttribute("href")
    const products: Array<string> = []
    for (const words of ["tv", "all-season tires", "wheels"]) {
      await shopper.search(words)
      products.push((await shopper.products().first().getByRole("link").getAttribute("href")) ?? "")
    }
    const ids = products.map((path) => path.split("/").at(-1))
    await visit([brand ?? "", ...products, `/compare?products=${ids.join(",")}`])
  })

  await test.step("a guest's order", async () => {
    await page.goto("/checkout")
    await shopper.payBy("Lease to own")
    await shopper.fillApplication(PENDING)
    await lookAt(page, "an application")
    await shopper.apply()
    await expect(page).toHaveURL(/\/thank-you/)
    const { pathname, search } = new URL(page.url())
    const order = pathname.replace("/thank-you", "")
    await visit([`${order}/thank-you${search}`, `${order}${search}`, `${order}/invoice${search}`])
  })

  await test.step("the account that the order is taken into", async () => {
    await new Api(page.request).register("Axe", customer.password, customer.username)
    await customer.logIn()
    await visit(ACCOUNT)
    await page.goto("/account/addresses")
    await page.getByRole("button", { name: "Add an address" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await lookAt(page, "an address")
  })

  expect(missingInShop(visited)).toEqual([])
})

test("every page of the back office fits its screen and is accessible, in both themes", async ({
  page,
  request,
}) => {
  test.setTimeout(900_000)
  const visited: Array<string> = []
  const visit = async (paths: ReadonlyArray<string>) => {
    await lookAtPages(page, paths)
    visited.push(...paths)
  }
  const who = { name: "Axel", email: "axel@example.com" }
  const asked = { ...who, message: "Is it in stock?" }
  await request.post("/api/contact", { data: { ...asked, phone: "2125550100" } })
  await request.post("/api/chat/messages", { data: { ...asked, id: randomUUID() } })

  await visit(["/backoffice/login"])
  const staff = new Staff(page)
  await staff.logIn("owner@voltread.example")
  await test.step("the tables of the dashboard show all of their columns", async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole("table", { name: "Sources, last 7 days" })).toBeVisible()
      const tables = page.getByRole("table", { name: /, last 7 days$/ })
      const widerThanTheirPlace = () =>
        tables.evaluateAll(
          (all) =>
            all.filter(({ scrollWidth, parentElement }) => scrollWidth > (parentElement?.clientWidth ?? 0))
              .length,
        )
      await expect.poll(widerThanTheirPlace).toBe(0)
      // Those that do not fit are framed, and scroll.
      await expect(page.getByRole("group", { name: /, last 7 days$/ })).toHaveCount(0)
    }
  })
  await staff.importFile("every-page.csv", ["nothing,but,a,name"], "Check")
  await visit(BACK_OFFICE.map((path) => `/backoffice/${path}`))

  await page.goto("/backoffice/reports")
  const reports = page.getByRole("main").locator('a[href*="/reports/"]')
  await expect(reports).not.toHaveCount(0)
  await visit(await reports.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? "")))

  const firstRows: Array<string> = []
  for (const list of BACK_OFFICE_LISTS) {
    await page.goto(`/backoffice/${list}`)
    firstRows.push((await page.locator("a[data-row]").first().getAttribute("href")) ?? "")
  }
  await visit(firstRows)
  const order = visited
    .find((path) => path.startsWith("/backoffice/orders/"))
    ?.split("/")
    .at(-1)
  await visit([
    `/backoffice/orders/print?paper=packing-slip&ids=${order}`,
    `/backoffice/orders/print?paper=invoice&ids=${order}`,
  ])

  await test.step("a dialog", async () => {
    await page.goto(visited.find((path) => path.startsWith("/backoffice/customers/")) ?? "")
    await page.getByRole("button", { name: "Add an address" }).click()
    await expect(page.getByRole("dialog")).toBeVisible()
    await lookAt(page, "an address")
  })

  expect(missingInBackOffice(visited)).toEqual([])
})
