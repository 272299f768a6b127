import { Effect, Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { findAccount } from "../accounts/accounts.ts"
import { runWith } from "../composition/services.ts"
import { Database } from "../platform/postgres/pool.ts"
import { makeSuperAdmin } from "../staff/super-admin.ts"
import { type Answer, PASSWORD, type ShopApp, shopApp, type Tokens, tokensOf } from "../testing/shop-app.ts"
import { openKeyring } from "./keyring.ts"
import { startSession } from "./sessions.ts"
import { makeTokenIssuer } from "./tokens.ts"
import { codeOfStep, stepAt } from "./totp.ts"

const PATH = "/api/account/second-factor"
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const steps = new Map<string, number>()
/** Steps are counted from the first code of a secret, so that it does not matter when a step ends. */
const codeOf = (secret: string, away = 0): string => {
  const first = steps.get(secret) ?? stepAt(Date.now())
  steps.set(secret, first)
  return codeOfStep(bytesOf(secret), first + away)
}

const decodeSetUp = Schema.decodeUnknownSync(Schema.Struct({ secret: Schema.String, uri: Schema.String }))
const decodeCodes = Schema.decodeUnknownSync(Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) }))

const send = (path: string, body: object, as: Tokens) => shop.call("POST", `${PATH}${path}`, body, { as })
const logIn = (username: string, code?: string) =>
  shop.call("POST", "/api/auth/login", { username, password: PASSWORD, ...(code !== undefined && { code }) })
const complaint = ({ body }: Answer) =>
  body.fieldErrors.flatMap(({ property, constraints }) =>
    Object.keys(constraints).map((rule) => `${property} ${rule}`),
  )
const profile = (as: Tokens) => shop.call("GET", "/api/account/profile", undefined, { as })

let count = 0
/** Somebody of the staff who has turned it on, with the code of the present step used up. */
const secured = async (type: "ADMIN" | "SUPER ADMIN" = "ADMIN") => {
  count += 1
  const username = `secured${count}@example.com`
  const as = await shop.signIn(username, type)
  const { secret } = decodeSetUp((await send("/setup", { currentPassword: PASSWORD }, as)).body.data)
  const confirmed = await send("/confirm", { code: codeOf(secret) }, as)
  expect(confirmed.status).toBe(200)
  return { username, as, secret, codes: decodeCodes(confirmed.body.data).recoveryCodes }
}

describe("setting it up", () => {
  test("needs the password, and the first code of the app", async () => {
    const as = await shop.signIn("first@example.com", "ADMIN")
    expect((await send("/setup", { currentPassword: "Wrong-pass-1" }, as)).status).toBe(422)
    const begun = await send("/setup", { currentPassword: PASSWORD }, as)
    const { secret, uri } = decodeSetUp(begun.body.data)
    expect(uri).toContain(`otpauth://totp/Voltread:first%40example.com?secret=${secret}&`)
    expect((await logIn("first@example.com")).status).toBe(200)
    expect(complaint(await send("/confirm", { code: codeOf(secret, -9) }, as))).toEqual(["code isRight"])
    expect((await send("/confirm", { code: codeOf(secret) }, as)).status).toBe(200)
    expect((await shop.call("GET", PATH, undefined, { as })).body.data).toEqual({
      isOn: true,
      isRequired: false,
      hasApp: true,
      recoveryCodesLeft: 10,
      passkeys: [],
    })
    expect((await send("/setup", { currentPassword: PASSWORD }, as)).status).toBe(409)
  })

  test("ends all other sessions", async () => {
    const other = await shop.signIn("two@example.com", "ADMIN")
    const as = tokensOf(await logIn("two@example.com"))
    const { secret } = decodeSetUp((await send("/setup", { currentPassword: PASSWORD }, as)).body.data)
    await send("/confirm", { code: codeOf(secret) }, as)
    expect(
      await shop.sql(
        "select end_reason from account_session where username = 'two@example.com' order by ended_at",
      ),
    ).toEqual([{ end_reason: "second-factor" }, { end_reason: null }])
    expect((await profile(as)).status).toBe(200)
    expect(
      (
        await shop.call("POST", "/api/auth/refresh", {
          username: "two@example.com",
          refreshToken: other.refreshToken,
        })
      ).status,
    ).toBe(401)
  })

  test("waits for a log-in under way, to end its session", async () => {
    const username = "both@example.com"
    const as = await shop.signIn(username, "ADMIN")
    const { secret } = decodeSetUp((await send("/setup", { currentPassword: PASSWORD }, as)).body.data)
    const { pool } = await shop.run(Database.use(Effect.succeed))
    const logIn = await pool.connect()
    await logIn.query("begin")
    await logIn.query("update account set last_sign_in_at = now() where username = $1", [username])
    const confirmed = send("/confirm", { code: codeOf(secret) }, as)
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await shop.sql(waiting)).length).toBe(1)
    await logIn.query("commit")
    logIn.release()
    expect((await confirmed).status).toBe(200)
  })

  test("leaves no session to a log-in under way that brought the password only", async () => {
    const { username } = await secured()
    const account = await shop.run(findAccount(username))
    if (account === null) throw new Error("no such account")
    const issuer = makeTokenIssuer(await openKeyring(runWith((work) => shop.run(work))))
    const start = (isPasswordOnly: boolean) => startSession({ account, isPasswordOnly }, issuer, "t")
    expect(await shop.run(Effect.flip(start(true)))).toMatchObject({
      message: "User not registered with us.",
    })
    const sessions = "select from account_session where username = $1 and ended_at is null"
    expect(await shop.sql(sessions, [username])).toHaveLength(1)
    expect(await shop.run(start(false))).toMatchObject({ refreshToken: expect.any(String) })
  })

  test("is for staff", async () => {
    const as = await shop.signIn("shopper@example.com")
    expect((await send("/setup", { currentPassword: PASSWORD }, as)).status).toBe(403)
    expect((await shop.call("GET", PATH, undefined, { as })).body.data).toMatchObject({ isOn: false })
  })

  test("keeps neither secret nor recovery codes readable, and tells of it in the audit log", async () => {
    const { username, secret, codes } = await secured()
    const stored = JSON.stringify([
      await shop.sql("select encode(secret, 'escape') as text from second_factor"),
      await shop.sql("select encode(code_hash, 'escape') as text from recovery_code"),
      await shop.sql("select * from staff_action"),
    ])
    expect(stored).not.toContain(secret)
    expect(stored).not.toContain(bytesOf(secret).toString("base64url"))
    for (const code of codes) expect(stored).not.toContain(code.replaceAll("-", ""))
    expect(
      await shop.sql("select action from staff_action where actor = $1 order by action_id desc limit 1", [
        username,
      ]),
    ).toEqual([{ action: "two-factor-on" }])
  })
})

