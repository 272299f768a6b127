import { type CDPSession, expect, type Page } from "@playwright/test"
import { Api } from "../api.ts"
import { test } from "../journey.ts"
import { lookAt } from "../look.ts"
import { Staff } from "../staff.ts"

const PASSWORD = "Wheels-4-all-Keys"

/** A device with a screen lock, as Chromium plays it. */
const addAuthenticator = async (page: Page): Promise<CDPSession> => {
  const client = await page.context().newCDPSession(page)
  await client.send("WebAuthn.enable")
  await client.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return client
}

test("an admin adds a passkey, logs in with it alone and after the password, and removes it", async ({
  page,
  request,
}) => {
  test.setTimeout(180_000)
  let username = ""
  await addAuthenticator(page)
  await test.step("somebody new joins the staff", async () => {
    const owner = new Api(request)
    await owner.logIn("owner@voltread.example", process.env.DEMO_PASSWORD ?? "")
    username = await owner.addAdmin("Kay", "Ringer", PASSWORD)
    await new Staff(page).logIn(username, PASSWORD)
  })

  let recoveryCode = ""
  await test.step("they add a passkey", async () => {
    await page.getByRole("link", { name: /Kay Ringer/ }).click()
    await expect(page.getByText("Your password alone is enough to log in.")).toBeVisible()
    await page.getByRole("button", { name: "Add a passkey" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Name").fill("My laptop")
    await dialog.getByRole("textbox", { name: "Your password" }).fill(PASSWORD)
    await lookAt(page, "adding a passkey")
    await dialog.getByRole("button", { name: "Continue" }).click()
    await expect(dialog).toBeHidden()
    const passkeys = page.getByRole("list", { name: "Passkeys" })
    await expect(passkeys.getByRole("listitem")).toContainText(/My laptop.*Added .*Not used yet/)
    await expect(page.getByText("Your password alone is not enough to log in")).toBeVisible()
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")
    await expect(codes).toHaveCount(10)
    recoveryCode = (await codes.first().textContent()) ?? ""
    await lookAt(page, "recovery codes")
    await page.getByRole("button", { name: "I have saved them" }).click()
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible()
    await lookAt(page, "security with a passkey")
  })

  await test.step("it is the second factor after the password", async () => {
    await page.getByRole("button", { name: "Log out" }).click()
    await page.getByLabel("Email").fill(username)
    await page.getByLabel("Password").fill(PASSWORD)
    await page.getByRole("button", { name: "Log in" }).click()
    await expect(page.getByRole("heading", { name: "Confirm it’s you" })).toBeVisible()
    await lookAt(page, "the second factor")
    await page.getByRole("button", { name: "Use a passkey" }).click()
    await expect(page.getByRole("link", { name: /Kay Ringer/ })).toBeVisible()
  })

  await test.step("without it, a recovery code stands in", async () => {
    await page.getByRole("button", { name: "Log out" }).click()
    await page.getByLabel("Email").fill(username)
    await page.getByLabel("Password").fill(PASSWORD)
    await page.getByRole("button", { name: "Log in" }).click()
    await page.getByRole("button", { name: "Use a recovery code" }).click()
    await page.getByRole("textbox", { name: "Recovery code" }).fill(recoveryCode)
    await lookAt(page, "a recovery code")
    await page.getByRole("button", { name: "Log in" }).click()
    await expect(page.getByRole("link", { name: /Kay Ringer/ })).toBeVisible()
  })

  await test.step("and the whole log-in", async () => {
    await page.getByRole("button", { name: "Log out" }).click()
    await expect(page.getByLabel("Email")).toBeVisible()
    await lookAt(page, "the log-in")
    await page.getByRole("button", { name: "Use a passkey" }).click()
    await page.getByRole("link", { name: /Kay Ringer/ }).click()
    await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("Last used")
  })

  await test.step("they rename it, and remove it by their password", async () => {
    await page.getByRole("button", { name: "Rename My laptop" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Name").fill("Blue laptop")
    await dialog.getByRole("button", { name: "Rename" }).click()
    await page.getByRole("button", { name: "Remove Blue laptop" }).click()
    await dialog.getByRole("textbox", { name: "Your password" }).fill(PASSWORD)
    await dialog.getByRole("button", { name: "Remove" }).click()
    await expect(page.getByText("Your password alone is enough to log in.")).toBeVisible()
  })

  await test.step("the audit log tells of all of it, and the removed passkey opens nothing", async () => {
    await page.goto(`/backoffice/audit-log?actor=${encodeURIComponent(username)}`)
    const table = page.getByRole("table", { name: /What staff have done/ })
    for (const act of ["Added a passkey", "Renamed a passkey", "Removed a passkey"])
      await expect(table.getByRole("row", { name: new RegExp(act) })).toContainText("Done")
    await page.getByRole("button", { name: "Log out" }).click()
    await page.getByRole("button", { name: "Use a passkey" }).click()
    await expect(page.getByRole("alert")).toContainText("This passkey did not work.")
  })
})
