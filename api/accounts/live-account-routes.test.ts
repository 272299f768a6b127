import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { watch } from "../testing/watching.ts"

let shop: ShopApp
let base: string
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  base = await shop.app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => shop.close())

const open = (path: string, { accessToken, idToken }: Tokens) =>
  watch(`${base}${path}`, { authorization: `Bearer ${accessToken} ${idToken}` })

test("an open page learns at once that its account was disabled, and all its streams end", async () => {
  const support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  const ann = await shop.signIn("ann@example.com")
  const bo = await shop.signIn("bo@example.com")
  const anns = await open("/api/account/events", ann)
  const bos = await open("/api/account/events", bo)
  expect(
    (await shop.call("PUT", "/api/users/disable/ann@example.com", undefined, { as: support })).status,
  ).toBe(200)
  await anns.ended
  expect(anns.text()).toContain('event: signed-out\ndata: {"reason":"disabled"}')
  expect(bos.hasEnded()).toBe(false)
  expect((await open("/api/account/events", ann)).status).toBe(401)
})

test("what was missed while Postgres could not be reached is made up for: streams end, and are authenticated again", async () => {
  const dan = await shop.signIn("dan@example.com")
  const page = await open("/api/account/events", dan)
  // Nobody is told, as if the notice had been lost with the connection.
  await shop.sql("update account set is_active = false where username = 'dan@example.com'")
  await shop.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  )
  await page.ended
  expect((await open("/api/account/events", dan)).status).toBe(401)
})

test("who returns is told at once, since the account may have changed meanwhile", async () => {
  const { accessToken, idToken } = await shop.signIn("back@example.com")
  const authorization = `Bearer ${accessToken} ${idToken}`
  const first = await watch(`${base}/api/account/events`, { authorization })
  const id = await vi.waitUntil(() => /^id: (.+)$/m.exec(first.text())?.[1])
  expect(first.text()).not.toContain("event:")
  const again = await watch(`${base}/api/account/events`, { authorization, "last-event-id": id })
  await expect.poll(() => again.text()).toContain('event: account\ndata: {"changed":true}')
  for (const page of [first, again]) page.stop()
})

test("staff who are disabled no longer see orders", async () => {
  const root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
  const sam = await shop.signIn("sam@voltread.example", "CUSTOMERSUPPORT")
  const counts = await open("/api/admin/orders/counts/events", sam)
  expect(
    (await shop.call("PUT", "/api/admin/staff/sam@voltread.example/disable", undefined, { as: root })).status,
  ).toBe(200)
  await counts.ended
  expect(counts.text()).toContain("event: signed-out")
})

test("changing the password keeps the own session, and ends all others", async () => {
  const here = await shop.signIn("two@example.com")
  const there = await shop.signIn("two@example.com")
  const pageHere = await open("/api/account/events", here)
  const pageThere = await open("/api/account/events", there)
  const change = {
    currentPassword: "Wheels-4-all",
    newPassword: "Brand-new-1",
    confirmPassword: "Brand-new-1",
  }
  expect((await shop.call("PUT", "/api/account/changePassword", change, { as: here })).status).toBe(200)
  await pageThere.ended
  expect(pageThere.text()).toContain('{"reason":"password"}')
  const profile = { firstName: "Another", lastName: "Name", phone: "2125550100" }
  await shop.call("PUT", "/api/account/profile", profile, { as: here })
  await expect.poll(() => pageHere.text()).toContain("event: account")
  expect(pageHere.hasEnded()).toBe(false)
})

test("a log-out ends the streams of its own session only", async () => {
  const here = await shop.signIn("out@example.com")
  const there = await shop.signIn("out@example.com")
  const [pageHere, pageThere] = [
    await open("/api/account/events", here),
    await open("/api/account/events", there),
  ]
  await shop.call("POST", "/api/auth/logout", undefined, { as: here })
  await pageHere.ended
  expect(pageHere.text()).toContain('{"reason":"log-out"}')
  const profile = { firstName: "Still", lastName: "Here", phone: "2125550100" }
  await shop.call("PUT", "/api/account/profile", profile, { as: there })
  await expect.poll(() => pageThere.text()).toContain("event: account")
  expect(pageThere.hasEnded()).toBe(false)
})

test("an erased user learns why the session ended", async () => {
  const root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
  const page = await open("/api/account/events", await shop.signIn("gone@example.com"))
  await shop.call("DELETE", "/api/admin/customers/gone@example.com", undefined, { as: root })
  await page.ended
  expect(page.text()).toContain('{"reason":"erased"}')
})
