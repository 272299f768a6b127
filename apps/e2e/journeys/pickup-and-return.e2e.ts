import { type APIRequestContext, expect, type Page } from "@playwright/test"
import { test } from "../journey.ts"
import { mailedPickupCode } from "../mailbox.ts"
import { GOOD_CARD, Shopper } from "../shopper.ts"
import { Staff } from "../staff.ts"

const CHICAGO = "60606"

/** A television that a store near Chicago has two of, and that store. */
const televisionInStore = async (request: APIRequestContext) => {
  const ask = async (query: string, variables: object) => {
    const answer = await request.post("/graphql/products", { data: { query, variables } })
    return Object(Object(await answer.json()).data)
  }
  const { searchProducts } = await ask(
    `{ searchProducts(input: { categoriesId: ["televisions"], pageSize: 48 }) { products { productId } } }`,
    {},
  )
  const ids: ReadonlyArray<string> = searchProducts.products.map(
    ({ productId }: { productId: string }) => productId,
  )
  const { getProductAvailabilityDetails } = await ask(
    `query ($ids: [ID!]!) { getProductAvailabilityDetails(postalCode: "${CHICAGO}", productIds: $ids) {
      productId inStoreAvaibility { name availableQuantity } } }`,
    { ids },
  )
  for (const { productId, inStoreAvaibility } of getProductAvailabilityDetails)
    for (const { name, availableQuantity } of inStoreAvaibility)
      if (availableQuantity > 1) return { productId: String(productId), store: String(name) }
  throw new Error("no store near Chicago has a television")
}

