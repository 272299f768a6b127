import { expect, type Page } from "@playwright/test"
import { Customer } from "../customer.ts"
import { test } from "../journey.ts"
import { lookAt } from "../look.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

/** The life of an account: made, used in two tabs, bought with, its password lost and found. */
test("a customer registers, merges carts, buys with a saved address and gets back in", async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const context = await browser.newContext()
  const customer = new Customer(await context.newPage())
  const shopper = new Shopper(customer.page)
  const { page } = customer
  const lines = (of = page) => of.getByRole("list", { name: "Items in your cart" }).getByRole("listitem")
  const addToCart = async (words: string) => {
    await shopper.search(words)
    await shopper.openFirstProduct()
    await page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await expect(page.getByRole("heading", { name: /^Your cart \(/ })).toBeVisible()
  }
  let number = ""

  await test.step("registers and enters the mailed code", async () => {
    await customer.register()
    await customer.verify()
  })

  await test.step("is asked to log in for pages of the account, and comes back to them", async () => {
    await customer.logOut()
    await page.goto("/account/addresses")
    await expect(page).toHaveURL(/\/login\?returnUrl=%?2?F?\/?account/)
    await customer.fillLogIn(page)
    await expect(page.getByRole("heading", { name: "Your addresses" })).toBeVisible()
  })

  await test.step("saves an address; a postal code of another state is pointed out", async () => {
    await page.getByRole("button", { name: "Add an address" }).click()
    await shopper.fillAddress()
    await page.getByLabel("ZIP code").fill("94103")
    await page.getByRole("button", { name: "Save address" }).click()
    await expect(page.getByText("The ZIP code 94103 is in California, not in Illinois.")).toBeVisible()
    await page.getByLabel("ZIP code").fill("60606")
    await page.getByRole("button", { name: "Save address" }).click()
    await expect(page.getByText("Address added successfully.")).toBeVisible()
    await expect(page.getByText("Default shipping")).toBeVisible()
  })

  await test.step("has one thing in the cart of the account, and another in a guest's", async () => {
    await addToCart("television")
    await customer.logOut()
    await addToCart("laptop")
    await page.goto("/cart")
    await expect(lines()).toHaveCount(1)
  })

  await test.step("logs in on a second tab, and finds both things on both", async () => {
    const second = await context.newPage()
    await customer.logIn(second)
    await second.goto("/cart")
    await expect(lines(second)).toHaveCount(2)
    await expect(lines()).toHaveCount(2)
    await expect(page.getByRole("banner").getByRole("link", { name: "Erin" })).toBeVisible()
    await second.close()
  })

  await test.step("checks out with the saved address", async () => {
    await page.getByRole("link", { name: "Check out" }).click()
    await expect(page.getByLabel("Email", { exact: true })).toHaveValue(customer.username)
    await expect(page.getByRole("radio", { name: /100 Main Street, Chicago, IL 60606/ })).toBeChecked()
    await expect(page.getByLabel("City", { exact: true })).toBeHidden()
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(page).toHaveURL(/\/thank-you/)
    const confirmation = page.getByText(/VT-[0-9A-Z]{5}-[0-9A-Z]{5}/).first()
    number = /VT-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await confirmation.textContent()) ?? "")?.[0] ?? ""
    expect(number).not.toBe("")
  })

  await test.step("forgets the password and chooses a new one by the mailed code", async () => {
    await customer.logOut()
    await page.goto("/login")
    await page.getByRole("link", { name: "Forgot password?" }).click()
    await customer.resetPassword(page)
  })

  await test.step("sees the order among their own", async () => {
    await customer.logIn()
    await page.goto("/account/orders")
    await page.getByRole("link", { name: new RegExp(number) }).click()
    await expect(page.getByRole("heading", { name: `Order ${number}` })).toBeVisible()
  })

  await test.step("logs out everywhere, and is home without being asked to log in", async () => {
    await page.goto("/account/profile")
    await page.getByRole("button", { name: "Log out everywhere" }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible()
  })

  await context.close()
})

