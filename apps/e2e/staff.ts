import { expect, type Locator, type Page } from "@playwright/test"

/** Of a supplier's file, as the shop names them. */
const PRODUCT_COLUMNS =
  "productId,sku,name,brand,category,productType,partner,regularPrice,salePrice,supplierCost,shippingCost,isLive"

/** What people of the back office do. */
export class Staff {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** As one of the demo's staff, or as somebody whose password is known. */
  async logIn(username: string, password = process.env.DEMO_PASSWORD): Promise<void> {
    if (password === undefined) throw new Error("DEMO_PASSWORD is not set")
    await this.page.goto("/backoffice/login")
    await this.page.getByLabel("Email").fill(username)
    await this.page.getByLabel("Password").fill(password)
    await this.page.getByRole("button", { name: "Log in" }).click()
    await expect(this.page).toHaveURL(/\/backoffice\/(orders)?$/)
  }

  async openOrder(number: string): Promise<void> {
    await this.page.goto(`/backoffice/orders?q=${number}`)
    await this.page.getByRole("link", { name: number }).first().click()
    await expect(this.page.getByRole("heading", { name: new RegExp(number) })).toBeVisible()
  }

  /** Hands a supplier's file over, and goes to what became of it. It may change the catalog, or is only checked. */
  async importFile(name: string, lines: ReadonlyArray<string>, button: "Import" | "Check"): Promise<void> {
    await this.page.goto("/backoffice/prices/imports")
    const card = this.page.getByRole("region", { name: "Import a supplier’s file" })
    if (button === "Check") await card.getByText("Only check the file").click()
    await this.chooseFile(card, name, [PRODUCT_COLUMNS, ...lines])
    await card.getByRole("button", { name: button, exact: true }).click()
    await expect(this.page.getByRole("heading", { level: 1, name })).toBeVisible()
  }

  /** In a form's only field for a file. */
  async chooseFile(form: Locator, name: string, lines: ReadonlyArray<string>): Promise<void> {
    const buffer = Buffer.from(lines.join("\n"))
    await form.locator("input[type=file]").setInputFiles({ name, mimeType: "text/plain", buffer })
  }

  async recordShipment(): Promise<void> {
    await this.page.getByRole("button", { name: /Record shipment/ }).click()
    const dialog = this.page.getByRole("dialog")
    await dialog.getByLabel("Carrier").fill("UPS")
    await dialog.getByLabel("Tracking number").fill("1Z999AA10123456784")
    await dialog.getByRole("button", { name: /Record shipment/ }).click()
    await expect(dialog).toBeHidden()
  }

  /** The carrier brought everything of the open order, which has one item. */
  async deliver(): Promise<void> {
    await this.page.getByRole("button", { name: /^Actions for/ }).click()
    await this.page.getByRole("menuitem", { name: "Change status" }).click()
    await this.confirmStatus("Delivered", "Signed for at the door")
  }

  /** Of the open order. */
  async changeStatus(to: string, reason: string): Promise<void> {
    await this.page.getByRole("button", { name: "Change status" }).click()
    await this.confirmStatus(to, reason)
  }

  private async confirmStatus(to: string, reason: string): Promise<void> {
    const dialog = this.page.getByRole("dialog")
    await dialog.getByLabel("New status").click()
    await this.page.getByRole("option", { name: to }).click()
    await dialog.getByLabel("Reason").fill(reason)
    await dialog.getByRole("button", { name: "Change status" }).click()
    await expect(dialog).toBeHidden()
  }
}
