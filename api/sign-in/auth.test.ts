import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT, UnsecuredJWT } from "jose"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { findAccount } from "../accounts/accounts.ts"
import { runWith } from "../composition/services.ts"
import { PASSWORD, type Sender, type ShopApp, shopApp, type Tokens, tokensOf } from "../testing/shop-app.ts"
import { openKeyring } from "./keyring.ts"
import { startSession } from "./sessions.ts"
import { makeTokenIssuer } from "./tokens.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const profile = (as: Tokens) => shop.call("GET", "/api/account/profile", undefined, { as })
const refresh = (username: string, { refreshToken }: Tokens) =>
  shop.call("POST", "/api/auth/refresh", { username, refreshToken })

describe("tokens", () => {
  test("are checked with the published keys, and each kind is good for one thing", async () => {
    const as = await shop.signIn("kinds@example.com")
    const { body } = await shop.call("GET", "/.well-known/jwks.json")
    expect(body).toMatchObject({ keys: [{ kty: "EC", crv: "P-256", alg: "ES256", use: "sig" }] })
    expect(JSON.stringify(body)).not.toContain('"d"')
    expect(decodeProtectedHeader(as.accessToken)).toMatchObject({ alg: "ES256" })
    expect((await profile(as)).status).toBe(200)
    for (const accessToken of [as.refreshToken, as.idToken]) {
      expect((await profile({ ...as, accessToken })).status).toBe(401)
    }
    expect((await refresh("kinds@example.com", { ...as, refreshToken: as.accessToken })).status).toBe(401)
  })

  test("of another's log-in do not mix", async () => {
    const one = await shop.signIn("one@example.com")
    const two = await shop.signIn("two@example.com")
    expect((await profile({ ...one, idToken: two.idToken })).status).toBe(401)
    expect((await refresh("two@example.com", one)).status).toBe(401)
  })

  test("that are forged, unsigned, of another issuer or expired are refused", async () => {
    const as = await shop.signIn("forged@example.com")
    const claims = decodeJwt(as.accessToken)
    const header = decodeProtectedHeader(as.accessToken)
    const { privateKey } = await generateKeyPair("ES256")
    const [head = "", , signature = ""] = as.accessToken.split(".")
    const other = Buffer.from(JSON.stringify({ ...claims, sub: "root@voltread.example" })).toString(
      "base64url",
    )
    const hmac = new TextEncoder().encode(JSON.stringify(header))
    const tokens = {
      "another key": await new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: "ES256" })
        .sign(privateKey),
      "an unknown key": await new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", kid: randomUUID() })
        .sign(privateKey),
      "no signature": new UnsecuredJWT(claims).encode(),
      "alg none": `${Buffer.from('{"alg":"none"}').toString("base64url")}.${as.accessToken.split(".")[1]}.`,
      "another subject": `${head}.${other}.${signature}`,
      "a public key as secret": await new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: "HS256" })
        .sign(hmac),
      "no token at all": "x.y.z",
    }
    for (const [what, accessToken] of Object.entries(tokens)) {
      expect([what, (await profile({ ...as, accessToken })).status]).toEqual([what, 401])
    }
  })

  test("of our own key are refused when the issuer, the audience or the time is not right", async () => {
    const as = await shop.signIn("ours@example.com")
    const claims = decodeJwt(as.accessToken)
    const keyring = await openKeyring(runWith((work) => shop.run(work)))
    const { kid, key } = await keyring.signing()
    const now = Math.floor(Date.now() / 1_000)
    const sign = (change: object) =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: "ES256", kid }).sign(key)
    expect((await profile({ ...as, accessToken: await sign({}) })).status).toBe(200)
    for (const change of [
      { iss: "elsewhere" },
      { aud: "refresh-token" },
      { exp: now - 1 },
      { nbf: now + 3_600 },
      { sub: "root@voltread.example" },
      { sid: randomUUID() },
      { sid: "not a session" },
    ]) {
      expect([change, (await profile({ ...as, accessToken: await sign(change) })).status]).toEqual([
        change,
        401,
      ])
    }
  })

  test("last fifteen minutes, by the cookie, too, which is kept for five days; that for new ones thirty days", async () => {
    const username = "life@example.com"
    await shop.signIn(username)
    const answer = await shop.call("POST", "/api/auth/login", { username, password: PASSWORD })
    const { accessToken, idToken, refreshToken } = tokensOf(answer)
    const minutes = [accessToken, idToken, refreshToken].map((token) => {
      const { iat = 0, exp = 0 } = decodeJwt(token)
      return (exp - iat) / 60
    })
    expect(minutes).toEqual([15, 15, 30 * 24 * 60])
    expect(answer.cookies.find(({ name }) => name === "auth_ck")).toMatchObject({
      value: `Bearer ${accessToken} ${idToken}`,
      maxAge: 5 * 24 * 60 * 60,
      httpOnly: true,
      sameSite: "Lax",
    })
  })

  test("outlive the rotation of keys; every process signs with the new one", async () => {
    const run = runWith((work) => shop.run(work))
    const as = await shop.signIn("rotation@example.com")
    await shop.sql("update signing_key set created_at = created_at - interval '31 days'")
    const [first, second] = await Promise.all([openKeyring(run), openKeyring(run)])
    expect((await first.signing()).kid).toBe((await second.signing()).kid)
    expect((await first.published()).keys).toHaveLength(2)
    const claims = await makeTokenIssuer(first).readAccess(as.accessToken)
    expect(claims).toMatchObject({ username: "rotation@example.com" })
    await shop.sql("update signing_key set created_at = created_at - interval '91 days'")
    const third = await openKeyring(run)
    expect(await makeTokenIssuer(third).readAccess(as.accessToken)).toBeUndefined()
  })
})

