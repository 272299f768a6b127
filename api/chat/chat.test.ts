import { randomUUID } from "node:crypto"
import { Schema } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type Answer, type Sender, type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { watch } from "../testing/watching.ts"

let shop: ShopApp
let support: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
})
afterAll(() => shop.close())

const Chat = Schema.Struct({
  chat: Schema.Struct({
    id: Schema.String,
    closedAt: Schema.NullOr(Schema.String),
    name: Schema.String,
    email: Schema.String,
    unread: Schema.Int,
    messages: Schema.Array(
      Schema.Struct({
        from: Schema.String,
        text: Schema.String,
        number: Schema.Int,
        name: Schema.NullOr(Schema.String),
      }),
    ),
  }),
})
const chatIn = ({ body }: Answer) => Schema.decodeUnknownSync(Chat)(body.data).chat

/** A guest's browser, with its cookies. */
const guestBrowser = () => {
  const cookies = new Map<string, string>()
  const headers = () => ({ cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") })
  const call = async (method: "GET" | "POST" | "PUT", url: string, body?: unknown, sender: Sender = {}) => {
    const answer = await shop.call(method, url, body, { headers: headers(), ...sender })
    for (const { name, value } of answer.cookies) cookies.set(name, value)
    return answer
  }
  return { call, headers, cookies }
}
const ann = { name: "Ann Lee", email: "Ann@Example.com" }
const say = (message: string, more: object = {}) => ({ id: randomUUID(), message, ...more })
const asStaff = (method: "GET" | "POST" | "PUT", path: string, body?: unknown) =>
  shop.call(method, `/api/admin/chats${path}`, body, { as: support })

describe("a guest's conversation", () => {
  test("begins with their first message, and nobody without the secret can see it", async () => {
    const browser = guestBrowser()
    expect((await browser.call("GET", "/api/chat")).body.data).toEqual({ chat: null })
    const begun = await browser.call("POST", "/api/chat/messages", say("Do you sell snow tires?", ann))
    expect(chatIn(begun)).toMatchObject({
      name: "Ann Lee",
      email: "ann@example.com",
      closedAt: null,
      messages: [{ from: "shopper", text: "Do you sell snow tires?", number: 1, name: null }],
    })
    await browser.call("POST", "/api/chat/messages", say("In 16 inches?"))
    expect(chatIn(await browser.call("GET", "/api/chat")).messages).toHaveLength(2)
    expect((await guestBrowser().call("GET", "/api/chat")).body.data).toEqual({ chat: null })
    const guess = { headers: { cookie: `chat_token=${"a".repeat(43)}` } }
    expect((await shop.call("GET", "/api/chat", undefined, guess)).body.data).toEqual({ chat: null })
    expect((await shop.call("GET", "/api/chat/events", undefined, guess)).status).toBe(404)
  })

  test("uses a cookie that scripts cannot read and other sites cannot send", async () => {
    const { headers } = await shop.call("GET", "/api/chat")
    expect(String(headers["set-cookie"])).toMatch(
      /^chat_token=[\w-]{43}; Max-Age=2592000; Path=\/api\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test("asks for name and address, once, and reports missing fields", async () => {
    const browser = guestBrowser()
    const wrong = await browser.call("POST", "/api/chat/messages", say("Hello", { name: " ", email: "x" }))
    expect(wrong.status).toBe(400)
    expect(wrong.body.fieldErrors).toEqual([
      { property: "name", constraints: { isNotEmpty: "Please enter your name" } },
      { property: "email", constraints: { isEmail: "Please enter a valid email address" } },
    ])
    const empty = await browser.call("POST", "/api/chat/messages", say("  ", ann))
    expect(empty.body.fieldErrors).toMatchObject([{ property: "message" }])
    const long = await browser.call("POST", "/api/chat/messages", say("x".repeat(2_001), ann))
    expect(long.body.fieldErrors).toMatchObject([
      { property: "message", constraints: { maxLength: "its too Long" } },
    ])
  })

  test("accepts a message that is sent again, also when the first answer got lost", async () => {
    const browser = guestBrowser()
    await browser.call("GET", "/api/chat")
    const message = say("Only once", ann)
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.call("POST", "/api/chat/messages", message)),
    )
    expect(new Set(answers.map((answer) => chatIn(answer).id)).size).toBe(1)
    expect(chatIn(await browser.call("GET", "/api/chat")).messages).toHaveLength(1)
    await asStaff("PUT", `/${chatIn(await browser.call("GET", "/api/chat")).id}/close`)
    const again = chatIn(await browser.call("POST", "/api/chat/messages", message))
    expect([again.messages.length, again.closedAt === null]).toEqual([1, false])
  })

  test("cannot be begun again and again under one address", async () => {
    const message = () => say("Hello", { name: "Flo", email: "flo@example.com" })
    const begin = async () =>
      (await guestBrowser().call("POST", "/api/chat/messages", message(), { address: "10.8.8.8" })).status
    for (let begun = 0; begun < 5; begun++) expect(await begin()).toBe(200)
    expect(await begin()).toBe(429)
  })

  test("is over after a log-out, for the next user of this browser", async () => {
    const browser = guestBrowser()
    await browser.call("POST", "/api/chat/messages", say("Hello", ann))
    await browser.call("POST", "/api/auth/logout")
    expect((await browser.call("GET", "/api/chat")).body.data).toEqual({ chat: null })
  })

  test("continues after a log-in with the same address only", async () => {
    const browser = guestBrowser()
    const mine = { name: "Cy", email: "cy@example.com" }
    const { id } = chatIn(await browser.call("POST", "/api/chat/messages", say("Hello", mine)))
    const other = await shop.signIn("dee@example.com")
    const cookies = browser.headers()
    const strange = await shop.call("GET", "/api/chat", undefined, { as: other, headers: cookies })
    expect(strange.body.data).toEqual({ chat: null })
    const cy = await shop.signIn("cy@example.com")
    const own = await shop.call("GET", "/api/chat", undefined, { as: cy, headers: cookies })
    expect(chatIn(own)).toMatchObject({ id, name: "Test Person", email: "cy@example.com" })
    expect((await browser.call("GET", "/api/chat")).body.data).toEqual({ chat: null })
  })

  test("stays the guest's where the account has one of its own", async () => {
    const browser = guestBrowser()
    const mine = { name: "Ivy", email: "ivy@example.com" }
    const { id } = chatIn(await browser.call("POST", "/api/chat/messages", say("Hello", mine)))
    const as = await shop.signIn("ivy@example.com")
    const own = chatIn(await shop.call("POST", "/api/chat/messages", say("Hello again"), { as }))
    const seen = await shop.call("GET", "/api/chat", undefined, { as, headers: browser.headers() })
    expect(chatIn(seen).id).toBe(own.id)
    expect(chatIn(await browser.call("GET", "/api/chat")).id).toBe(id)
  })
})

describe("a customer's conversation", () => {
  test("is available on every device; its author comes from the session, not from the request", async () => {
    const as = await shop.signIn("bo@example.com")
    const sent = say("Where is my order?", { name: "Mallory", email: "mallory@example.com" })
    expect(chatIn(await shop.call("POST", "/api/chat/messages", sent, { as }))).toMatchObject({
      name: "Test Person",
      email: "bo@example.com",
    })
    const elsewhere = await shop.signIn("bo@example.com")
    expect(chatIn(await shop.call("GET", "/api/chat", undefined, { as: elsewhere })).messages).toHaveLength(1)
    const stranger = await shop.signIn("eve@example.com")
    expect((await shop.call("GET", "/api/chat", undefined, { as: stranger })).body.data).toEqual({
      chat: null,
    })
  })

  test("is answered by staff, counted until it is read, and closed; the next message starts another", async () => {
    const as = await shop.signIn("fay@example.com")
    const { id } = chatIn(await shop.call("POST", "/api/chat/messages", say("Hello?"), { as }))
    const waiting = await asStaff("GET", "?open=true")
    expect(waiting.body.data).toMatchObject({
      chats: expect.arrayContaining([
        expect.objectContaining({ id, username: "fay@example.com", unread: 1, lastMessage: "Hello?" }),
      ]),
    })
    await asStaff("PUT", `/${id}/read`, { upTo: 1 })
    const counted = async () => Number(Object((await asStaff("GET", "")).body.data).waiting)
    expect(await counted()).toBe(Number(Object(waiting.body.data).waiting) - 1)
    expect((await asStaff("GET", `/${id}`)).body.data).toMatchObject({ chat: { unread: 0 } })
    const answer = say("Hi, how can I help?")
    await asStaff("POST", `/${id}/messages`, answer)
    await asStaff("POST", `/${id}/messages`, answer)
    const listed = async (which: string) => {
      const { chats } = Object((await asStaff("GET", which)).body.data)
      return chats.find((chat: { readonly id: string }) => chat.id === id)
    }
    expect(await listed("?open=true")).toMatchObject({ unread: 0, lastFrom: "staff" })
    const seen = chatIn(await shop.call("GET", "/api/chat", undefined, { as }))
    expect(seen).toMatchObject({ unread: 1, messages: [{}, { from: "staff", name: "Test" }] })
    expect(seen.messages).toHaveLength(2)
    await shop.call("PUT", "/api/chat/read", { upTo: 99 }, { as })
    expect(chatIn(await shop.call("GET", "/api/chat", undefined, { as })).unread).toBe(0)
    // Nobody has read what is still to be written.
    await asStaff("POST", `/${id}/messages`, say("It is in stock."))
    expect(chatIn(await shop.call("GET", "/api/chat", undefined, { as })).unread).toBe(1)
    await asStaff("PUT", `/${id}/read`, { upTo: 99 })
    await shop.call("POST", "/api/chat/messages", say("Thanks."), { as })
    expect((await asStaff("GET", `/${id}`)).body.data).toMatchObject({ chat: { unread: 1 } })
    // The older of two reports may come last.
    for (const upTo of [99, 1]) await asStaff("PUT", `/${id}/read`, { upTo })
    expect((await asStaff("GET", `/${id}`)).body.data).toMatchObject({ chat: { unread: 0 } })
    await shop.call("POST", "/api/chat/messages", say("Wait, one more"), { as })
    const { messages } = chatIn(await asStaff("GET", `/${id}`))
    const last = messages.at(-1)?.number ?? 0
    expect(await asStaff("PUT", `/${id}/close?upTo=${last - 1}`)).toMatchObject({
      status: 409,
      body: { errorMessage: expect.stringContaining("The shopper has just written again.") },
    })
    expect(await listed("?open=true")).toMatchObject({ closedAt: null })
    expect((await asStaff("PUT", `/${id}/close?upTo=${last}`)).status).toBe(200)
    expect((await asStaff("PUT", `/${id}/close`)).status).toBe(200)
    expect(await listed("?open=true")).toBeUndefined()
    expect(await listed("")).toMatchObject({ closedAt: expect.any(String) })
    expect(await asStaff("POST", `/${id}/messages`, say("Still there?"))).toMatchObject({
      status: 409,
      body: { errorMessage: "This conversation was closed." },
    })
    const next = chatIn(await shop.call("POST", "/api/chat/messages", say("One more thing"), { as }))
    expect([next.id === id, next.messages.length]).toEqual([false, 1])
  })

  test("goes to whoever answers it first, and stays with them when a colleague answers, too", async () => {
    const browser = guestBrowser()
    const person = { name: "Cy Young", email: "cy@example.com" }
    const { id } = chatIn(await browser.call("POST", "/api/chat/messages", say("Hello?", person)))
    const colleague = await shop.signIn("kim@voltread.example", "CUSTOMERSUPPORT")
    for (const as of [colleague, support])
      await shop.call("POST", `/api/admin/chats/${id}/messages`, say("Hello."), { as })
    expect(await shop.sql("select assigned_to from chat where chat_id = $1", [id])).toEqual([
      { assigned_to: "kim@voltread.example" },
    ])
    const isMine = async (as: Tokens) =>
      JSON.stringify(await shop.call("GET", "/api/admin/chats?mine=true", undefined, { as })).includes(id)
    expect([await isMine(colleague), await isMine(support)]).toEqual([true, false])
  })

  test("is not seen where it was closed before its answer was read, and another is shown", async () => {
    const as = await shop.signIn("gil@example.com")
    const write = async () => chatIn(await shop.call("POST", "/api/chat/messages", say("Hello?"), { as })).id
    const first = await write()
    await asStaff("POST", `/${first}/messages`, say("Hi"))
    await asStaff("PUT", `/${first}/close`)
    const second = await write()
    await asStaff("POST", `/${second}/messages`, say("Hi again"))
    await shop.call("PUT", "/api/chat/read", { upTo: 2 }, { as })
    const seen = async (id: string) => (await asStaff("GET", `/${id}`)).body.data
    expect(await seen(first)).toMatchObject({ chat: { seenByShopper: 0 } })
    expect(await seen(second)).toMatchObject({ chat: { seenByShopper: 2 } })
  })

  test("that does not exist is not found, whatever its id looks like", async () => {
    for (const id of [randomUUID(), "nobody", "%00", "'; drop table chat"]) {
      const path = `/${encodeURIComponent(id)}`
      expect((await asStaff("GET", path)).status).toBe(404)
      expect((await asStaff("POST", `${path}/messages`, say("Hi"))).status).toBe(404)
      expect((await asStaff("PUT", `${path}/close`)).status).toBe(404)
    }
  })

  test("has a rate limit", async () => {
    const as = await shop.signIn("flood@example.com")
    const sent = await Promise.all(
      Array.from({ length: 61 }, (_, n) => shop.call("POST", "/api/chat/messages", say(`${n}`), { as })),
    )
    expect(sent.filter(({ status }) => status === 429)).toHaveLength(1)
    const { messages } = chatIn(await shop.call("GET", "/api/chat", undefined, { as }))
    expect(messages.map(({ number }) => number)).toEqual(messages.map((_, index) => index + 1))
    expect(messages).toHaveLength(60)
  })
})

test("both sides are notified at once, each of its own conversations only", async () => {
  const base = await shop.app.listen({ host: "127.0.0.1", port: 0 })
  const bearer = ({ accessToken, idToken }: Tokens) => ({ authorization: `Bearer ${accessToken} ${idToken}` })
  const gus = await shop.signIn("gus@example.com")
  const hal = await shop.signIn("hal@example.com")
  const { id } = chatIn(await shop.call("POST", "/api/chat/messages", say("Hello"), { as: gus }))
  const { id: halsId } = chatIn(await shop.call("POST", "/api/chat/messages", say("Hello"), { as: hal }))
  const [gusSees, halSees, staffSees] = await Promise.all([
    watch(`${base}/api/chat/events`, bearer(gus)),
    watch(`${base}/api/chat/events`, bearer(hal)),
    watch(`${base}/api/admin/chats/events`, bearer(support)),
  ])
  await asStaff("POST", `/${id}/messages`, say("Hi Gus"))
  for (const watched of [gusSees, staffSees]) {
    await expect.poll(watched.text).toContain(`event: chat\ndata: {"chatId":"${id}"}`)
  }
  await asStaff("POST", `/${halsId}/messages`, say("Hi Hal"))
  await expect.poll(halSees.text).toContain(`event: chat\ndata: {"chatId":"${halsId}"}`)
  expect(halSees.text()).not.toContain(id)
  const returned = await watch(`${base}/api/chat/events`, { ...bearer(gus), "last-event-id": "x" })
  await expect.poll(returned.text).toContain(`event: chat\ndata: {"chatId":"${id}"}`)
  for (const watched of [gusSees, halSees, staffSees, returned]) watched.stop()
})
