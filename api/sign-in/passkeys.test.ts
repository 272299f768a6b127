import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { exportOf } from "../privacy/export.ts"
import { makeSuperAdmin } from "../staff/super-admin.ts"
import { type Authenticator, makeAuthenticator } from "../testing/authenticator.ts"
import { type Answer, PASSWORD, type ShopApp, shopApp, type Tokens, tokensOf } from "../testing/shop-app.ts"

const SECURITY = "/api/account/second-factor"
const PATH = `${SECURITY}/passkeys`

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(() => shop.sql("update staff_security set requires_second_factor = false"))

const decodeOptions = Schema.decodeUnknownSync(
  Schema.Struct({ options: Schema.Struct({ challenge: Schema.String }) }),
)
const challengeIn = ({ body }: Answer) => decodeOptions(body.data).options.challenge

const decodeCodes = Schema.decodeUnknownSync(Schema.Struct({ recoveryCodes: Schema.Array(Schema.String) }))
const codesIn = ({ body }: Answer) => decodeCodes(body.data).recoveryCodes

const State = Schema.Struct({
  isOn: Schema.Boolean,
  recoveryCodesLeft: Schema.Number,
  passkeys: Schema.Array(
    Schema.Struct({
      passkeyId: Schema.String,
      name: Schema.String,
      lastUsedAt: Schema.NullOr(Schema.String),
    }),
  ),
})
const securityOf = async (as: Tokens) =>
  Schema.decodeUnknownSync(State)((await shop.call("GET", SECURITY, undefined, { as })).body.data)

const begin = (as: Tokens, currentPassword = PASSWORD) =>
  shop.call("POST", `${PATH}/options`, { currentPassword }, { as })
const add = async (as: Tokens, authenticator: Authenticator, name = "Laptop") =>
  shop.call("POST", PATH, { name, answer: authenticator.make(challengeIn(await begin(as))) }, { as })
const remove = (as: Tokens, passkeyId: string, currentPassword = PASSWORD) =>
  shop.call("POST", `${PATH}/${passkeyId}/removal`, { currentPassword }, { as })
const onlyPasskey = async (as: Tokens) => (await securityOf(as)).passkeys[0]?.passkeyId ?? ""

/** A browser that has asked for a challenge. */
const asked = async () => {
  const cookies = new Map<string, string>()
  const challenge = challengeIn(await shop.call("POST", "/api/auth/passkey/options", undefined, { cookies }))
  return { cookies, challenge }
}
type Where = Parameters<Authenticator["sign"]>[1]
const enter = async (authenticator: Authenticator, where?: Where) => {
  const { cookies, challenge } = await asked()
  return shop.call(
    "POST",
    "/api/auth/passkey",
    { passkey: authenticator.sign(challenge, where) },
    { cookies },
  )
}
const logIn = async (username: string, authenticator?: Authenticator, password = PASSWORD) => {
  const { cookies, challenge } = await asked()
  const passkey = authenticator?.sign(challenge)
  return shop.call(
    "POST",
    "/api/auth/login",
    { username, password, ...(passkey && { passkey }) },
    { cookies },
  )
}
const complaint = ({ body }: Answer) =>
  body.fieldErrors.flatMap(({ property, constraints }) =>
    Object.keys(constraints).map((rule) => `${property} ${rule}`),
  )
const actsOf = async (username: string) =>
  (await shop.sql("select action, detail, outcome from staff_action where actor = $1 order by action_id", [
    username,
  ])) ?? []

let count = 0
/** Somebody of the staff with one passkey. */
const keyed = async (type: "ADMIN" | "SUPER ADMIN" = "ADMIN") => {
  count += 1
  const username = `keyed${count}@example.com`
  const as = await shop.signIn(username, type)
  const authenticator = makeAuthenticator()
  const added = await add(as, authenticator)
  expect(added.status).toBe(200)
  return { username, as, authenticator, codes: codesIn(added) }
}