describe("refresh", () => {
  test("gives new tokens, once, and the new ones go on", async () => {
    const first = await shop.signIn("again@example.com")
    const second = tokensOf(await refresh("again@example.com", first))
    expect(second.refreshToken).not.toBe(first.refreshToken)
    expect((await profile(second)).status).toBe(200)
    expect((await refresh("again@example.com", second)).status).toBe(200)
  })

  test("bears two tabs that refresh at the same moment", async () => {
    const as = await shop.signIn("tabs@example.com")
    const answers = await Promise.all([refresh("tabs@example.com", as), refresh("tabs@example.com", as)])
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      expect((await profile(tokensOf(answer))).status).toBe(200)
    }
  })

  test("replayed many times at once, or soon after, goes on with one token", async () => {
    const username = "family@example.com"
    const as = await shop.signIn(username)
    const answers = await Promise.all(Array.from({ length: 10 }, () => refresh(username, as)))
    answers.push(await refresh(username, as))
    const successors = new Set(answers.map((answer) => tokensOf(answer).refreshToken))
    expect(successors.size).toBe(1)
    expect(
      await shop.sql(
        `select count(*)::int as tokens from refresh_token join account_session using (session_id)
         where username = $1 and used_at is null`,
        [username],
      ),
    ).toEqual([{ tokens: 1 }])
    const next = tokensOf(answers[0] ?? expect.unreachable())
    const after = tokensOf(await refresh(username, next))
    expect(tokensOf(await refresh(username, as)).refreshToken).toBe(next.refreshToken)
    expect((await refresh(username, after)).status).toBe(200)
  })

  test("keeps no token in clear in the database", async () => {
    const as = await shop.signIn("sealed@example.com")
    const { refreshToken } = tokensOf(await refresh("sealed@example.com", as))
    const stored = await shop.sql(
      `select encode(successor, 'escape') as successor from refresh_token join account_session using (session_id)
       where username = 'sealed@example.com' and used_at is not null`,
    )
    expect(stored).toHaveLength(1)
    expect(JSON.stringify(stored)).not.toContain(refreshToken)
  })

  test("keeps what a token was exchanged for no longer than it is answered again", async () => {
    const username = "successors@example.com"
    const next = tokensOf(await refresh(username, await shop.signIn(username)))
    const kept = () =>
      shop.sql(
        `select count(successor)::int as successors from refresh_token join account_session using (session_id)
         where username = $1`,
        [username],
      )
    await shop.sql("update refresh_token set used_at = used_at - interval '10 seconds'")
    expect((await refresh(username, next)).status).toBe(200)
    expect(await kept()).toEqual([{ successors: 1 }])
  })

  test("an old refresh token that comes back ends the sign-in for whoever holds it", async () => {
    const stolen = await shop.signIn("stolen@example.com")
    const owners = tokensOf(await refresh("stolen@example.com", stolen))
    await shop.sql(
      "update refresh_token set used_at = used_at - interval '10 seconds' where used_at is not null",
    )
    expect((await refresh("stolen@example.com", stolen)).status).toBe(401)
    expect((await refresh("stolen@example.com", owners)).status).toBe(401)
    await expect.poll(async () => (await profile(owners)).status, { timeout: 2_000, interval: 20 }).toBe(401)
  })

  test("ends with the session after thirty days, however often it was refreshed", async () => {
    const as = await shop.signIn("month@example.com")
    await shop.sql(
      "update account_session set expires_at = expires_at - interval '30 days' where username = 'month@example.com'",
    )
    expect((await refresh("month@example.com", as)).status).toBe(401)
    expect((await shop.call("GET", "/api/account/profile", undefined, { as })).status).toBe(401)
  })
})

