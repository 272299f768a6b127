import { randomUUID } from "node:crypto"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { PASSWORD, type ShopApp, shopApp } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const textOf = (query: unknown): string =>
  typeof query === "object" && query !== null && "text" in query ? String(query.text) : String(query)

/** What a server that has just started sends by itself, about interrupted imports and the read models. */
const OF_THE_START = /\bproduct_import\b|\bpg_(try_)?advisory_|\bto_regclass\b|\bread\.checkpoint\b/

/** The statements that Postgres gets while one call is answered. */
const statementsOf = async (url: string, body: object): Promise<ReadonlyArray<string>> => {
  const sent = vi.spyOn(pg.Client.prototype, "query")
  const { status } = await shop.call("POST", url, body)
  const statements = sent.mock.calls
    .map(([query]) => textOf(query))
    .filter((text) => !OF_THE_START.test(text))
  sent.mockRestore()
  return [`status ${status}`, ...statements]
}

const registration = (email: string) => ({
  firstName: "Ann",
  lastName: "Lee",
  email,
  phone: "2125550100",
  password: PASSWORD,
  confirmPassword: PASSWORD,
})

const someone = async (): Promise<string> => {
  const username = `${randomUUID()}@example.com`
  await shop.signIn(username)
  return username
}
const registered = async (): Promise<string> => {
  const username = `${randomUUID()}@example.com`
  await shop.call("POST", "/api/auth/register", registration(username))
  return username
}

const CALLS: Readonly<Record<string, readonly [string, (name: string) => object, () => Promise<string>]>> = {
  "forgotten password": ["/api/auth/forgotPassword", (username) => ({ username, password: "" }), someone],
  registration: ["/api/auth/register", registration, someone],
  "another code": ["/api/auth/resendVerificationCode", (username) => ({ username }), registered],
  "log-in with a wrong password": [
    "/api/auth/login",
    (username) => ({ username, password: "Wrong-pass-1" }),
    someone,
  ],
}

test.each(Object.entries(CALLS))(
  "a %s sends Postgres the same for a name that is known as for one that is not",
  async (_, [url, body, known]) => {
    const username = await known()
    const ofKnown = await statementsOf(url, body(username))
    const ofUnknown = await statementsOf(url, body(`${randomUUID()}@example.com`))
    expect(ofUnknown).toEqual(ofKnown)
    expect(ofKnown.length).toBeGreaterThan(3)
  },
)

test("for a name that nobody has, no code is stored and nothing waits to be sent", async () => {
  const due = "select count(*)::int as mails from mail_outbox where sent_at is null"
  const [before] = await shop.sql(due)
  for (const url of ["/api/auth/forgotPassword", "/api/auth/resendVerificationCode"]) {
    expect((await shop.call("POST", url, { username: "nobody@example.com" })).status).toBe(200)
  }
  expect(await shop.sql(due)).toEqual([before])
  expect(await shop.sql("select from mail_outbox where sealed is not null and sent_at is not null")).toEqual(
    [],
  )
  expect(await shop.sql("select from account_code where username = 'nobody@example.com'")).toEqual([])
})
