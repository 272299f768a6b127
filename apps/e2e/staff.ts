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
    await this.page.getByLabel("E-mail").fill(username)
    await this.page.getByLabel("Password").fill(password)
    await this.page.getByRole("button", { name: "Log in" }).click()
    await expect(this.page).toHaveURL(/\/backoffice\/orders/)
  }
}
