import { expect, type Page } from "@playwright/test"
import { Api } from "./api.ts"

export const GOOD_CARD = "4111 1111 1111 1111"
/** What only the lender may know of an applicant, beside their Social Security number. */
const BORN = "1985-07-19"
const BANK = { routing: "021000021", account: "8675309424242" }

export const DECLINED_CARD = "4000 0000 0000 0002"

/** What a shopper does, in the words of the page. */
export class Shopper {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async search(words: string): Promise<void> {
    await this.page.goto("/")
    await this.page.getByRole("combobox", { name: "Search products" }).fill(words)
    await this.page.getByRole("button", { name: "Search" }).click()
    await expect(this.page.getByRole("heading", { level: 1, name: words })).toBeVisible()
    await expect(this.products().first()).toBeVisible()
  }

  /** Products of a listing that can be bought in twos. */
  products() {
    return this.page
      .getByRole("region", { name: "Products", exact: true })
      .getByRole("article")
      .filter({ hasText: "In stock" })
  }

  async openFirstProduct(): Promise<void> {
    await this.products().first().getByRole("link").click()
    await expect(this.page).toHaveURL(/\/product\//)
  }

  async fillAddress(lastName = "Tester"): Promise<void> {
    const { page } = this
    await page.getByLabel("First name", { exact: true }).fill("Erin")
    await page.getByLabel("Last name", { exact: true }).fill(lastName)
    await page.getByLabel("Address", { exact: true }).fill("100 Main Street")
    await page.getByLabel("City", { exact: true }).fill("Chicago")
    await this.choose("State", "Illinois")
    await page.getByLabel("ZIP code", { exact: true }).fill("60606")
    await page.getByLabel("Phone", { exact: true }).fill("3125550142")
  }

  async choose(label: string, option: string): Promise<void> {
    const select = this.page.getByLabel(label, { exact: true })
    if ((await select.evaluate((element) => element.tagName)) === "SELECT") {
      await select.selectOption({ label: option })
      return
    }
    await select.click()
    await this.page.getByRole("option", { name: option }).click()
  }

  async fillCard(number: string): Promise<void> {
    await this.page.getByLabel("Card number").fill(number)
    await this.page.getByLabel("Expiration (MM/YY)").fill("1230")
    await this.page.getByLabel("Security code").fill("123")
  }

  async pay(): Promise<void> {
    await this.page.getByRole("button", { name: /^Pay \$/ }).click()
  }

  /** Puts something into the cart and fills in the form, up to the payment. */
  async goToPayment(email: string, product = "television"): Promise<void> {
    await this.search(product)
    await this.openFirstProduct()
    await this.page.getByRole("button", { name: "Add to cart", exact: true }).click()
    await this.page.getByRole("link", { name: "Check out" }).click()
    await expect(this.page).toHaveURL(/\/checkout/)
    await this.page.getByLabel("Email", { exact: true }).fill(email)
    await this.fillAddress()
  }

  /** Chooses a way to pay, or a coin, by its title. */
  async payBy(title: string): Promise<void> {
    const words = this.page.getByText(title, { exact: true })
    const way = this.page.locator("label").filter({ has: words }).getByRole("radio")
    await expect(async () => {
      await words.click({ timeout: 2_000 })
      await expect(way).toBeChecked({ timeout: 1_000 })
    }).toPass()
  }

  /** Fills in an application, step by step. The simulated lender decides by the end of the number. */
  async fillApplication(ssn: string): Promise<void> {
    const { page } = this
    const next = page.getByRole("button", { name: "Continue", exact: true })
    await page.getByLabel("Date of birth").fill(BORN)
    await page.getByLabel("Social Security number").fill(ssn)
    await next.click()
    const income = page.getByLabel("Monthly income before taxes")
    // A step takes the focus to its first field in the next frame, and typed text with it.
    await expect(income).toBeFocused()
    await income.fill("$3,200")
    await this.choose("How often are you paid?", "Every two weeks")
    await page.getByLabel("Next pay date").fill(dayIn(7))
    await next.click()
    const routing = page.getByLabel("Routing number")
    await expect(routing).toBeFocused()
    await routing.fill(BANK.routing)
    await page.getByLabel("Account number").fill(BANK.account)
    await page.getByText(/I agree that the lender may check my application/).click()
  }

  /** Nothing that this browser keeps, of any page that it has been to, has a secret of the applicant. */
  async keepsNoSecrets(ssn: string): Promise<void> {
    const stored = await this.page.context().storageState({ indexedDB: true })
    const session = await this.page.evaluate(() => JSON.stringify({ ...sessionStorage }))
    const kept = `${JSON.stringify(stored)} ${session}`
    expect(kept).toContain("persist:root")
    const written = ssn.replace(/^(...)(..)(....)$/, "$1-$2-$3")
    for (const secret of [ssn, written, BORN, BANK.routing, BANK.account]) expect(kept).not.toContain(secret)
  }

  async apply(): Promise<void> {
    await this.page.getByRole("button", { name: /^Apply for \$/ }).click()
  }

  /** Signs the contract that the lender's page shows. */
  async signContract(): Promise<void> {
    const { page } = this
    await page.getByLabel("Type your full name to sign").fill("Erin Tester")
    await page.getByLabel("I have read the contract").check()
    await page.getByRole("button", { name: "Sign the contract" }).click()
  }

  /** The id of the order that the page is about. */
  orderId(): string {
    return /\/order\/([^/?]+)/.exec(this.page.url())?.[1] ?? ""
  }

  /** The id of the newest application of the order that the page is about: it is what the lender calls the order. */
  async loanId(): Promise<string> {
    const order = await new Api(this.page.request).graphql(
      "query ($id: ID!, $token: String) { order(id: $id, token: $token) { leaseDetails { id } } }",
      { id: this.orderId(), token: new URL(this.page.url()).searchParams.get("token") },
    )
    return String(Object(order).leaseDetails.id)
  }

  /** The number of the order that the page is about. */
  async orderNumber(): Promise<string> {
    const heading = this.page.getByRole("heading", { name: /^Order VT-/ })
    await expect(heading).toBeVisible()
    return /VT-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec((await heading.textContent()) ?? "")?.[0] ?? ""
  }

  /** Confirms with a code in Klarna's own form, which opens in the page. */
  async confirmWithKlarna(code = "123456"): Promise<void> {
    const field = this.page.frameLocator('iframe[title="Klarna"]').getByLabel("6-digit code")
    await field.fill(code)
    // The frame grows while the form comes, and a click can land where the button was.
    await field.press("Enter")
  }

  /**
   * Presses "Pay", then chooses a card in the sheet that stands in for Google's, or closes it. Its elements are clicked
   * by events: a press of the mouse is lost while the frame is first painted, and never ends once the frame is gone.
   */
  async payWithGoogle(card: RegExp | "none"): Promise<void> {
    await this.pay()
    const sheet = this.page.frameLocator('iframe[title="Google Pay"]')
    await expect(sheet.getByText(/^Pay \$\d/)).toBeVisible()
    if (card !== "none") await sheet.getByLabel(card).dispatchEvent("click")
    await sheet.getByRole("button", { name: card === "none" ? "Cancel" : "Continue" }).dispatchEvent("click")
  }
}

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
