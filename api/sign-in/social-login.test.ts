import { createServer, type Server } from "node:http"
import Provider from "oidc-provider"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { type ShopApp, shopApp, tokensOf } from "../testing/shop-app.ts"

interface Person {
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
}

const people = new Map<string, Person>()
const CALLBACK = "http://localhost:3000/login/social"

let server: Server
let issuer: string
let shop: ShopApp

/** A real OpenID Connect server on loopback, with its own log-in and consent pages. */
const startProvider = async (): Promise<void> => {
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const address = server.address()
  issuer = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
  const provider = new Provider(issuer, {
    clients: [{ client_id: "shop", client_secret: "a secret of the shop", redirect_uris: [CALLBACK] }],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name", "family_name"] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    cookies: { keys: ["a key of the test"] },
  })
  server.on("request", provider.callback())
}

/** What a person at a browser does at the provider: follows it, logs in, agrees, is sent back. */
const visit = async (start: string, login: string): Promise<URL> => {
  const jar = new Map<string, string>()
  const go = async (url: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form === undefined ? {} : { method: "POST", body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";")
      jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1))
    }
    return response
  }
  let response = await go(start)
  for (let steps = 0; steps < 12; steps++) {
    const location = response.headers.get("location")
    if (location === null)
      throw new Error(`the provider answered ${response.status}: ${await response.text()}`)
    const next = new URL(location, issuer)
    if (next.href.startsWith(CALLBACK)) return next
    response = await go(next.href)
    if (response.status !== 200) continue
    const page = await response.text()
    const form = page.includes('value="login"')
      ? { prompt: "login", login, password: "any" }
      : { prompt: "consent" }
    response = await go(next.href, form)
  }
  throw new Error("the provider goes round in circles")
}

beforeAll(async () => {
  await startProvider()
  shop = await shopApp(inject("postgresUrl"), {
    SOCIAL_PROVIDERS: JSON.stringify({
      google: { issuer, clientId: "shop", clientSecret: "a secret of the shop" },
      away: { issuer: "http://127.0.0.1:9", clientId: "shop", clientSecret: "x" },
    }),
  })
})
afterAll(async () => {
  await shop.close()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  people.clear()
})

const begin = async (type = "google") => {
  const answer = await shop.call("POST", "/api/auth/socialLogin/initiate", { type })
  const cookie = answer.cookies.find(({ name }) => name === "social_login")
  return { answer, url: String(answer.body.data?.url), cookie: `social_login=${cookie?.value}` }
}

const finish = (cookie: string, back: URL, change: Readonly<Record<string, unknown>> = {}) =>
  shop.call(
    "POST",
    "/api/auth/socialLogin/register",
    { type: "google", code: back.searchParams.get("code"), state: back.searchParams.get("state"), ...change },
    { headers: { cookie } },
  )

const logIn = async (login: string) => {
  const { url, cookie } = await begin()
  return finish(cookie, await visit(url, login))
}

const FAILED = { status: 401, body: { errorMessage: "Something went wrong. Please try again." } }

