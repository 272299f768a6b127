import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { PASSWORD, type Sender, type ShopApp, shopApp, tokensOf } from "../testing/shop-app.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const form = (email: string, password = PASSWORD) => ({
  firstName: "Ann",
  lastName: "Lee",
  email,
  phone: "2125550100",
  password,
  confirmPassword: password,
})

const register = (email: string, password?: string, sender?: Sender) =>
  shop.call("POST", "/api/auth/register", form(email, password), sender)
const verify = (username: string, code: string, sender?: Sender) =>
  shop.call("POST", "/api/auth/verifyAccount", { username, code }, sender)
const resend = (username: string, sender?: Sender) =>
  shop.call("POST", "/api/auth/resendVerificationCode", { username }, sender)
const logIn = (username: string, password = PASSWORD, sender?: Sender) =>
  shop.call("POST", "/api/auth/login", { username, password }, sender)
const HERE = { address: "203.0.113.7" }
const browser = () => ({ cookies: new Map<string, string>() })

const codesOf = async (username: string): Promise<ReadonlyArray<string>> =>
  (await shop.mailTo(username)).flatMap((message) =>
    message.template === "verification" ? [message.code] : [],
  )
const wrong = (code: string): string => (code === "000000" ? "000001" : "000000")

describe("registration", () => {
  test("registers, mails six digits, verifies by them and signs in", async () => {
    const registered = await register(" Ann@Example.com ")
    expect(registered).toMatchObject({
      status: 200,
      body: {
        isSuccess: true,
        successMessage: "User registered successfully",
        data: { user: { username: "ann@example.com", type: "CUSTOMER" }, tokens: null },
      },
    })
    const [code = ""] = await codesOf("ann@example.com")
    expect(code).toMatch(/^\d{6}$/)
    const verified = await verify("ANN@example.com", ` ${code.slice(0, 3)} ${code.slice(3)} `)
    expect(verified).toMatchObject({
      status: 200,
      body: { successMessage: "User verified successfully", data: { user: { username: "ann@example.com" } } },
    })
    expect(verified.cookies.find(({ name }) => name === "auth_ck")).toMatchObject({
      httpOnly: true,
      sameSite: "Lax",
    })
    expect(await logIn("ann@example.com")).toMatchObject({
      status: 200,
      body: { successMessage: "Login Successful" },
    })
    expect(
      await shop.call("GET", "/api/account/profile", undefined, { as: tokensOf(verified) }),
    ).toMatchObject({ status: 200 })
  })

  test("takes a code once", async () => {
    await register("once@example.com")
    const [code = ""] = await codesOf("once@example.com")
    expect((await verify("once@example.com", code)).status).toBe(200)
    expect(await verify("once@example.com", code)).toMatchObject({
      status: 422,
      body: { errorMessage: "User could not be verified successfully" },
    })
  })

  test("takes the right code no more after five wrong ones, but a new one", async () => {
    await register("five@example.com")
    const [code = ""] = await codesOf("five@example.com")
    for (let tries = 0; tries < 5; tries++) {
      expect((await verify("five@example.com", wrong(code))).status).toBe(422)
    }
    expect((await verify("five@example.com", code)).status).toBe(422)
    expect(
      await shop.call("POST", "/api/auth/resendVerificationCode", { username: "five@example.com" }),
    ).toMatchObject({
      status: 200,
      body: { successMessage: "Verification Code sent to your registered email" },
    })
    const codes = await codesOf("five@example.com")
    expect(codes).toHaveLength(2)
    expect((await verify("five@example.com", codes[1] ?? "")).status).toBe(200)
  })

  test("refuses a code that is too old", async () => {
    await register("late@example.com")
    const [code = ""] = await codesOf("late@example.com")
    await shop.sql(
      "update registration set code_expires_at = code_expires_at - interval '30 minutes' where username = 'late@example.com'",
    )
    expect((await verify("late@example.com", code)).status).toBe(422)
  })

  test("stops guessing at codes after ten tries, whether the name exists or not", async () => {
    for (const username of ["guess@example.com", "nobody-guess@example.com"]) {
      for (let tries = 0; tries < 10; tries++) {
        expect((await verify(username, "123456", HERE)).status).toBe(422)
      }
      const refused = await verify(username, "123456", HERE)
      expect(refused.status).toBe(429)
      expect(refused.body.errorMessage).toMatch(/^Too many wrong codes\. Please try again in \d+ minutes\.$/)
    }
  })

  test("answers the same for an address that has an account, and tells only its owner", async () => {
    await shop.signIn("owner@example.com")
    const known = await register("owner@example.com", "Other-Pass-1")
    const unknown = await register("newcomer@example.com")
    const { body: knownBody } = known
    const { body: unknownBody } = unknown
    expect({
      ...knownBody,
      data: null,
    }).toEqual({ ...unknownBody, data: null })
    expect(known.status).toBe(unknown.status)
    expect(await shop.mailTo("owner@example.com")).toMatchObject([{ template: "already-registered" }])
    expect((await logIn("owner@example.com", "Other-Pass-1")).status).toBe(403)
    expect((await logIn("owner@example.com")).status).toBe(200)
  })

  test("gives an address that two people registered to whoever reads its mail, with their own password", async () => {
    const [attacker, owner] = [browser(), browser()]
    await register("both@example.com", "Attacker-1-pw", attacker)
    await register("both@example.com", "Owner-1-pw-xx", owner)
    const [attackers = "", owners = ""] = await codesOf("both@example.com")
    expect(attackers).not.toBe(owners)
    expect((await verify("both@example.com", owners, owner)).status).toBe(200)
    expect((await logIn("both@example.com", "Owner-1-pw-xx")).status).toBe(200)
    expect((await logIn("both@example.com", "Attacker-1-pw")).status).toBe(401)
    expect((await verify("both@example.com", attackers, attacker)).status).toBe(422)
  })

  test("never makes a stranger's password the account's, though their code is the newest in the mailbox", async () => {
    const username = "hijacked@example.com"
    const [owner, attacker] = [browser(), browser()]
    await register(username, "Owner-1-pw-xx", owner)
    await register(username, "Attacker-1-pw", attacker)
    await resend(username, attacker)
    const attackers = (await codesOf(username)).at(-1) ?? ""
    for (const sender of [owner, browser()]) {
      expect((await verify(username, attackers, sender)).status).toBe(422)
    }
    await resend(username, owner)
    const owners = (await codesOf(username)).at(-1) ?? ""
    expect((await verify(username, owners, owner)).status).toBe(200)
    expect((await logIn(username, "Owner-1-pw-xx")).status).toBe(200)
    expect((await logIn(username, "Attacker-1-pw")).status).toBe(403)
  })

  test("mails a stranger's registration no new code on the wish of whoever has another one", async () => {
    const username = "resent@example.com"
    const owner = browser()
    await register(username, "Owner-1-pw-xx", owner)
    await register(username, "Attacker-1-pw", browser())
    await resend(username)
    expect(await codesOf(username)).toHaveLength(2)
    await shop.sql(
      "update registration set code_expires_at = now() where username = $1 and created_at = (select min(created_at) from registration where username = $1)",
      [username],
    )
    const attackers = (await codesOf(username)).at(-1) ?? ""
    expect((await verify(username, attackers, owner)).status).toBe(422)
  })

  test("wrong codes from elsewhere use up no tries of the browser that registered", async () => {
    const username = "burned@example.com"
    const owner = browser()
    await register(username, PASSWORD, owner)
    const [code = ""] = await codesOf(username)
    for (let tries = 0; tries < 6; tries++) await verify(username, wrong(code))
    expect((await verify(username, code)).status).toBe(422)
    expect((await verify(username, code, owner)).status).toBe(200)
  })

  test("five wrong codes in the browser that registered are enough", async () => {
    const username = "clumsy@example.com"
    const owner = browser()
    await register(username, PASSWORD, owner)
    const [code = ""] = await codesOf(username)
    for (let tries = 0; tries < 5; tries++) await verify(username, wrong(code), owner)
    expect((await verify(username, code, owner)).status).toBe(422)
    await shop.call("POST", "/api/auth/resendVerificationCode", { username }, owner)
    expect((await verify(username, (await codesOf(username)).at(-1) ?? "", owner)).status).toBe(200)
  })

  test("is over after a day, whatever code it was sent since", async () => {
    await register("slow@example.com")
    const [code = ""] = await codesOf("slow@example.com")
    await shop.sql(
      "update registration set created_at = now() - interval '25 hours' where username = 'slow@example.com'",
    )
    expect((await verify("slow@example.com", code)).status).toBe(422)
  })

  test("tells whoever knows the password that the address is not verified yet, and nobody else", async () => {
    await register("pending@example.com")
    expect(await logIn("pending@example.com")).toMatchObject({
      status: 403,
      body: { errorMessage: "Could not verify user. Kindly try re-verifying email" },
    })
    expect(await logIn("pending@example.com", "Wrong-pass-1")).toMatchObject({
      status: 401,
      body: { errorMessage: "User not registered with us." },
    })
  })

  test("tells it of the newest registration of an address, and for a day", async () => {
    const username = "again@example.com"
    await register(username, "First-pass-1")
    await register(username, "Second-pass-2")
    expect((await logIn(username, "First-pass-1")).status).toBe(401)
    expect((await logIn(username, "Second-pass-2")).status).toBe(403)
    await shop.sql("update registration set created_at = now() - interval '25 hours' where username = $1", [
      username,
    ])
    expect((await logIn(username, "Second-pass-2")).status).toBe(401)
  })

  test("has nothing to verify once it is complete: the password it was made with may be another, or the account disabled", async () => {
    const username = "moved-on@example.com"
    const owner = browser()
    await register(username, "First-pass-1", owner)
    const [code = ""] = await codesOf(username)
    const verified = await verify(username, code, owner)
    const change = { currentPassword: "First-pass-1", newPassword: PASSWORD, confirmPassword: PASSWORD }
    const as = tokensOf(verified)
    expect(await shop.call("PUT", "/api/account/changePassword", change, { as })).toMatchObject({
      status: 200,
    })
    expect(await logIn(username, "First-pass-1")).toMatchObject({
      status: 401,
      body: { errorMessage: "User not registered with us." },
    })
    await shop.sql("update account set is_active = false where username = $1", [username])
    expect((await logIn(username, "First-pass-1")).status).toBe(401)
  })

  test("tells nobody by a password of their own whether the address has an account, and mails it no code", async () => {
    const stranger = browser()
    const guess = async (username: string) => {
      await register(username, "Guess-pass-1", stranger)
      await resend(username, stranger)
      const { status, body } = await logIn(username, "Guess-pass-1")
      return { status, body }
    }
    await register("taken@example.com")
    const codes = await codesOf("taken@example.com")
    await verify("taken@example.com", codes[0] ?? "")
    const answer = await guess("free@example.com")
    expect(answer.status).toBe(403)
    expect(await guess("taken@example.com")).toEqual(answer)
    expect(await codesOf("taken@example.com")).toEqual(codes)
    expect((await logIn("taken@example.com")).status).toBe(200)
  })

  test.each([
    ["before", "guessed-early@example.com", ["Guess-pass-1", PASSWORD]],
    ["after", "guessed-late@example.com", [PASSWORD, "Guess-pass-1"]],
  ])("nor whether it has got one since, who registered it %s its owner", async (_, username, passwords) => {
    const owner = browser()
    for (const password of passwords)
      await register(username, password, password === PASSWORD ? owner : browser())
    const before = await logIn(username, "Guess-pass-1")
    const codes = await codesOf(username)
    const code = codes[passwords.indexOf(PASSWORD)] ?? ""
    expect((await verify(username, code, owner)).status).toBe(200)
    const after = await logIn(username, "Guess-pass-1")
    expect([after.status, after.body]).toEqual([before.status, before.body])
  })

  test("creates one account when the same code is entered many times at once", async () => {
    await register("race@example.com")
    const [code = ""] = await codesOf("race@example.com")
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify("race@example.com", code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test("names every field that is wrong, with the words of the specification", async () => {
    const answer = await shop.call("POST", "/api/auth/register", { ...form("x"), password: "short" })
    expect(answer.status).toBe(400)
    expect(answer.body.fieldErrors).toEqual([
      { property: "email", constraints: { isEmail: "Please enter a valid email address" } },
      {
        property: "password",
        constraints: {
          isStrongPassword:
            "Password should contain minimum 1 number, 1 special character, 1 uppercase , 1 one lowercase and min 8 length.",
        },
      },
    ])
  })

  test("keeps no code and no password in clear in the database", async () => {
    await register("clear@example.com", "Clear-text-1")
    const [code = ""] = await codesOf("clear@example.com")
    const tables = await shop.sql(
      `select row_to_json(r)::text as row from registration r where username = 'clear@example.com'
       union all select row_to_json(m)::text from mail_outbox m`,
    )
    const text = JSON.stringify(tables)
    expect(text).not.toContain("Clear-text-1")
    // Six digits can stand in hexadecimals or behind the seconds of a time by chance.
    expect(text).not.toMatch(new RegExp(String.raw`(?<![\da-f.])${code}(?![\da-f])`))
    expect(text).not.toContain(Buffer.from(code).toString("hex"))
  })
})

describe("log-in", () => {
  test("locks a name here after ten wrong passwords, alike for names that do not exist", async () => {
    await shop.signIn("locked@example.com")
    for (const username of ["locked@example.com", "nobody@example.com"]) {
      for (let tries = 0; tries < 10; tries++) {
        expect(await logIn(username, "Wrong-pass-1", HERE)).toMatchObject({
          status: 401,
          body: { errorMessage: "User not registered with us." },
        })
      }
      const refused = await logIn(username, PASSWORD, HERE)
      expect(refused.status).toBe(429)
      expect(refused.body.errorMessage).toMatch(
        /^Too many attempts to log in\. Please try again in \d+ minutes\.$/,
      )
    }
  })

  test("counts all addresses of one IPv6 network as one place", async () => {
    const username = "ipv6@example.com"
    await shop.signIn(username)
    const tryFrom = (address: string) => logIn(username, "Wrong-pass-1", { address })
    for (let tries = 1; tries <= 10; tries++) expect((await tryFrom(`2001:db8::${tries}`)).status).toBe(401)
    expect((await tryFrom("2001:db8::11")).status).toBe(429)
    expect((await tryFrom("2001:db8:0:1::11")).status).toBe(401)
  })

  test("is not closed to the owner by a stranger who tries many passwords", async () => {
    const username = "support-desk@example.com"
    await shop.signIn(username)
    for (let tries = 0; tries < 30; tries++) await logIn(username, "Wrong-pass-1", HERE)
    expect((await logIn(username)).status).toBe(200)
  })

  test("takes a hundred wrong passwords for one name and no more, from however many places", async () => {
    const username = "guessed@example.com"
    const owner = browser()
    await shop.signIn(username)
    expect((await logIn(username, PASSWORD, owner)).status).toBe(200)
    const tries = await Promise.all(
      Array.from({ length: 100 }, async () => (await logIn(username, "Wrong-pass-1")).status),
    )
    expect(new Set(tries)).toEqual(new Set([401]))
    expect((await logIn(username)).status).toBe(429)
    // The owner's own browser is known by its cookie, also after logging out.
    owner.cookies.delete("auth_ck")
    expect((await logIn(username, PASSWORD, owner)).status).toBe(200)
  })

  test("knows a device by a cookie that is good for its account alone, and counts its tries, too", async () => {
    const username = "device@example.com"
    const owner = browser()
    await shop.signIn(username)
    await shop.signIn("other-device@example.com")
    await logIn("other-device@example.com", PASSWORD, owner)
    const [name = "", value = ""] = [...owner.cookies].find(([each]) => each.startsWith("device_")) ?? []
    await logIn(username, PASSWORD, owner)
    const own = [...owner.cookies.keys()].find((each) => each.startsWith("device_") && each !== name) ?? ""
    expect(own).not.toContain("@")
    for (const forged of [value, `${"A".repeat(22)}.${"B".repeat(43)}`, "x"]) {
      const sender = { ...HERE, cookies: new Map([[own, forged]]) }
      for (let tries = 0; tries < 10; tries++) await logIn(username, "Wrong-pass-1", sender)
      expect((await logIn(username, PASSWORD, { ...HERE, cookies: new Map([[own, forged]]) })).status).toBe(
        429,
      )
    }
    for (let tries = 0; tries < 10; tries++) await logIn(username, "Wrong-pass-1", owner)
    expect((await logIn(username, PASSWORD, owner)).status).toBe(429)
    expect((await logIn(username)).status).toBe(200)
  })

  test("a right password in time forgets the wrong ones", async () => {
    await shop.signIn("typo@example.com")
    const there = { address: "203.0.113.8" }
    for (let round = 0; round < 3; round++) {
      for (let tries = 0; tries < 6; tries++) await logIn("typo@example.com", "Wrong-pass-1", there)
      expect((await logIn("typo@example.com", PASSWORD, there)).status).toBe(200)
    }
  })

  test("does not let a disabled account in", async () => {
    await shop.signIn("disabled@example.com")
    await shop.sql("update account set is_active = false where username = 'disabled@example.com'")
    expect(await logIn("disabled@example.com")).toMatchObject({
      status: 401,
      body: { errorMessage: "User not registered with us." },
    })
  })
})
