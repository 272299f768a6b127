import { expect, type Page } from "@playwright/test"

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
    const dialog = this.page.getByRole("dialog")
    await dialog.getByLabel("New status").click()
    await this.page.getByRole("option", { name: "Delivered" }).click()
    await dialog.getByLabel("Reason").fill("Signed for at the door")
    await dialog.getByRole("button", { name: "Change status" }).click()
    await expect(dialog).toBeHidden()
  }
}
