import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { PASSWORD, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { shopName } from "./current-settings.ts"

const NAME = 'Wheels "&" Volts'

let shop: ShopApp
let as: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  as = await shop.signIn("admin@shop.example", "ADMIN")
  const change = { version: 0, value: { name: NAME } }
  const saved = await shop.call("PUT", "/api/admin/settings/general", change, { as })
  expect(saved.status).toBe(200)
  await vi.waitUntil(async () => (await shop.run(shopName)) === NAME, { timeout: 10_000 })
})
afterAll(() => shop.close())

test.each([
  "/api/subscription/confirm?token=t",
  `/api/stock-alerts/stop?alert=${crypto.randomUUID()}&signature=s`,
])("a page that a mail links to is the shop's by its name: %s", async (url) => {
  const { body } = await shop.app.inject({ url })
  expect(body).toContain("</span>Wheels &#34;&#38;&#34; Volts</a>")
  expect(body).toMatch(/<title>[\w ]+ \| Wheels &#34;&#38;&#34; Volts<\/title>/)
})

test("authenticator apps and passkeys of staff are kept under the shop's name", async () => {
  const factor = "/api/account/second-factor"
  const send = (path: string) => shop.call("POST", factor + path, { currentPassword: PASSWORD }, { as })
  const issuer = encodeURIComponent(NAME)
  expect((await send("/setup")).body.data).toMatchObject({
    uri: expect.stringContaining(`otpauth://totp/${issuer}:`),
  })
  expect((await send("/passkeys/options")).body.data).toMatchObject({ options: { rp: { name: NAME } } })
})

test("answers to what a customer wrote are the shop's in their export", async () => {
  const customer = await shop.signIn("kim@example.com")
  await shop.sql(
    `with asked as (
       insert into contact_request (request_id, name, email, phone, message)
       values (gen_random_uuid(), 'Kim', 'kim@example.com', '', 'Hello?')
       returning request_id)
     insert into contact_message (request_id, message_id, staff, body, sent_at)
     select request_id, gen_random_uuid(), 'admin@shop.example', 'Hello!', clock_timestamp() + interval '1 second'
     from asked`,
  )
  const { body } = await shop.call("GET", "/api/account/export", undefined, { as: customer })
  expect(body.data).toMatchObject({
    messages: [
      { name: "Kim", message: "Hello?" },
      { name: NAME, message: "Hello!" },
    ],
  })
})
