import { request } from "node:http"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { checkoutShop } from "../../testing/checkout-shop.ts"
import { type ShopApp, shopApp } from "../../testing/shop-app.ts"

let shop: ShopApp
let limited: ShopApp

beforeAll(async () => {
  const environment = { PUBLIC_URL: "https://shop.example", ALLOWED_HOSTS: "api, other.example" }
  shop = await shopApp(inject("postgresUrl"), environment)
  limited = await shopApp(inject("postgresUrl"), { RATE_LIMIT_PER_MINUTE: "5" })
})
afterAll(async () => {
  await shop.close()
  await limited.close()
})

describe("the limit of calls", () => {
  test.each([
    ["POST", "/graphql", "/%67raphql"],
    ["GET", "/api/account/states", "/%61pi/account/states"],
  ] as const)("counts %s %s however it is written", async (method, plain, escaped) => {
    const remoteAddress = `10.1.1.${plain.length}`
    const statuses: Array<number> = []
    for (let calls = 0; calls < 6; calls++) {
      const url = calls % 2 === 0 ? plain : escaped
      statuses.push((await limited.app.inject({ method, url, remoteAddress })).statusCode)
    }
    expect(statuses.slice(0, 5)).not.toContain(429)
    expect(statuses[5]).toBe(429)
  })

  test("counts each of several questions in one operation", async () => {
    const ask = (questions: number) =>
      limited.app.inject({
        method: "POST",
        url: "/graphql",
        remoteAddress: "10.1.3.1",
        payload: {
          query: `{ ${Array.from({ length: questions }, (_, n) => `q${n}: cart { total }`).join(" ")} }`,
        },
      })
    expect((await ask(5)).json().errors).toBeUndefined()
    const elsewhere = await limited.app.inject({ url: "/api/account/states", remoteAddress: "10.1.3.1" })
    expect(elsewhere.statusCode).toBe(429)
    const shared = await limited.app.inject({
      method: "POST",
      url: "/graphql",
      remoteAddress: "10.1.3.2",
      payload: {
        query:
          "{ a: cart { total } b: cart { total } c: cart { total } d: cart { total } e: cart { total } f: cart { total } }",
      },
    })
    expect(shared.json()).toMatchObject({ errors: [{ extensions: { code: "TOO_MANY_REQUESTS" } }] })
  })

  test.each(["/sitemap.xml", "/sitemap/brands", "/sitemap/products/1"])("holds for %s", async (url) => {
    const remoteAddress = `10.1.2.${url.length}`
    const get = async () => (await limited.app.inject({ url, remoteAddress })).statusCode
    for (let calls = 0; calls < 60; calls++) expect(await get()).not.toBe(429)
    expect(await get()).toBe(429)
  })

  test("is one for all addresses of an IPv6 network", async () => {
    const get = async (host: number) =>
      (await limited.app.inject({ url: "/api/account/states", remoteAddress: `2001:db8:1:2::${host}` }))
        .statusCode
    for (let host = 1; host <= 5; host++) expect(await get(host)).toBe(200)
    expect(await get(6)).toBe(429)
  })

  test("is ten times as high for all networks of an IPv6 site", async () => {
    const get = async (network: number, route = "/api/account/states") =>
      (await limited.app.inject({ url: route, remoteAddress: `2001:db8:2:${network.toString(16)}::1` }))
        .statusCode
    for (let network = 1; network <= 50; network++) expect(await get(network)).toBe(200)
    expect(await get(51)).toBe(429)
    // A route with a limit of its own is counted for itself.
    expect(await get(51, "/sitemap.xml")).not.toBe(429)
    const elsewhere = { url: "/api/account/states", remoteAddress: "2001:db8:3:1::1" }
    expect((await limited.app.inject(elsewhere)).statusCode).toBe(200)
  })

  test("is one for all processes", async () => {
    const both = await checkoutShop(inject("postgresUrl"), 2, { RATE_LIMIT_PER_MINUTE: "5" })
    const status = async (process: number) =>
      (await both.server(process).inject({ url: "/api/account/states", remoteAddress: "10.2.2.2" }))
        .statusCode
    const counted = (calls: number) =>
      vi.waitFor(
        async () => expect(await both.sql("select count from attempt")).toEqual([{ count: calls }]),
        10_000,
      )
    for (let calls = 0; calls < 5; calls++) expect(await status(0)).toBe(200)
    await counted(5)
    // What is known elsewhere comes back with what is counted here: the second time at the latest.
    await status(1)
    await counted(6)
    await status(1)
    await counted(7)
    expect(await status(1)).toBe(429)
    await both.close()
  })
})

describe("the name that the shop is called by", () => {
  const status = async (host: string, url = "/api/account/states") =>
    (await shop.app.inject({ url, headers: { host } })).statusCode

  test.each([
    "shop.example",
    "shop.example:443",
    "localhost:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
    "api:3000",
  ])("%s is answered", async (host) => expect(await status(host)).toBe(200))

  test.each([
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "shop.example.evil",
    "10.0.0.1",
  ])("%s is not, and is told the right one", async (host) => {
    const answer = await shop.app.inject({ url: "/api/account/states", headers: { host } })
    expect(answer.statusCode).toBe(421)
    expect(answer.json().errorMessage).toContain("https://shop.example")
    expect(await status(host, "/metrics")).toBe(421)
  })

  test("does not matter to balancers, nor to gateways, whose messages are signed", async () => {
    expect(await status("10.0.0.1", "/readyz")).toBe(200)
    const message = { method: "POST", url: "/api/webhooks/nobody", headers: { host: "10.0.0.1" } } as const
    expect((await shop.app.inject(message)).statusCode).toBe(404)
  })
})

describe("an address that the router refuses", () => {
  test.each([
    ["for an escape that is none", "/%ZZ", 400],
    ["for its length", `/api/orders/${"x".repeat(2_000)}`, 404],
  ])("%s is answered with the headers of every answer", async (_, url, status) => {
    const answer = await shop.app.inject(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      "content-security-policy": "default-src 'none';frame-ancestors 'none';base-uri 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f]{32}$/),
    })
  })
})

describe("event streams", () => {
  test("of one person are not without end", { timeout: 30_000 }, async () => {
    const tokens = await shop.signIn("root@voltread.example", "SUPER ADMIN")
    const address = await shop.app.listen({ host: "127.0.0.1", port: 0 })
    const authorization = `Bearer ${tokens.accessToken} ${tokens.idToken}`
    const open = () =>
      new Promise<number>((resolve, reject) => {
        const call = request(`${address}/api/admin/orders/counts/events`, { headers: { authorization } })
        call.on("response", (response) => {
          response.on("error", () => undefined)
          resolve(response.statusCode ?? 0)
        })
        call.on("error", reject)
        call.end()
      })
    const statuses = []
    for (let streams = 0; streams < 31; streams++) statuses.push(await open())
    expect(statuses.filter((each) => each === 200)).toHaveLength(30)
    expect(statuses.at(-1)).toBe(503)
  })
})