describe("adding one", () => {
  test("needs the password, and counts as the second factor from then on", async () => {
    const as = await shop.signIn("first@example.com", "ADMIN")
    expect((await begin(as, "Wrong-pass-1")).status).toBe(422)
    expect((await add(as, makeAuthenticator(), "My laptop")).status).toBe(200)
    expect(await securityOf(as)).toMatchObject({
      isOn: true,
      passkeys: [{ name: "My laptop", lastUsedAt: null }],
    })
    const answer = await logIn("first@example.com")
    expect([answer.status, complaint(answer)]).toEqual([401, ["passkey isRequired"]])
    expect(await actsOf("first@example.com")).toContainEqual({
      action: "passkey-added",
      detail: null,
      outcome: "done",
    })
  })

  test("ends all other sessions when it is the first, and none when it is another", async () => {
    await shop.signIn("two@example.com", "ADMIN")
    const as = tokensOf(await logIn("two@example.com"))
    await add(as, makeAuthenticator())
    const open = () =>
      shop.sql("select from account_session where username = 'two@example.com' and ended_at is null")
    expect(await open()).toHaveLength(1)
    const passkey = makeAuthenticator()
    await add(as, passkey)
    await enter(passkey)
    await add(as, makeAuthenticator())
    expect(await open()).toHaveLength(2)
  })

  test("is possible up to 20 of them", async () => {
    const { as, username } = await keyed()
    await shop.sql(
      `insert into passkey (credential_id, username, name, public_key, counter)
       select md5($1 || number), $1, 'Key', '', 0 from generate_series(2, 19) number`,
      [username],
    )
    expect((await add(as, makeAuthenticator())).status).toBe(200)
    expect((await begin(as)).status).toBe(409)
  })

  test("is for staff", async () => {
    expect((await begin(await shop.signIn("shopper@example.com"))).status).toBe(403)
  })

  test("takes each challenge once, from the session that it was given to, while it is fresh", async () => {
    const as = await shop.signIn("once@example.com", "ADMIN")
    const other = await shop.signIn("other@example.com", "ADMIN")
    const make = (challenge: string, who = as) =>
      shop.call("POST", PATH, { name: "Key", answer: makeAuthenticator().make(challenge) }, { as: who })
    const challenge = challengeIn(await begin(as))
    expect((await make(challenge, other)).status).toBe(422)
    expect((await make(challenge)).status).toBe(200)
    expect((await make(challenge)).status).toBe(422)
    const late = challengeIn(await begin(as))
    await shop.sql("update passkey_challenge set expires_at = expires_at - interval '5 minutes'")
    expect((await make(late)).status).toBe(422)
    expect((await make("bm9ib2R5IGhhcyBnaXZlbiB0aGlz")).status).toBe(422)
    expect((await make((await asked()).challenge)).status).toBe(422)
  })

  test.each([
    ["at another origin", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without asking who is there", { isVerified: false }],
  ])("refuses one that was made %s", async (_, where) => {
    count += 1
    const as = await shop.signIn(`made${count}@example.com`, "ADMIN")
    const answer = makeAuthenticator().make(challengeIn(await begin(as)), where)
    expect((await shop.call("POST", PATH, { name: "Key", answer }, { as })).status).toBe(422)
    expect((await securityOf(as)).passkeys).toEqual([])
  })

  test("refuses one that somebody has already", async () => {
    const { authenticator } = await keyed()
    const as = await shop.signIn("again@example.com", "ADMIN")
    expect((await add(as, authenticator)).status).toBe(409)
  })
})

describe("logging in", () => {
  test("takes one in place of user name and password, and tells of it", async () => {
    const { username, authenticator, as } = await keyed()
    const answer = await enter(authenticator)
    expect(answer.body.data).toMatchObject({ user: { username } })
    expect((await securityOf(tokensOf(answer))).isOn).toBe(true)
    expect((await securityOf(as)).passkeys[0]?.lastUsedAt).not.toBeNull()
    expect((await actsOf(username)).at(-1)).toEqual({ action: "log-in", detail: null, outcome: "done" })
  })

  test("takes one after the right password, and none after a wrong one", async () => {
    const { username, authenticator } = await keyed()
    expect((await logIn(username, authenticator)).status).toBe(200)
    expect((await logIn(username, authenticator, "Wrong-pass-1")).status).toBe(401)
  })

  test("takes no passkey of somebody else after the password", async () => {
    const { username } = await keyed()
    const other = await keyed()
    const answer = await logIn(username, other.authenticator)
    expect([answer.status, complaint(answer), answer.cookies]).toEqual([401, ["passkey isRight"], []])
    expect((await actsOf(username)).at(-1)).toEqual({
      action: "log-in",
      detail: "Wrong passkey",
      outcome: "refused",
    })
  })

  test.each([
    ["at another origin", { origin: "https://evil.example" }],
    ["for another host", { rpId: "evil.example" }],
    ["without asking who is there", { isVerified: false }],
  ])("refuses what was signed %s", async (_, where) => {
    const { username, authenticator } = await keyed()
    expect((await enter(authenticator, where)).status).toBe(401)
    expect((await actsOf(username)).at(-1)).toMatchObject({ detail: "Wrong passkey", outcome: "refused" })
    expect((await enter(authenticator)).status).toBe(200)
  })

  test("takes what was signed once, whoever is first", async () => {
    const { authenticator } = await keyed()
    const { cookies, challenge } = await asked()
    const passkey = authenticator.sign(challenge)
    const send = () => shop.call("POST", "/api/auth/passkey", { passkey }, { cookies: new Map(cookies) })
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
    expect((await send()).status).toBe(401)
  })

  test("takes it from the browser that has asked, and while it is fresh", async () => {
    const { authenticator } = await keyed()
    const { cookies, challenge } = await asked()
    const send = (jar: Map<string, string>, signed: string) =>
      shop.call("POST", "/api/auth/passkey", { passkey: authenticator.sign(signed) }, { cookies: jar })
    expect((await send((await asked()).cookies, challenge)).status).toBe(401)
    expect((await send(new Map(), challenge)).status).toBe(401)
    expect((await send(new Map(cookies), challenge)).status).toBe(200)
    const late = await asked()
    await shop.sql("update passkey_challenge set expires_at = expires_at - interval '5 minutes'")
    expect((await send(late.cookies, late.challenge)).status).toBe(401)
  })

  test("refuses another key under the same id, and a copy that has signed less often", async () => {
    const { authenticator } = await keyed()
    const { cookies, challenge } = await asked()
    const forged = { ...makeAuthenticator().sign(challenge), id: authenticator.id, rawId: authenticator.id }
    expect((await shop.call("POST", "/api/auth/passkey", { passkey: forged }, { cookies })).status).toBe(401)
    expect((await enter(authenticator)).status).toBe(200)
    authenticator.turnBack(1)
    expect((await enter(authenticator)).status).toBe(401)
  })

  test("answers the same to a passkey that nobody has", async () => {
    const { authenticator } = await keyed()
    const [unknown, wrong] = [await enter(makeAuthenticator()), await enter(authenticator, { rpId: "x" })]
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
  })

  test("is refused after many tries, even with the right one", async () => {
    const { authenticator } = await keyed()
    const from = async (where?: Where) => {
      const { cookies, challenge } = await asked()
      const passkey = authenticator.sign(challenge, where)
      return shop.call("POST", "/api/auth/passkey", { passkey }, { cookies, address: "10.9.9.7" })
    }
    for (let index = 0; index < 10; index += 1) expect((await from({ rpId: "x" })).status).toBe(401)
    expect((await from()).status).toBe(429)
  })

  test.each([
    ["disabled", "update account set is_active = false where username = $1"],
    ["no longer of the staff", "update account set type = 'CUSTOMER' where username = $1"],
  ])("opens nothing to somebody who is %s", async (_, change) => {
    const { username, authenticator } = await keyed()
    await shop.sql(change, [username])
    expect((await enter(authenticator)).status).toBe(401)
  })
})

describe("recovery codes", () => {
  const withCode = (username: string, code?: string, password = PASSWORD) =>
    shop.call("POST", "/api/auth/login", { username, password, ...(code !== undefined && { code }) })
  const renew = (as: Tokens, body: object) => shop.call("POST", `${SECURITY}/recovery-codes`, body, { as })

  test("are made with the first passkey, and not with another one", async () => {
    const { as, codes } = await keyed()
    expect(codes).toHaveLength(10)
    expect((await securityOf(as)).recoveryCodesLeft).toBe(10)
    expect(codesIn(await add(as, makeAuthenticator()))).toEqual([])
    expect((await securityOf(as)).recoveryCodesLeft).toBe(10)
  })

  test("are made with one more where none are left, as of whoever had passkeys before there were any", async () => {
    const { as, username } = await keyed()
    await shop.sql("delete from recovery_code where username = $1", [username])
    expect(codesIn(await add(as, makeAuthenticator()))).toHaveLength(10)
  })

  test("stand in for the passkey after the password, each once, and never for the password", async () => {
    const { username, codes, as } = await keyed()
    const [first = "", second = ""] = codes
    expect((await withCode(username, first, "Wrong-pass-1")).status).toBe(401)
    expect((await withCode(username, "AAAA-AAAA-AAAA-AAAA")).status).toBe(401)
    expect((await withCode(username, "000000")).status).toBe(401)
    expect((await withCode(username, first.toLowerCase().replaceAll("-", " "))).status).toBe(200)
    expect((await withCode(username, first)).status).toBe(401)
    expect((await withCode((await keyed()).username, second)).status).toBe(401)
    expect((await securityOf(as)).recoveryCodesLeft).toBe(9)
  })

  test("are made anew by the password where there is no app; the old ones are void", async () => {
    const { username, as, codes } = await keyed()
    expect((await renew(as, { currentPassword: "Wrong-pass-1" })).status).toBe(422)
    expect((await renew(as, { code: codes[1] })).status).toBe(422)
    const fresh = codesIn(await renew(as, { currentPassword: PASSWORD }))
    expect((await withCode(username, codes[0])).status).toBe(401)
    expect((await withCode(username, fresh[0])).status).toBe(200)
    expect((await actsOf(username)).map(({ action }) => action)).toContain("recovery-codes")
  })

  test("are of no use to set an app up, nor to whoever has neither", async () => {
    const { as, codes } = await keyed()
    await shop.call("POST", `${SECURITY}/setup`, { currentPassword: PASSWORD }, { as })
    expect((await shop.call("POST", `${SECURITY}/confirm`, { code: codes[0] }, { as })).status).toBe(422)
    const plain = await shop.signIn("plain@example.com", "ADMIN")
    expect((await renew(plain, { currentPassword: PASSWORD })).status).toBe(409)
  })

  test("go with the last passkey, and with a reset", async () => {
    const { as, username } = await keyed()
    await remove(as, await onlyPasskey(as))
    expect((await securityOf(as)).recoveryCodesLeft).toBe(0)
    const owner = await keyed("SUPER ADMIN")
    await add(as, makeAuthenticator())
    await shop.call("DELETE", `/api/admin/staff/${username}/second-factor`, undefined, { as: owner.as })
    expect(await shop.sql("select from recovery_code where username = $1", [username])).toEqual([])
  })
})

describe("managing them", () => {
  test("each can be renamed, by its owner", async () => {
    const { as, username } = await keyed()
    const other = await keyed()
    const id = await onlyPasskey(as)
    const rename = (who: Tokens, name: string) => shop.call("PUT", `${PATH}/${id}`, { name }, { as: who })
    expect((await rename(other.as, "Mine")).status).toBe(404)
    expect((await rename(as, " ")).status).toBe(400)
    expect((await rename(as, "Blue key")).status).toBe(200)
    expect((await securityOf(as)).passkeys).toMatchObject([{ name: "Blue key" }])
    expect(JSON.stringify(await actsOf(username))).toContain("passkey-renamed")
  })

  test("one that was removed opens nothing, and the sessions elsewhere end", async () => {
    const { as, username, authenticator } = await keyed()
    const other = await keyed()
    await enter(authenticator)
    const id = await onlyPasskey(as)
    expect((await remove(as, id, "Wrong-pass-1")).status).toBe(422)
    expect((await remove(other.as, id)).status).toBe(404)
    expect((await remove(as, id)).status).toBe(200)
    expect(
      await shop.sql("select from account_session where username = $1 and ended_at is null", [username]),
    ).toHaveLength(1)
    expect((await enter(authenticator)).status).toBe(401)
    expect((await logIn(username)).status).toBe(200)
    expect(JSON.stringify(await actsOf(username))).toContain("passkey-removed")
  })

  test("where all staff need a second factor, a passkey is one, and the last one stays", async () => {
    const owner = await keyed("SUPER ADMIN")
    await shop.signIn("asked@example.com", "ADMIN")
    const required = { requiresSecondFactor: true }
    expect((await shop.call("PUT", "/api/admin/staff/security", required, { as: owner.as })).status).toBe(200)
    const answer = await logIn("asked@example.com")
    expect(answer.body.data).toMatchObject({ mustSetUpSecondFactor: true })
    const as = tokensOf(answer)
    const promotions = async () => (await shop.call("GET", "/api/admin/promotions", undefined, { as })).status
    expect(await promotions()).toBe(403)
    const authenticator = makeAuthenticator()
    await add(as, authenticator)
    await expect.poll(promotions).toBe(200)
    expect((await enter(authenticator)).body.data).not.toHaveProperty("mustSetUpSecondFactor")
    expect((await remove(as, await onlyPasskey(as))).status).toBe(409)
    await add(as, makeAuthenticator())
    const two = (await securityOf(as)).passkeys.map(({ passkeyId }) => passkeyId)
    const both = await Promise.all(two.map((passkeyId) => remove(as, passkeyId)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test("a super admin's reset takes them away, and so does the command line", async () => {
    const owner = await keyed("SUPER ADMIN")
    const { username, authenticator } = await keyed()
    const path = `/api/admin/staff/${username}/second-factor`
    expect((await shop.call("DELETE", path, undefined, { as: owner.as })).status).toBe(200)
    expect((await enter(authenticator)).status).toBe(401)
    expect((await logIn(username)).status).toBe(200)
    await shop.run(makeSuperAdmin(owner.username, { firstName: "Sue", lastName: "Per" }))
    expect((await enter(owner.authenticator)).status).toBe(401)
  })

  test("the list of staff says who has one", async () => {
    const owner = await keyed("SUPER ADMIN")
    const { body } = await shop.call("GET", "/api/admin/staff", undefined, { as: owner.as })
    expect(body.data?.staff).toContainEqual(
      expect.objectContaining({ username: owner.username, hasSecondFactor: true }),
    )
  })

  test("the export of personal data has names and dates, and erasure deletes all of it", async () => {
    const owner = await keyed("SUPER ADMIN")
    const { username, authenticator } = await keyed()
    const { passkeys } = await shop.run(exportOf(username))
    expect(passkeys).toEqual([{ name: "Laptop", createdAt: expect.any(String), lastUsedAt: null }])
    await shop.sql("update account set is_active = false where username = $1", [username])
    const erased = await shop.call("POST", "/api/admin/erasures", { email: username }, { as: owner.as })
    expect(erased.status).toBe(200)
    expect(await shop.sql("select from passkey where credential_id = $1", [authenticator.id])).toEqual([])
    expect(await shop.sql("select from recovery_code where username = $1", [username])).toEqual([])
  })
})