test("whoever chooses a new password in another tab finds what they had typed once they have logged in", async ({
  context,
  page,
}) => {
  const customer = new Customer(page)
  await customer.register()
  await customer.verify()

  const addresses = await context.newPage()
  await addresses.goto("/account/addresses")
  const dialog = addresses.getByRole("dialog", { name: "Add an address" })
  await addresses.getByRole("button", { name: "Add an address" }).click()
  await dialog.getByLabel("Address", { exact: true }).fill("7 Oak Street")

  await new Shopper(page).goToPayment(customer.username)
  const mail = await context.newPage()
  await mail.goto("/forgot-password")
  await customer.resetPassword(mail)

  const ended = page.getByRole("alertdialog").filter({ hasText: "Your password was changed" })
  await ended.getByRole("button", { name: "Log in" }).click()
  await customer.fillLogIn(page)
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByLabel("Address", { exact: true })).toHaveValue("100 Main Street")

  await addresses.getByRole("button", { name: "Continue" }).click()
  await expect(addresses).toHaveURL(/\/account\/addresses$/)
  await addresses.getByRole("button", { name: "Add an address" }).click()
  await expect(dialog.getByLabel("Address", { exact: true })).toHaveValue("7 Oak Street")
})

/** Makes the tokens those of a log-in that is older than they last; with `isOver`, than a session lasts. */
const age = (page: Page, isOver: boolean): Promise<void> =>
  page.evaluate((ended) => {
    const root = JSON.parse(localStorage.getItem("persist:root") ?? "")
    const auth = JSON.parse(root.auth)
    const [header, payload, signature] = auth.tokens.accessToken.split(".")
    const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")))
    const expired = btoa(JSON.stringify({ ...claims, exp: claims.iat }))
    auth.tokens.accessToken = [header, expired, signature].join(".")
    if (ended) auth.tokens.refreshToken = "ended"
    localStorage.setItem("persist:root", JSON.stringify({ ...root, auth: JSON.stringify(auth) }))
  }, isOver)

/** Opens an address as if the page had been closed for so long that the session's tokens have expired. */
const openAfterPause = async (page: Page, address: string): Promise<void> => {
  await age(page, false)
  await page.context().clearCookies({ name: "auth_ck" })
  await page.goto(address)
}

test("whoever comes back after a pause goes on where they were, and nothing is refused first", async ({
  page,
}) => {
  const refused: Array<string> = []
  page.on("response", (response) => {
    if (response.status() === 401) refused.push(response.url())
  })
  await new Staff(page).logIn("support@voltread.example")

  await openAfterPause(page, "/backoffice/orders")
  await expect(page.getByRole("link", { name: /^VT-/ }).first()).toBeVisible()
  await expect(page.getByText("Live", { exact: true })).toBeVisible()

  const follows = page.waitForResponse("**/api/account/events")
  await openAfterPause(page, "/account")
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello")
  expect((await follows).status()).toBe(200)

  expect(refused).toEqual([])
})

test("staff whose session ends log in over their page, and what they had filled in is sent once", async ({
  page,
  context,
}) => {
  const answers: Array<number> = []
  page.on("response", (response) => {
    const isSent = response.request().method() === "POST" && response.url().endsWith("/canned-responses")
    if (isSent) answers.push(response.status())
  })
  const staff = new Staff(page)
  await staff.logIn("support@voltread.example")
  await page.goto("/backoffice/canned-responses")
  await page.getByRole("button", { name: "New response" }).click()
  const form = page.getByRole("dialog", { name: "New canned response" })
  const title = `Late parcel ${Date.now()}`
  await form.getByLabel("Name").fill(title)
  await form.getByLabel("Subject").fill("Your parcel")
  await form.getByLabel("Text").fill("We have asked the carrier.")

  const other = await context.newPage()
  await other.goto("/page/privacy")
  await age(other, true)
  await other.close()
  await form.getByRole("button", { name: "Save response" }).click()
  const cover = page.getByRole("dialog", { name: "Log in again" })
  await expect(cover.getByLabel("Password")).toBeFocused()
  await expect(cover.getByLabel("Email")).toHaveValue("support@voltread.example")
  await lookAt(page, "the log-in over a page")
  await page.keyboard.press("Escape")
  await cover.getByLabel("Password").fill(process.env.DEMO_PASSWORD ?? "")
  await cover.getByRole("button", { name: "Log in", exact: true }).click()

  await expect(form).toBeHidden()
  await expect(page.getByText(title)).toBeVisible()
  expect(answers).toEqual([200])
})
