import { expect, type Page } from "@playwright/test"

export const GOOD_CARD = "4111 1111 1111 1111"
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
}