describe("log-out", () => {
  test("here ends this sign-in and clears the cookie; others go on", async () => {
    const here = await shop.signIn("out@example.com")
    const there = await shop.signIn("out@example.com")
    const answer = await shop.call("GET", "/api/auth/logout", undefined, { as: here })
    expect(answer.status).toBe(200)
    expect(answer.cookies.find(({ name }) => name === "auth_ck")?.value).toBe("")
    expect((await profile(here)).status).toBe(401)
    expect((await refresh("out@example.com", here)).status).toBe(401)
    expect((await profile(there)).status).toBe(200)
  })

  test("is not done by another site's link or picture", async () => {
    const here = await shop.signIn("stays@example.com")
    const cookie = `auth_ck=${encodeURIComponent(`Bearer ${here.accessToken} ${here.idToken}`)}`
    const headers = { cookie, "sec-fetch-site": "cross-site" }
    const answer = await shop.call("GET", "/api/auth/logout", undefined, { headers })
    expect([answer.status, answer.cookies]).toEqual([403, []])
    expect((await profile(here)).status).toBe(200)
  })

  test("everywhere ends all of them", async () => {
    const here = await shop.signIn("all@example.com")
    const there = await shop.signIn("all@example.com")
    expect((await shop.call("POST", "/api/auth/logoutEverywhere", undefined, { as: here })).status).toBe(200)
    for (const tokens of [here, there]) {
      expect((await profile(tokens)).status).toBe(401)
      expect((await refresh("all@example.com", tokens)).status).toBe(401)
    }
  })
})

