import { expect, type Page } from "@playwright/test"
import { mailedCode } from "./mailbox.ts"

/** Somebody with an account, made up for one journey. */
export class Customer {
  readonly page: Page
  username: string
  password = "Wheels-4-all"

  constructor(page: Page) {
    this.page = page
    this.username = `erin.${Date.now()}.${Math.trunc(Math.random() * 1e6)}@example.com`
  }

  async register(): Promise<void> {
    const { page } = this
    await page.goto("/login")
    await page.getByRole("link", { name: "Create an account" }).click()
    // The page before it has a field of that name, too.
    await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible()
    await page.getByLabel("Email", { exact: true }).fill(this.username)
    await this.fillRegistration()
  }

  /** Sends the open form of a registration, which knows the email. */
  async fillRegistration(): Promise<void> {
    const { page } = this
    await page.getByLabel("First name").fill("Erin")
    await page.getByLabel("Last name").fill("Tester")
    await page.getByLabel("Phone").fill("(312) 555-0142")
    await page.getByLabel("Password", { exact: true }).fill(this.password)
    await page.getByLabel("Confirm password", { exact: true }).fill(this.password)
    await page.getByRole("button", { name: "Create account" }).click()
    await expect(page).toHaveURL(/\/thankyou/)
  }

  async verify(): Promise<void> {
    const code = await mailedCode(this.page.request, this.username, "Voltread code")
    await this.page.getByLabel("Code", { exact: true }).fill(code)
    await this.page.getByRole("button", { name: "Confirm" }).click()
    await expect(this.page.getByText("User verified successfully")).toBeVisible()
    await expect(this.page).toHaveURL(/\/$/)
  }

  async logIn(page: Page = this.page): Promise<void> {
    await page.goto("/login")
    await this.fillLogIn(page)
    await expect(page.getByText("Login Successful")).toBeVisible()
  }

  /** Sends the open form of a log-in. */
  async fillLogIn(page: Page): Promise<void> {
    await page.getByLabel("Email", { exact: true }).fill(this.username)
    await page.getByLabel("Password", { exact: true }).fill(this.password)
    await page.getByRole("main").getByRole("button", { name: "Log in" }).click()
  }

  /** Chooses a new password by the mailed code, from the page for who has forgotten theirs. */
  async resetPassword(page: Page): Promise<void> {
    // The page that is left may have fields of the same names, and stays until the next one is there.
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible()
    await page.getByLabel("Email", { exact: true }).fill(this.username)
    await page.getByRole("button", { name: "Email me a code" }).click()
    await expect(page).toHaveURL(/\/reset-password/)
    const code = await mailedCode(page.request, this.username, "code for a new password")
    this.password = "Brand-new-1"
    await page.getByLabel("Code", { exact: true }).fill(code)
    await page.getByLabel("New password", { exact: true }).fill(this.password)
    await page.getByLabel("Confirm password", { exact: true }).fill(this.password)
    await page.getByRole("button", { name: "Save password" }).click()
    await expect(page).toHaveURL(/\/$/)
  }

  async logOut(): Promise<void> {
    await this.page.goto("/account")
    await this.page.getByRole("button", { name: "Log out" }).click()
    await expect(this.page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible()
  }
}