describe("logging in", () => {
  test("asks for a code when the password is right, and for nothing when it is wrong", async () => {
    const { username, secret } = await secured()
    const asked = await logIn(username)
    expect([asked.status, complaint(asked), asked.cookies]).toEqual([401, ["code isRequired"], []])
    const wrong = await shop.call("POST", "/api/auth/login", {
      username,
      password: "Wrong-pass-1",
      code: codeOf(secret, 1),
    })
    expect([wrong.status, complaint(wrong)]).toEqual([401, []])
    const before = await shop.sql("select count(*)::int as n from account_session where username = $1", [
      username,
    ])
    expect(before).toEqual([{ n: 1 }])
    expect((await logIn(username, codeOf(secret, 1))).status).toBe(200)
  })

  test("takes a code once, whoever is first", async () => {
    const { username, secret } = await secured()
    expect(complaint(await logIn(username, codeOf(secret)))).toEqual(["code isRight"])
    const code = codeOf(secret, 1)
    const both = await Promise.all([
      logIn(username, code),
      logIn(username, ` ${code.slice(0, 3)} ${code.slice(3)}`),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await logIn(username, code)).status).toBe(401)
  })

  test("takes each recovery code once, as it is written", async () => {
    const { username, codes, as } = await secured()
    const [first = "", second = ""] = codes
    expect((await logIn(username, first)).status).toBe(200)
    expect((await logIn(username, first)).status).toBe(401)
    expect((await logIn(username, second.toLowerCase().replaceAll("-", " "))).status).toBe(200)
    expect((await shop.call("GET", PATH, undefined, { as })).body.data).toMatchObject({
      recoveryCodesLeft: 8,
    })
  })

  test("takes no recovery code of somebody else", async () => {
    const { codes } = await secured()
    const { username } = await secured()
    expect((await logIn(username, codes[0])).status).toBe(401)
  })

  test("is refused where the secret of the shop is another one now, until the command line helps", async () => {
    const { username, secret } = await secured("SUPER ADMIN")
    await shop.sql(
      "update second_factor set secret = 'sealed otherwise, and long enough' where username = $1",
      [username],
    )
    expect((await logIn(username, codeOf(secret, 1))).status).toBe(401)
    await shop.run(makeSuperAdmin(username, { firstName: "Sue", lastName: "Per" }))
    expect((await logIn(username)).status).toBe(200)
    expect(
      await shop.sql("select actor, action from staff_action where subject = $1", [username]),
    ).toContainEqual({ actor: "command-line", action: "staff-role" })
  })

  test("is refused after some wrong codes, even with the right one", async () => {
    const { username, secret } = await secured()
    const from = (code: string) =>
      shop.call("POST", "/api/auth/login", { username, password: PASSWORD, code }, { address: "10.9.9.9" })
    for (let index = 0; index < 5; index += 1) expect((await from("000000")).status).toBe(401)
    expect((await from(codeOf(secret, 1))).status).toBe(429)
    expect(
      await shop.sql(
        "select detail, outcome from staff_action where actor = $1 order by action_id desc limit 1",
        [username],
      ),
    ).toEqual([{ detail: "Wrong code", outcome: "refused" }])
  })
})