describe("password", () => {
  const HERE = { address: "203.0.113.7" }
  const reset = (username: string, confirmationCode: string, password = "Brand-new-1", sender?: Sender) =>
    shop.call(
      "POST",
      "/api/auth/resetPassword",
      { username, password, confirmPassword: password, confirmationCode },
      sender,
    )
  const forgot = (username: string, sender?: Sender) =>
    shop.call("POST", "/api/auth/forgotPassword", { username, password: "" }, sender)
  const codesOf = async (username: string) =>
    (await shop.mailTo(username)).flatMap((mail) => (mail.template === "reset" ? [mail.code] : []))
  const wrongCodeOf = async (username: string) =>
    (await codesOf(username)).at(-1) === "000000" ? "000001" : "000000"
  const logIn = (username: string, password = PASSWORD, sender?: Sender) =>
    shop.call("POST", "/api/auth/login", { username, password }, sender)

  test("is reset by a mailed code, once; every sign-in ends and a lock is lifted", async () => {
    const username = "forgot@example.com"
    const as = await shop.signIn(username)
    for (let tries = 0; tries < 11; tries++) await logIn(username, "Wrong-pass-1", HERE)
    expect((await logIn(username, PASSWORD, HERE)).status).toBe(429)
    expect(await forgot(username)).toMatchObject({ status: 200, body: { successMessage: "Successful" } })
    const [code = ""] = await codesOf(username)
    expect(await reset(username, code, "Brand-new-1", HERE)).toMatchObject({
      status: 200,
      body: { successMessage: "Successful" },
    })
    expect((await refresh(username, as)).status).toBe(401)
    expect((await logIn(username, "Brand-new-1", HERE)).status).toBe(200)
    expect((await reset(username, code, "Brand-new-2")).status).toBe(422)
    expect((await shop.mailTo(username)).at(-1)).toMatchObject({ template: "password-changed" })
  })

  test("of staff that was reset by mail is in the audit log", async () => {
    const username = "staff-forgot@example.com"
    await shop.signIn(username, "ADMIN")
    await forgot(username)
    const [code = ""] = await codesOf(username)
    expect((await reset(username, code)).status).toBe(200)
    expect(
      await shop.sql("select actor, outcome from staff_action where action = 'own-password-by-mail'"),
    ).toEqual([{ actor: username, outcome: "done" }])
  })

  test("is not reset by a code that is too old, nor for an account that was disabled since", async () => {
    for (const [username, change] of [
      [
        "late-code@example.com",
        "update account_code set expires_at = expires_at - interval '30 minutes' where username = $1",
      ],
      ["disabled-code@example.com", "update account set is_active = false where username = $1"],
    ] as const) {
      await shop.signIn(username)
      await forgot(username)
      const [code = ""] = await codesOf(username)
      await shop.sql(change, [username])
      expect((await reset(username, code)).status).toBe(422)
    }
  })

  test("a newer code makes the older one worthless", async () => {
    await shop.signIn("twice@example.com")
    await forgot("twice@example.com")
    await forgot("twice@example.com")
    const [older = "", newer = ""] = await codesOf("twice@example.com")
    if (older !== newer) expect((await reset("twice@example.com", older)).status).toBe(422)
    expect((await reset("twice@example.com", newer)).status).toBe(200)
  })

  test("forgotten by nobody answers as forgotten by somebody, and mails nothing", async () => {
    await shop.signIn("somebody@example.com")
    const somebody = await forgot("somebody@example.com")
    const nobody = await forgot("nobody@nowhere.example")
    expect(nobody.status).toBe(somebody.status)
    expect(nobody.body).toEqual(somebody.body)
    expect(await shop.mailTo("nobody@nowhere.example")).toEqual([])
    expect((await reset("nobody@nowhere.example", "123456")).body).toEqual(
      (await reset("somebody@example.com", await wrongCodeOf("somebody@example.com"))).body,
    )
  })

  test("can be reset though a stranger keeps asking for codes and entering wrong ones", async () => {
    const username = "besieged@example.com"
    await shop.signIn(username)
    const owner = { cookies: new Map<string, string>() }
    await forgot(username, owner)
    const [code = ""] = await codesOf(username)
    for (let tries = 0; tries < 8; tries++) await forgot(username, HERE)
    expect((await forgot(username, HERE)).status).toBe(429)
    for (let tries = 0; tries < 8; tries++)
      await reset(username, await wrongCodeOf(username), undefined, HERE)
    expect((await forgot(username)).status).toBe(200)
    expect((await reset(username, code)).status).toBe(422)
    expect((await reset(username, code, "Brand-new-1", owner)).status).toBe(200)
    expect((await logIn(username, "Brand-new-1")).status).toBe(200)
    const others = await codesOf(username)
    expect((await reset(username, others.at(-1) ?? "", "Brand-new-2")).status).toBe(422)
  })

  test("five wrong codes in the browser that asked for one are enough", async () => {
    const username = "five-codes@example.com"
    await shop.signIn(username)
    const owner = { cookies: new Map<string, string>() }
    await forgot(username, owner)
    const [code = ""] = await codesOf(username)
    const wrong = await wrongCodeOf(username)
    for (let tries = 0; tries < 5; tries++) await reset(username, wrong, undefined, owner)
    expect((await reset(username, code, undefined, owner)).status).toBe(422)
  })

  test("a reset without all its fields says that something is missing", async () => {
    const answer = await shop.call("POST", "/api/auth/resetPassword", { username: "x@example.com" })
    expect(answer).toMatchObject({
      status: 400,
      body: { errorMessage: "Seems like something is missing. Please try after some time." },
    })
  })

  test.each([
    [
      "its owner",
      (username: string, newPassword: string) => ({
        url: "/api/account/changePassword",
        body: { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword },
        as: username,
      }),
    ],
    [
      "support",
      (username: string, newPassword: string) => ({
        url: `/api/admin/customers/${username}/changePassword`,
        body: { newPassword, confirmPassword: newPassword },
        as: "code-support@voltread.example",
      }),
    ],
  ])("changed by %s makes codes that were mailed before worthless", async (by, changeOf) => {
    const username = `code-${by.length}@example.com`
    const asked = { cookies: new Map<string, string>() }
    await shop.signIn(username)
    await forgot(username, asked)
    const [code = ""] = await codesOf(username)
    const { url, body, as } = changeOf(username, "Brand-new-1")
    const type = as === username ? "CUSTOMER" : "CUSTOMERSUPPORT"
    expect((await shop.call("PUT", url, body, { as: await shop.signIn(as, type) })).status).toBe(200)
    expect((await reset(username, code, "Brand-new-2", asked)).status).toBe(422)
    expect((await logIn(username, "Brand-new-1")).status).toBe(200)
  })

  test("is changed by who knows it; the other sign-ins end, this one goes on", async () => {
    const username = "change@example.com"
    const here = await shop.signIn(username)
    const there = await shop.signIn(username)
    const change = { newPassword: "Brand-new-1", confirmPassword: "Brand-new-1" }
    const wrong = { currentPassword: "Wrong-pass-1", ...change }
    expect(await shop.call("PUT", "/api/account/changePassword", wrong, { as: here })).toMatchObject({
      status: 422,
      body: { fieldErrors: [{ property: "currentPassword" }] },
    })
    const right = { currentPassword: PASSWORD, ...change }
    // Browsers repeat what got no answer.
    for (let times = 0; times < 2; times++)
      expect((await shop.call("PUT", "/api/account/changePassword", right, { as: here })).status).toBe(200)
    expect(
      (await shop.mailTo(username)).filter(({ template }) => template === "password-changed"),
    ).toHaveLength(1)
    expect((await refresh(username, there)).status).toBe(401)
    expect((await profile(here)).status).toBe(200)
    expect((await refresh(username, here)).status).toBe(200)
    expect((await logIn(username, "Brand-new-1")).status).toBe(200)
  })

  test("is changed once by who sends several new ones at once", async () => {
    const username = "at-once@example.com"
    const as = await shop.signIn(username)
    const wanted = ["Brand-new-1", "Brand-new-2", "Brand-new-3"]
    const answers = await Promise.all(
      wanted.map((newPassword) => {
        const change = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }
        return shop.call("PUT", "/api/account/changePassword", change, { as })
      }),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    const set = wanted[answers.findIndex(({ status }) => status === 200)] ?? ""
    expect((await logIn(username, set)).status).toBe(200)
  })

  test("is not guessed by whoever holds a session", async () => {
    const as = await shop.signIn("stolen@example.com")
    const change = { newPassword: "Brand-new-1", confirmPassword: "Brand-new-1" }
    const attempt = async (currentPassword: string) =>
      (await shop.call("PUT", "/api/account/changePassword", { currentPassword, ...change }, { as })).status
    for (let tries = 0; tries < 10; tries++) expect(await attempt("Wrong-pass-1")).toBe(422)
    expect(await attempt(PASSWORD)).toBe(429)
  })
})

