import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from "jose"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { runWith } from "../composition/services.ts"
import { openKeyring } from "../sign-in/keyring.ts"
import { fillCall, restCalls } from "./rest-calls.ts"
import { type ShopApp, shopApp, type Tokens } from "./shop-app.ts"

let shop: ShopApp
let root: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
})
afterAll(() => shop.close())

const support = (name: string) => shop.signIn(`${name}@voltread.example`, "CUSTOMERSUPPORT")

/** Tokens that were once valid, or look valid. */
const WORTHLESS: Readonly<Record<string, () => Promise<Pick<Tokens, "accessToken" | "idToken">>>> = {
  "of somebody who was disabled a moment ago": async () => {
    const tokens = await support("disabled")
    expect((await shop.call("GET", "/api/account/profile", undefined, { as: tokens })).status).toBe(200)
    await shop.call("PUT", "/api/admin/staff/disabled@voltread.example/disable", undefined, { as: root })
    return tokens
  },
  "of somebody whose role was changed a moment ago": async () => {
    const tokens = await support("promoted")
    const role = { role: "ADMIN" }
    await shop.call("PUT", "/api/admin/staff/promoted@voltread.example/role", role, { as: root })
    return tokens
  },
  "of somebody who has logged out": async () => {
    const tokens = await support("left")
    await shop.call("POST", "/api/auth/logout", undefined, { as: tokens })
    return tokens
  },
  "that have expired": async () => {
    const tokens = await support("expired")
    const keyring = await openKeyring(runWith((work) => shop.run(work)))
    const { kid, key } = await keyring.signing()
    const claims = { ...decodeJwt(tokens.accessToken), exp: Math.floor(Date.now() / 1_000) - 1 }
    const accessToken = await new SignJWT(claims).setProtectedHeader({ alg: "ES256", kid }).sign(key)
    return { ...tokens, accessToken }
  },
  "that another signed": async () => {
    const tokens = await support("forged")
    const { privateKey } = await generateKeyPair("ES256")
    const header = { ...decodeProtectedHeader(tokens.accessToken), alg: "ES256" }
    const accessToken = await new SignJWT(decodeJwt(tokens.accessToken))
      .setProtectedHeader(header)
      .sign(privateKey)
    return { ...tokens, accessToken }
  },
  "that nobody signed": async () => {
    const tokens = await support("unsigned")
    const head = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url")
    return { ...tokens, accessToken: `${head}.${tokens.accessToken.split(".")[1]}.x` }
  },
  "that are for refreshing": async () => {
    const tokens = await support("refresh")
    return { ...tokens, accessToken: tokens.refreshToken }
  },
}

/** They check no tokens: files, gateways with signatures, operators, and the call that issues new tokens. */
const BLIND: ReadonlySet<unknown> = new Set(["public", "signed", "operators"])

test.each(Object.entries(WORTHLESS))(
  "tokens %s are good for no call",
  { timeout: 60_000 },
  async (_, make) => {
    const { accessToken, idToken } = await make()
    const headers = { authorization: `Bearer ${accessToken} ${idToken}` }
    const access = new Map(
      shop.app.routesWithAccess().map(({ method, url, access: who }) => [`${method} ${url}`, who]),
    )
    const wrong: Array<string> = []
    let tried = 0
    for (const call of await restCalls(shop.app)) {
      const route = `${call.method} ${call.path.replace(/\{(\w+)\}/g, ":$1")}`
      if (BLIND.has(access.get(route))) continue
      const { url, body } = fillCall(call, new Map())
      const { status } = await shop.call(call.method, url, body, { headers })
      if (status !== 401) wrong.push(`${route}: ${status}`)
      tried += 1
    }
    for (const url of ["/graphql", "/graphql/products", "/graphql/analytics"]) {
      const { status } = await shop.call("POST", url, { query: "{ __typename }" }, { headers })
      if (status !== 401) wrong.push(`${url}: ${status}`)
    }
    expect(wrong).toEqual([])
    expect(tried).toBeGreaterThan(60)
  },
)

test("another site's page cannot change anything with its visitor's cookie", {
  timeout: 60_000,
}, async () => {
  const { accessToken, idToken } = root
  const cookie = `auth_ck=${encodeURIComponent(`Bearer ${accessToken} ${idToken}`)}`
  const attacks = [
    { cookie, "sec-fetch-site": "cross-site" },
    { cookie, "sec-fetch-site": "same-site" },
    { cookie, origin: "https://evil.example" },
    { cookie, origin: "null" },
  ]
  const calls = (await restCalls(shop.app)).filter(({ method }) => method !== "GET")
  const targets = [
    ...calls.map((call) => ({ method: call.method, ...fillCall(call, new Map()) })),
    { method: "POST", url: "/graphql", body: { query: "mutation { clearCart { id } }" } } as const,
  ]
  const wrong: Array<string> = []
  for (const { method, url, body } of targets) {
    for (const headers of attacks) {
      const { status } = await shop.call(method, url, body, { headers })
      if (status !== 403) wrong.push(`${method} ${url}: ${status}`)
    }
  }
  expect(wrong).toEqual([])
  expect(targets.length).toBeGreaterThan(25)
})
