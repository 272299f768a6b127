import { randomUUID } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { derivedId } from "../platform/commands/event-id.ts"
import { type Sender, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"

let shop: ShopApp
let support: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
})
afterAll(() => shop.close())

const contact = (change: object = {}, sender?: Sender) =>
  shop.call(
    "POST",
    "/api/contact",
    {
      name: "Ann",
      email: "ann@example.com",
      phone: "2125550100",
      message: "Where is my order?",
      ...change,
    },
    sender,
  )

const Requests = Schema.Struct({
  requests: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String })),
})
const open = async () => {
  const { body } = await shop.call("GET", "/api/admin/contacts?status=open", undefined, { as: support })
  return Schema.decodeUnknownSync(Requests)(body.data).requests
}

describe("contact form", () => {
  test("accepts a message, and shows it to staff until one of them has answered it", async () => {
    expect(await contact()).toMatchObject({
      status: 200,
      body: { successMessage: "We have received your request. We will get in touch with you soon." },
    })
    const [request] = await open()
    expect(request).toMatchObject({ name: "Ann" })
    const setStatus = (id: string | undefined, status: string) =>
      shop.call("PUT", `/api/admin/contacts/${id}/status`, { status }, { as: support })
    expect((await setStatus(request?.id, "done")).status).toBe(200)
    expect(await open()).toEqual([])
    expect((await setStatus(request?.id, "open")).status).toBe(200)
    expect(await open()).toHaveLength(1)
    expect((await setStatus(request?.id, "done")).status).toBe(200)
    expect((await setStatus(request?.id, "forgotten")).status).toBe(400)
    expect((await setStatus("nobody", "done")).status).toBe(404)
    expect((await setStatus(randomUUID(), "done")).status).toBe(404)
  })

  test("keeps a message once that is sent again without an answer, and takes no id of the shop's own", async () => {
    const [email, id] = ["lost@example.com", randomUUID()]
    for (let times = 0; times < 2; times++) expect((await contact({ email, id })).status).toBe(200)
    expect((await contact({ email, id: randomUUID() })).status).toBe(200)
    expect(await shop.sql("select from contact_request where email = $1", [email])).toHaveLength(2)
    expect((await contact({ email, id: derivedId("file", "mail") })).status).toBe(400)
  })

  test("reports missing fields, and has a rate limit", async () => {
    const wrong = await contact({ name: " ", message: "", phone: "911" })
    expect(wrong.status).toBe(400)
    expect(wrong.body.fieldErrors.map(({ property }) => property)).toEqual(["name", "phone", "message"])
    const flood = { email: "flood@example.com" }
    const here = { address: "203.0.113.7" }
    for (let sent = 0; sent < 5; sent++) await contact(flood, here)
    expect((await contact(flood, here)).status).toBe(429)
    // The owner of the address can still write, unless the flood comes from many places.
    for (let sent = 5; sent < 20; sent++) expect((await contact(flood)).status).toBe(200)
    expect((await contact(flood)).status).toBe(429)
  })

  const naughty = new URL("../../../shared/data/naughty_strings.json", import.meta.url)
  test.runIf(existsSync(naughty))(
    "keeps awkward strings as they are, or refuses them; it never fails",
    async () => {
      const strings = Schema.decodeUnknownSync(Schema.fromJsonString(Schema.Array(Schema.String)))(
        readFileSync(naughty, "utf8"),
      )
      let refused = 0
      for (const [index, message] of strings.entries()) {
        const { status } = await contact({ message, name: message, email: `n${index}@naughty.example` })
        expect([200, 400], JSON.stringify(message)).toContain(status)
        if (status === 400) refused += 1
      }
      expect(refused).toBeLessThan(strings.length / 2)
      const [stored] = await shop.sql(
        "select count(*)::int as n from contact_request where email like '%@naughty.example'",
      )
      expect(stored).toEqual({ n: strings.length - refused })
    },
  )
})

describe("subscription", () => {
  const subscribe = (email: string, sender?: Sender) =>
    shop.call("POST", "/api/subscription/subscribe", { email }, sender)
  const linkOf = async (email: string): Promise<string> => {
    const mail = (await shop.mailTo(email)).at(-1)
    if (mail?.template !== "subscription") throw new Error("no mail asked for a confirmation")
    const url = new URL(mail.confirmUrl)
    return url.pathname + url.search
  }
  const decide = (link: string, answer: string) =>
    shop.call("POST", link, `answer=${answer}`, {
      headers: { "content-type": "application/x-www-form-urlencoded" },
    })
  const stored = (email: string) =>
    shop.sql(
      "select confirmed_at is not null as wanted, ended_at is not null as ended from subscription where email = $1",
      [email],
    )

  test("begins when the mailed link's button is pressed, not when a mail program opens the link", async () => {
    const email = "offers@example.com"
    expect(await subscribe(email)).toMatchObject({
      status: 200,
      body: { successMessage: "User added to our subscription list" },
    })
    const link = await linkOf(email)
    expect((await shop.call("GET", link)).status).toBe(200)
    expect(await stored(email)).toEqual([{ wanted: false, ended: false }])
    expect((await decide(link, "yes")).status).toBe(200)
    expect(await stored(email)).toEqual([{ wanted: true, ended: false }])
    expect((await decide(link, "no")).status).toBe(200)
    expect(await stored(email)).toEqual([{ wanted: true, ended: true }])
  })

  test("begins with the link of any mail, also when another was requested since", async () => {
    const email = "impatient@example.com"
    await subscribe(email)
    const first = await linkOf(email)
    await subscribe(email)
    expect((await decide(first, "yes")).status).toBe(200)
    expect((await decide(await linkOf(email), "no")).status).toBe(200)
    expect(await stored(email)).toEqual([{ wanted: true, ended: true }])
  })

  test("begins with a link that has a mark of its sentence after it", async () => {
    const email = "comma@example.com"
    await subscribe(email)
    const link = await linkOf(email)
    for (const end of [",", ".", "%22"]) expect((await decide(`${link}${end}`, "yes")).status).toBe(200)
    expect(await stored(email)).toEqual([{ wanted: true, ended: false }])
  })

  test("cannot be requested for one mailbox without end by tags of its address", async () => {
    const here = { address: "203.0.113.8" }
    for (let tag = 0; tag < 5; tag++)
      expect((await subscribe(`tagged+${tag}@example.com`, here)).status).toBe(200)
    expect((await subscribe("Tagged+more+tags@example.com", here)).status).toBe(429)
    expect((await subscribe("+tagged@example.com", here)).status).toBe(200)
  })

  test.each(["", "?tok", `?token=${"x".repeat(201)}`])(
    "says on a page that a link which ends in %j is not complete",
    async (end) => {
      for (const method of ["GET", "POST"] as const) {
        const { statusCode, headers, body } = await shop.app.inject({
          method,
          url: `/api/subscription/confirm${end}`,
          headers: { "content-type": "application/x-www-form-urlencoded" },
        })
        expect(statusCode).toBe(400)
        expect(headers["content-type"]).toContain("text/html")
        expect(body).toContain("This link is not complete. Please open it in the email again.")
      }
    },
  )

  test("does not begin with an invented token", async () => {
    expect((await decide("/api/subscription/confirm?token=guess", "yes")).status).toBe(404)
  })
})
