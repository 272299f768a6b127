import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let base: string
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  await shop.app.listen({ host: "127.0.0.1", port: 0 })
  const address: AddressInfo | string | null = shop.app.server.address()
  base = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => shop.close())

const watch = async (path: string, { accessToken, idToken }: Tokens) => {
  const response = await fetch(`${base}${path}`, {
    headers: { authorization: `Bearer ${accessToken} ${idToken}` },
    signal: AbortSignal.timeout(10_000),
  })
  const decoder = new TextDecoder()
  const state = { text: "", ended: false }
  const reading = (async () => {
    for await (const chunk of response.body ?? []) state.text += decoder.decode(chunk, { stream: true })
    state.ended = true
  })()
  return { status: response.status, state, reading }
}

test("an open page is told at once that its account was disabled, and every stream of it ends", async () => {
  const support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
  const ann = await shop.signIn("ann@example.com")
  const bo = await shop.signIn("bo@example.com")
  const anns = await watch("/api/account/events", ann)
  const bos = await watch("/api/account/events", bo)
  await shop.call("PUT", "/api/users/disable/ann@example.com", undefined, { as: support })
  await anns.reading
  expect(anns.state.text).toContain('event: signed-out\ndata: {"reason":"disabled"}')
  expect(bos.state).toMatchObject({ ended: false })
  expect((await watch("/api/account/events", ann)).status).toBe(401)
})

test("staff who are disabled see no more of the orders", async () => {
  const root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
  const sam = await shop.signIn("sam@voltread.example", "CUSTOMERSUPPORT")
  const counts = await watch("/api/admin/orders/counts/events", sam)
  await shop.call("PUT", "/api/admin/staff/sam@voltread.example/disable", undefined, { as: root })
  await counts.reading
  expect(counts.state.text).toContain("event: signed-out")
})

test("who changes their password stays signed in here, and is signed out elsewhere", async () => {
  const here = await shop.signIn("two@example.com")
  const there = await shop.signIn("two@example.com")
  const pageHere = await watch("/api/account/events", here)
  const pageThere = await watch("/api/account/events", there)
  const change = {
    currentPassword: "Wheels-4-all",
    newPassword: "Brand-new-1",
    confirmPassword: "Brand-new-1",
  }
  expect((await shop.call("PUT", "/api/account/changePassword", change, { as: here })).status).toBe(200)
  await pageThere.reading
  expect(pageThere.state.text).toContain('{"reason":"signed-out"}')
  const profile = { firstName: "Another", lastName: "Name", phone: "2125550100" }
  await shop.call("PUT", "/api/account/profile", profile, { as: here })
  await expect.poll(() => pageHere.state.text, { timeout: 2_000 }).toContain("event: account")
  expect(pageHere.state.ended).toBe(false)
})