describe("a log-in under way", () => {
  const CHANGES: ReadonlyArray<readonly [string, (username: string, as: Tokens) => Promise<unknown>]> = [
    [
      "its owner changes the password",
      (_, as) => {
        const newPassword = "Brand-new-1"
        const body = { currentPassword: PASSWORD, newPassword, confirmPassword: newPassword }
        return shop.call("PUT", "/api/account/changePassword", body, { as })
      },
    ],
    [
      "the account is disabled",
      (username) => shop.sql("update account set is_active = false where username = $1", [username]),
    ],
  ]

  test.each(CHANGES)("ends without a session when %s meanwhile", async (what, change) => {
    const username = `meanwhile-${what.length}@example.com`
    const as = await shop.signIn(username)
    const account = await shop.run(findAccount(username))
    if (account === null) throw new Error("no such account")
    const issuer = makeTokenIssuer(await openKeyring(runWith((work) => shop.run(work))))
    const start = startSession({ account, isPasswordOnly: true }, issuer, "t")
    expect(await shop.run(start)).toMatchObject({ refreshToken: expect.any(String) })
    await change(username, as)
    expect(await shop.run(Effect.flip(start))).toMatchObject({ message: "User not registered with us." })
    expect(await shop.sql("select from account_session where username = $1", [username])).toHaveLength(2)
  })
})