test("a shopper picks a television up at a store", async ({ browser, request }) => {
  test.setTimeout(180_000)
  const email = `pickup.${Date.now()}@example.com`
  const { productId, store } = await televisionInStore(request)
  const shopper = new Shopper(await browser.newPage())
  const support = new Staff(await browser.newPage())
  const { page } = shopper
  let number = ""

  await test.step("the product's page shows what each store has, and puts it into the cart for one of them", async () => {
    await page.goto(`/product/${productId}`)
    await page.getByLabel("Your ZIP code").fill(CHICAGO)
    await page.getByRole("button", { name: "Check" }).click()
    await page.getByRole("button", { name: `Pick up here: ${store}` }).click()
    await expect(page.getByText(`Pickup at ${store}`).first()).toBeVisible()
    await page.getByRole("link", { name: "Check out" }).click()
  })

  await test.step("checkout takes no shipping, and the store's sales tax", async () => {
    await expect(page.getByRole("heading", { name: "Your name and address" })).toBeVisible()
    await expect(page.getByLabel("Order summary").getByText("Free")).toBeVisible()
    await page.getByLabel("Email", { exact: true }).fill(email)
    await shopper.fillAddress("Picker")
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(page).toHaveURL(/\/thank-you/)
    number = await shopper.orderNumber()
  })

  await test.step("staff make it ready, and the shopper sees a code by itself and in an email", async () => {
    await support.logIn("support@voltread.example")
    await support.openOrder(number)
    await support.page.getByRole("button", { name: "Ready for pickup" }).click()
    const code = await mailedPickupCode(request, email)
    await expect(page.getByText(code, { exact: true })).toBeVisible()
    await support.page.getByRole("button", { name: "Hand over" }).click()
    const dialog = support.page.getByRole("dialog")
    await dialog.getByLabel("Pickup code").fill(code === "000000" ? "000001" : "000000")
    await dialog.getByRole("button", { name: "Hand over" }).click()
    await expect(dialog.getByRole("alert")).toContainText("not the code")
    await dialog.getByLabel("Pickup code").fill(code)
    await dialog.getByRole("button", { name: "Hand over" }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("the order is complete", async () => {
    await expect(page.getByText("Your order is complete")).toBeVisible()
    await page.getByRole("link", { name: "Invoice" }).click()
    await expect(page.getByRole("heading", { name: "Invoice" })).toBeVisible()
    await expect(page.getByText(`pickup at ${store}`)).toBeVisible()
  })
})

const askToReturnOne = async (page: Page) => {
  await page.getByRole("button", { name: "Return items" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: /^Increase quantity/ }).click()
  await dialog.getByLabel("Why are you returning it?").fill("Too loud")
  await dialog.getByRole("button", { name: "Request return" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText("1 return requested")).toBeVisible()
}

const PHONE = { width: 390, height: 844 }

test("a shopper returns one of two items and gets half the money back", async ({ browser }) => {
  test.setTimeout(180_000)
  const shopper = new Shopper(await browser.newPage())
  const admin = new Staff(await browser.newPage())
  const { page } = shopper
  let number = ""
  let half = ""

  await test.step("two of the same are bought and shipped", async () => {
    await shopper.search("headphones")
    await shopper.openFirstProduct()
    await page.getByRole("button", { name: /^Increase quantity/ }).click()
    await page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await page.getByRole("link", { name: "Check out" }).click()
    await page.getByLabel("Email", { exact: true }).fill(`return.${Date.now()}@example.com`)
    await shopper.fillAddress("Returner")
    await shopper.fillCard(GOOD_CARD)
    await shopper.pay()
    await expect(page).toHaveURL(/\/thank-you/)
    number = await shopper.orderNumber()
    await admin.logIn("admin@voltread.example")
    await admin.openOrder(number)
    await admin.recordShipment()
  })

  await test.step("the shopper follows the package and asks to return one", async () => {
    await expect(page.getByRole("link", { name: /^Track package 1/ })).toHaveAttribute(
      "href",
      "https://www.ups.com/track?tracknum=1Z999AA10123456784",
    )
    await askToReturnOne(page)
  })

  await test.step("the shopper changes their mind, staff read so, and the shopper asks again", async () => {
    const { page: back } = admin
    await expect(back.getByRole("button", { name: /^Accept the return of/ })).toBeVisible()
    await page.getByRole("button", { name: /^Cancel return of/ }).press("Enter")
    const question = page.getByRole("alertdialog", { name: "Cancel this return?" })
    await expect(question.getByText("You can request a return again until")).toBeVisible()
    await question.getByRole("button", { name: "Cancel the return" }).click()
    await expect(question).toBeHidden()
    await expect(page.getByText("1 return canceled")).toBeFocused()
    await expect(page.getByRole("button", { name: /^Cancel return of/ })).toBeHidden()
    await expect(page.getByText("Return canceled by you")).toBeVisible()
    await expect(back.getByText("Withdrawn by the customer", { exact: true })).toBeVisible()
    await expect(back.getByRole("button", { name: /^(Accept|Decline) the return of/ })).toHaveCount(0)
    await askToReturnOne(page)
  })

  await test.step("staff accept, receive and refund exactly half, on a phone, too", async () => {
    const { page: back } = admin
    const dialog = back.getByRole("dialog")
    await back.getByRole("button", { name: /^Accept the return of/ }).click()
    await back.setViewportSize(PHONE)
    await dialog.getByRole("button", { name: "Accept" }).click()
    const accepted = back.getByRole("alertdialog").filter({ hasText: "Return accepted." })
    // It stays for as long as the mouse is on it.
    await accepted.hover()
    await back.getByRole("button", { name: /^Mark as received/ }).press("Enter")
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => bottomOf(await accepted.boundingBox())).toBeLessThan(PHONE.height / 4)
    await dialog.getByRole("button", { name: "Mark as received" }).click()
    const refund = back.getByRole("button", { name: /^Refund .*/ }).filter({ hasText: /^Refund \$/ })
    half = /\$[\d,.]+/.exec((await refund.textContent()) ?? "")?.[0] ?? ""
    const total = (await page.getByRole("definition").last().textContent()) ?? ""
    // Of an odd total one of the two units costs a cent more.
    expect(Math.abs(Math.round(cents(half) * 2) - cents(total))).toBeLessThanOrEqual(1)
    await refund.click()
    await dialog.getByRole("button", { name: "YES" }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step("the shopper reads how much goes back", async () => {
    await expect(page.getByText("Return refunded")).toBeVisible()
    await expect(page.getByText(new RegExp(`^\\${half} for 1 ×`))).toBeVisible()
  })
})

const bottomOf = (box: { readonly y: number; readonly height: number } | null): number =>
  box === null ? Number.POSITIVE_INFINITY : box.y + box.height

const cents = (money: string): number => Math.round(Number(money.replace(/[$,]/g, "")) * 100)
