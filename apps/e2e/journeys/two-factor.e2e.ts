import { createHmac } from "node:crypto"
import { expect, type Page } from "@playwright/test"
import { Api } from "../api.ts"
import { test } from "../journey.ts"
import { Staff } from "../staff.ts"

const PASSWORD = "Wheels-4-all-Codes"
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
const STEP = 30_000

/** What an authenticator app shows (RFC 6238). */
const codeOf = (secret: string, step: number): string => {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("")
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const hash = createHmac("sha1", key).update(counter).digest()
  const number = hash.readUInt32BE((hash.at(-1) ?? 0) & 0x0f) & 0x7fff_ffff
  return (number % 1_000_000).toString().padStart(6, "0")
}

const logIn = async (page: Page, username: string): Promise<void> => {
  await page.getByLabel("Email").fill(username)
  await page.getByLabel("Password").fill(PASSWORD)
  await page.getByRole("button", { name: "Log in" }).click()
}

test("an admin turns on two-factor log-in, logs in with a code, and the audit log knows it", async ({
  page,
  request,
}) => {
  let username = ""
  await test.step("somebody new joins the staff", async () => {
    const owner = new Api(request)
    await owner.logIn("owner@voltread.example", process.env.DEMO_PASSWORD ?? "")
    username = await owner.addAdmin("Cody", "Keeper", PASSWORD)
    await new Staff(page).logIn(username, PASSWORD)
  })

  let secret = ""
  let step = 0
  await test.step("they set it up", async () => {
    await page.getByRole("link", { name: /Cody Keeper/ }).click()
    await page.getByRole("textbox", { name: "Your password" }).fill(PASSWORD)
    await page.getByRole("button", { name: "Set up" }).click()
    await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible()
    secret = ((await page.locator("[data-secret]").textContent()) ?? "").replace(/\s/g, "")
    step = Math.floor(Date.now() / STEP)
    await page.getByRole("textbox", { name: "Code" }).fill(codeOf(secret, step))
    await page.getByRole("button", { name: "Turn on" }).click()
    await expect(page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem")).toHaveCount(10)
    await page.getByRole("button", { name: "I have saved them" }).click()
    await expect(page.getByText("10 recovery codes are left.")).toBeVisible()
  })

  await test.step("the password alone opens nothing anymore", async () => {
    await page.getByRole("button", { name: "Log out" }).click()
    await logIn(page, username)
    await expect(page.getByRole("heading", { name: "Enter your code" })).toBeVisible()
    await page.getByRole("textbox", { name: "Code" }).fill(codeOf(secret, step))
    await page.getByRole("button", { name: "Log in" }).click()
    await expect(page.getByRole("alert")).toContainText("was used before")
    await page.getByRole("textbox", { name: "Code" }).fill(codeOf(secret, step + 1))
    await page.getByRole("button", { name: "Log in" }).click()
    await expect(page.getByRole("link", { name: /Cody Keeper/ })).toBeVisible()
  })

  await test.step("the audit log tells of all of it", async () => {
    await page.goto(`/backoffice/audit-log?actor=${encodeURIComponent(username)}`)
    const table = page.getByRole("table", { name: /What staff have done/ })
    await expect(table.getByRole("row", { name: /Turned on two-factor log-in/ })).toContainText("Done")
    await expect(table.getByRole("row", { name: /Log-in.*Wrong code/ })).toContainText("Refused")
  })
})