describe("cookie and origin", () => {
  test("the cookie alone signs in for reading, and does not let another site write", async () => {
    const as = await shop.signIn("cookie@example.com")
    const cookie = `auth_ck=${encodeURIComponent(`Bearer ${as.accessToken} ${as.idToken}`)}`
    expect((await shop.call("GET", "/api/account/profile", undefined, { headers: { cookie } })).status).toBe(
      200,
    )
    const change = { firstName: "Mallory", lastName: "Grey", phone: "2125550100" }
    for (const headers of [
      { cookie, origin: "https://evil.example" },
      { cookie, "sec-fetch-site": "cross-site" },
      { cookie, "sec-fetch-site": "same-site" },
    ]) {
      expect((await shop.call("PUT", "/api/account/profile", change, { headers })).status).toBe(403)
    }
  })

  test("what nobody needs to log in for asks to log in again by a wrong header, and is open with a wrong cookie", async () => {
    const wrong = "Bearer x.y.z x.y.z"
    const states = (headers: Readonly<Record<string, string>>) =>
      shop.call("GET", "/api/account/states", undefined, { headers })
    expect((await states({ authorization: wrong })).status).toBe(401)
    expect((await states({ cookie: `auth_ck=${encodeURIComponent(wrong)}` })).status).toBe(200)
  })

  test("a log-in is named in either case, and where one is missing the answer says of which kind", async () => {
    const { accessToken, idToken } = await shop.signIn("case@example.com")
    const profile = (authorization?: string) =>
      shop.app.inject({
        url: "/api/account/profile",
        headers: authorization === undefined ? {} : { authorization },
      })
    expect((await profile(`bearer ${accessToken} ${idToken}`)).statusCode).toBe(200)
    for (const refused of [await profile(), await profile("Basic eDp5")])
      expect([refused.statusCode, refused.headers["www-authenticate"]]).toEqual([401, "Bearer"])
    expect((await shop.app.inject("/api/account/states")).headers["www-authenticate"]).toBeUndefined()
  })

  test("bodies that are too large, of another type or no JSON are refused", async () => {
    const url = "/api/auth/login"
    expect((await shop.call("POST", url, "x".repeat(300_000))).status).toBe(413)
    expect((await shop.call("POST", url, "{", {})).status).toBe(400)
    const xml = { headers: { "content-type": "text/xml" } }
    expect((await shop.call("POST", url, "<a/>", xml)).status).toBe(415)
    expect((await shop.call("POST", url, [])).status).toBe(400)
  })
})

describe("keyring", () => {
  test("of a process that goes on running finds new keys of others, and makes one when the newest is old", async () => {
    const run = runWith((work) => shop.run(work))
    const keyring = await openKeyring(run)
    await shop.sql("update signing_key set created_at = created_at - interval '31 days'")
    const { kid } = await (await openKeyring(run)).signing()
    const now = Date.now
    const clock = vi.spyOn(Date, "now").mockImplementation(() => now.call(Date) + 6_000)
    expect(await keyring.verifying(kid)).toBeDefined()
    expect((await keyring.signing()).kid).toBe(kid)
    clock.mockImplementation(() => now.call(Date) + 31 * 86_400_000)
    expect((await keyring.signing()).kid).not.toBe(kid)
  })

  test("keys that another secret sealed are passed over, and a new one is made", async () => {
    const run = runWith((work) => shop.run(work))
    await shop.sql("update signing_key set private_key = decode('00', 'hex')")
    const keyring = await openKeyring(run)
    expect((await keyring.published()).keys).toHaveLength(1)
  })
})