describe("social log-in", () => {
  test("asks the provider with state, nonce and PKCE", async () => {
    const { answer, url } = await begin()
    expect(answer.status).toBe(200)
    const asked = new URL(url).searchParams
    expect(asked.get("code_challenge_method")).toBe("S256")
    for (const name of ["state", "nonce", "code_challenge"])
      expect(asked.get(name)?.length).toBeGreaterThan(20)
    expect(asked.get("redirect_uri")).toBe(CALLBACK)
    const { url: another } = await begin()
    expect(new URL(another).searchParams.get("state")).not.toBe(asked.get("state"))
  })

  test("makes an account at the first log-in, and finds it at the next", async () => {
    people.set("eva-1", {
      email: "Eva@Example.com",
      email_verified: true,
      given_name: "Eva",
      family_name: "Stone",
    })
    const first = await logIn("eva-1")
    expect(first).toMatchObject({
      status: 200,
      body: {
        successMessage: "Login Successful",
        data: {
          user: { username: "eva@example.com", type: "CUSTOMER", firstName: "Eva", lastName: "Stone" },
        },
      },
    })
    expect((await shop.call("GET", "/api/account/profile", undefined, { as: tokensOf(first) })).status).toBe(
      200,
    )
    people.set("eva-1", { email: "eva-moved@example.com", email_verified: true })
    expect((await logIn("eva-1")).body.data).toMatchObject({ user: { username: "eva@example.com" } })
    expect(await shop.sql("select count(*)::int as n from external_identity")).toEqual([{ n: 1 }])
  })

  test("takes of a name what can be stored, and no address that cannot be mailed", async () => {
    people.set("nul-1", {
      email: "nul@example.com",
      email_verified: true,
      given_name: "Nu\u0000l\u0007",
      family_name: "x".repeat(5_000),
    })
    expect(await logIn("nul-1")).toMatchObject({
      status: 200,
      body: { data: { user: { firstName: "Nul", lastName: "x".repeat(100) } } },
    })
    people.set("odd-1", { email: "a\u0000b@example.com", email_verified: true })
    expect(await logIn("odd-1")).toMatchObject(FAILED)
  })

  test("links a customer who registered with the same address", async () => {
    await shop.signIn("known@example.com")
    people.set("known-1", { email: "known@example.com", email_verified: true, given_name: "X" })
    expect((await logIn("known-1")).body.data).toMatchObject({
      user: { username: "known@example.com", firstName: "Test" },
    })
  })

  test("opens no account for an address that the provider does not vouch for, or does not know", async () => {
    await shop.signIn("victim@example.com")
    people.set("liar", { email: "victim@example.com", email_verified: false })
    expect(await logIn("liar")).toMatchObject(FAILED)
    people.set("silent", {})
    expect(await logIn("silent")).toMatchObject(FAILED)
    expect(await shop.sql("select from external_identity where username = 'victim@example.com'")).toEqual([])
  })

  test("opens no account of the staff, and none that is disabled", async () => {
    await shop.signIn("boss@voltread.example", "ADMIN")
    people.set("boss-1", { email: "boss@voltread.example", email_verified: true })
    expect(await logIn("boss-1")).toMatchObject(FAILED)
    people.set("gone-1", { email: "gone@example.com", email_verified: true, given_name: "Gone" })
    expect((await logIn("gone-1")).status).toBe(200)
    await shop.sql("update account set is_active = false where username = 'gone@example.com'")
    expect(await logIn("gone-1")).toMatchObject(FAILED)
  })

  test("takes a code once, of the browser that began, with its own state", async () => {
    people.set("mia-1", { email: "mia@example.com", email_verified: true, given_name: "Mia" })
    const mine = await begin()
    const others = await begin()
    const back = await visit(mine.url, "mia-1")
    expect(await finish("social_login=forged", back)).toMatchObject(FAILED)
    expect(await finish(others.cookie, back)).toMatchObject(FAILED)
    expect((await finish(mine.cookie, back)).status).toBe(200)
    expect(await finish(mine.cookie, back)).toMatchObject(FAILED)
    const again = await begin()
    expect(await finish(again.cookie, await visit(again.url, "mia-1"), { state: "another" })).toMatchObject(
      FAILED,
    )
    const wrongCode = await begin()
    expect(
      await finish(wrongCode.cookie, await visit(wrongCode.url, "mia-1"), { code: "made up" }),
    ).toMatchObject(FAILED)
  })

  test("takes no code ten minutes after the log-in began, nor that of another provider", async () => {
    people.set("lea-1", { email: "lea@example.com", email_verified: true, given_name: "Lea" })
    const late = await begin()
    const back = await visit(late.url, "lea-1")
    await shop.sql("update social_login set expires_at = expires_at - interval '10 minutes'")
    expect(await finish(late.cookie, back)).toMatchObject(FAILED)
    const other = await begin()
    await shop.sql("update social_login set provider = 'away'")
    expect(await finish(other.cookie, await visit(other.url, "lea-1"))).toMatchObject(FAILED)
  })

  test("says so when the provider is unknown or away", async () => {
    expect((await begin("nobody")).answer.status).toBe(400)
    expect((await begin("__proto__")).answer.status).toBe(400)
    expect((await begin("away")).answer).toMatchObject(FAILED)
  })
})