describe("wrong codes", () => {
  const renew = (as: Tokens, code: string) => send("/recovery-codes", { code }, as)

  test("of whoever holds a session end with the fifth, even for the right one", async () => {
    const { as, secret } = await secured()
    for (let index = 0; index < 5; index += 1) expect((await renew(as, "000000")).status).toBe(422)
    expect((await renew(as, codeOf(secret, 1))).status).toBe(429)
  })

  test("are forgotten by a right one in time", async () => {
    const { username, as, secret, codes } = await secured()
    const enter = async (code: string | undefined) => {
      const sent = { username, password: PASSWORD, code }
      return (await shop.call("POST", "/api/auth/login", sent, { address: "10.9.9.10" })).status
    }
    for (let index = 0; index < 4; index += 1) {
      expect(await enter("000000")).toBe(401)
      expect((await renew(as, "000000")).status).toBe(422)
    }
    expect(await enter(codes[0])).toBe(200)
    expect((await renew(as, codeOf(secret, 1))).status).toBe(200)
    expect(await enter("000000")).toBe(401)
    expect((await renew(as, "000000")).status).toBe(422)
  })
})

describe("turning it off", () => {
  test("needs password and code", async () => {
    const { username, as, secret } = await secured()
    const code = codeOf(secret, 1)
    expect((await send("/off", { currentPassword: "Wrong-pass-1", code }, as)).status).toBe(422)
    expect((await send("/off", { currentPassword: PASSWORD, code: "000000" }, as)).status).toBe(422)
    expect((await send("/off", { currentPassword: PASSWORD, code }, as)).status).toBe(200)
    expect((await logIn(username)).status).toBe(200)
  })

  test("new recovery codes make the old ones void", async () => {
    const { username, as, secret, codes } = await secured()
    const fresh = await send("/recovery-codes", { code: codeOf(secret, 1) }, as)
    expect((await logIn(username, codes[0])).status).toBe(401)
    expect((await logIn(username, decodeCodes(fresh.body.data).recoveryCodes[0])).status).toBe(200)
  })
})

describe("a super admin", () => {
  beforeEach(() => shop.sql("update staff_security set requires_second_factor = false"))

  const require = (as: Tokens) =>
    shop.call("PUT", "/api/admin/staff/security", { requiresSecondFactor: true }, { as })

  test("cannot require what they do not use", async () => {
    const owner = await shop.signIn("owner@example.com", "SUPER ADMIN")
    expect((await require(owner)).status).toBe(409)
    const admin = await secured()
    expect((await require(admin.as)).status).toBe(403)
  })

  test("requires it: who has not set it up may do nothing else", async () => {
    const owner = await secured("SUPER ADMIN")
    const before = await shop.signIn("before@example.com", "ADMIN")
    expect((await require(owner.as)).status).toBe(200)
    const answer = await logIn("before@example.com")
    expect(answer.body.data).toMatchObject({ mustSetUpSecondFactor: true })
    const as = tokensOf(answer)
    const refused = await shop.call("GET", "/api/admin/promotions", undefined, { as })
    expect([refused.status, refused.body.errorMessage]).toEqual([
      403,
      "Please turn on two-factor log-in on your security page first.",
    ])
    const order = { query: "{ adminOrderCounts { __typename } }" }
    expect(JSON.stringify((await shop.call("POST", "/graphql", order, { as })).body)).toContain("two-factor")
    const { secret } = decodeSetUp((await send("/setup", { currentPassword: PASSWORD }, as)).body.data)
    expect((await send("/confirm", { code: codeOf(secret) }, as)).status).toBe(200)
    await expect
      .poll(async () => (await shop.call("GET", "/api/admin/promotions", undefined, { as })).status)
      .toBe(200)
    expect((await profile(before)).status).toBe(401)
    const off = await send("/off", { currentPassword: PASSWORD, code: codeOf(secret, 1) }, as)
    expect(off.status).toBe(409)
  })

  test("asks nothing of customers", async () => {
    const owner = await secured("SUPER ADMIN")
    await require(owner.as)
    const customer = await shop.signIn("customer@example.com")
    expect((await profile(customer)).status).toBe(200)
    expect((await logIn("customer@example.com")).body.data).not.toHaveProperty("mustSetUpSecondFactor")
  })

  test("resets it for others, which ends their sessions, and not for themselves", async () => {
    const owner = await secured("SUPER ADMIN")
    const { username, as } = await secured()
    const reset = (name: string) =>
      shop.call("DELETE", `/api/admin/staff/${name}/second-factor`, undefined, { as: owner.as })
    expect((await reset(owner.username)).status).toBe(409)
    expect((await reset(username)).status).toBe(200)
    expect((await reset(username)).status).toBe(409)
    await expect.poll(async () => (await profile(as)).status).toBe(401)
    expect((await logIn(username)).status).toBe(200)
    expect(
      await shop.sql("select action, subject, outcome from staff_action where actor = $1 and subject = $2", [
        owner.username,
        username,
      ]),
    ).toContainEqual({ action: "staff-two-factor-reset", subject: username, outcome: "done" })
  })
})
