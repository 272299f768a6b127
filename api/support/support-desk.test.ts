import { randomUUID } from "node:crypto"
import { ContactPage } from "@voltread/domain/contract/contact.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { receiveMail } from "../mail/inbound/inbound-mail.ts"
import { replyAddress } from "../mail/reply-address.ts"
import { sendAllDueMail } from "../mail/sender.ts"
import { isOrderToken } from "../order-link/order-token.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { fileMails } from "./file-mails.ts"

const DOMAIN = "reply.voltread.example"
const SUPPORT = "support@voltread.example"
const COLLEAGUE = "colleague@voltread.example"

let shop: ShopApp
let support: Tokens
let id: string

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"), {
    MAILBOX: "true",
    MAIL_REPLY_DOMAIN: DOMAIN,
    INBOUND_MAIL_SECRET: "what the mail provider signs with, long enough",
  })
  support = await shop.signIn(SUPPORT, "CUSTOMERSUPPORT")
  await shop.signIn(COLLEAGUE, "ADMIN")
  await shop.signIn("ann@example.com")
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql("delete from contact_request")
  await shop.sql("delete from mail_outbox")
  await shop.sql("delete from attempt")
  const form = { name: "Ann Ames", email: "ann@example.com", phone: "2125550100", message: "Where is it?" }
  await shop.call("POST", "/api/contact", form)
  id = (await list())[0]?.id ?? ""
})

const call = (method: "GET" | "POST" | "PUT", path: string, body?: unknown) =>
  shop.call(method, `/api/admin/${path}`, body, { as: support })
const decodePage = Schema.decodeUnknownSync(ContactPage)
const list = async (query = "") => decodePage((await call("GET", `contacts${query}`)).body.data).requests
const answer = (words: object = {}) =>
  call("POST", `contacts/${id}/answers`, { id: randomUUID(), message: "On its way, Ann.", ...words })
const comesBack = async (change: object = {}) => {
  const to = replyAddress(shop.config.sessionSecret, DOMAIN, { kind: "contact", id }) ?? ""
  await shop.run(
    receiveMail({
      messageId: randomUUID(),
      from: "ann@example.com",
      to: [to],
      subject: "Re: Your message to Voltread",
      text: "Thank you!\n> On its way",
      ...change,
    }),
  )
  await shop.run(fileMails)
}

describe("a message to the shop", () => {
  test("is answered by mail, once, and then waits for the customer", async () => {
    const words = { id: randomUUID() }
    expect((await answer(words)).status).toBe(200)
    expect((await answer(words)).status).toBe(200)
    expect(await shop.mailTo("ann@example.com")).toMatchObject([
      { template: "contact-answer", firstName: "Ann", body: "On its way, Ann.", requestId: id },
    ])
    expect(await list()).toMatchObject([
      {
        status: "waiting",
        assignedTo: SUPPORT,
        messages: [{ staffName: "Test Person", text: "On its way, Ann." }],
      },
    ])
    await shop.run(sendAllDueMail)
    expect(await shop.sql("select reply_to from mailbox where subject = 'Your message to Voltread'")).toEqual(
      [{ reply_to: expect.stringMatching(/^reply\+c/) }],
    )
  })

  test("is answered with links to orders that open for its writer, and for nobody who only has the answer", async () => {
    const orderId = randomUUID()
    await shop.sql(
      `insert into read.order_list (order_id, unique_id, owner, customer_name, email, status, total, item_count,
         first_item_name, created_at, updated_at, ship_state, partners, search)
       values ($1, 'VT-1', 'ann@example.com', '', 'ann@example.com', 'PENDING_PAYMENT', 0, 1, '', now(), now(), '', '{}', '')`,
      [orderId],
    )
    const page = `${shop.config.publicUrl}/order/${orderId}`
    expect((await call("GET", `contacts/${id}/order-links`)).body.data).toEqual({
      orders: [{ orderNumber: "VT-1", url: page }],
    })
    await answer({ message: `Your order VT-1: ${page}. All is well.` })
    await shop.run(sendAllDueMail)
    const [sent] = await shop.sql("select body_text from mailbox where body_text like $1", [`%${orderId}%`])
    const [, token = ""] = /\?token=(\d+\.[\w-]+)/.exec(String(sent?.body_text)) ?? []
    const order = { id: orderId, email: "ann@example.com", owner: "ann@example.com" }
    expect(isOrderToken(shop.config.sessionSecret, order, token)).toBe(true)
    expect(
      isOrderToken(shop.config.sessionSecret, { ...order, email: "bo@x.co", owner: "bo@x.co" }, token),
    ).toBe(false)
    expect((await list())[0]?.messages.at(-1)?.text).toBe(`Your order VT-1: ${page}. All is well.`)
  })

  test("stays done when an earlier answer is sent again", async () => {
    const words = { id: randomUUID() }
    await answer(words)
    await call("PUT", `contacts/${id}/status`, { status: "done" })
    await answer(words)
    expect(await list()).toMatchObject([{ status: "done", answeredBy: SUPPORT }])
  })

  test("is reopened when the customer answers, and shows the answer once", async () => {
    await answer()
    const messageId = randomUUID()
    await comesBack({ messageId })
    await comesBack({ messageId })
    expect(await list("?status=open")).toMatchObject([
      { id, messages: [{ text: "On its way, Ann." }, { staffName: null, text: "Thank you!" }] },
    ])
  })

  test("is not answered, nor done, by somebody who has not read what came meanwhile", async () => {
    const first = { id: randomUUID(), seen: 0 }
    expect((await answer(first)).status).toBe(200)
    const unread = { status: 409, body: { errorMessage: expect.stringContaining("newer message") } }
    // A colleague's answer, and then the customer's.
    expect(await answer({ seen: 0 })).toMatchObject(unread)
    await comesBack()
    expect(await answer({ seen: 1 })).toMatchObject(unread)
    const setDone = (seen: number) => call("PUT", `contacts/${id}/status`, { status: "done", seen })
    expect(await setDone(1)).toMatchObject(unread)
    expect(await list()).toMatchObject([{ status: "open", messages: [{}, { staffName: null }] }])
    expect(await shop.mailTo("ann@example.com")).toHaveLength(1)

    expect((await setDone(2)).status).toBe(200)
    // Sent again, since its answer was lost: it was read by whoever has answered since.
    expect((await answer(first)).status).toBe(200)
    expect((await answer({ seen: 2 })).status).toBe(200)
    expect(await list()).toMatchObject([{ status: "waiting", messages: [{}, {}, {}] }])
  })

  test("takes no answers of other people, and is not reopened by a program", async () => {
    await answer()
    await comesBack({ isAutomatic: true, text: "I am on vacation." })
    expect(await list()).toMatchObject([{ status: "waiting" }])
    await comesBack({ from: "eve@example.com", text: "It is mine!" })
    expect(await list("?status=open")).toMatchObject([{ name: "eve@example.com", messages: [] }])
  })

  test("is assigned to a staff member, and to nobody else", async () => {
    const assign = async (assignee: string | null) =>
      (await call("PUT", `contacts/${id}/assignee`, { assignee })).status
    expect(await assign(COLLEAGUE)).toBe(200)
    expect(await list("?mine=true")).toEqual([])
    expect(await assign(SUPPORT)).toBe(200)
    expect(await list("?mine=true")).toMatchObject([{ id }])
    expect(await assign(null)).toBe(200)
    expect(await list()).toMatchObject([{ assignedTo: null }])
    expect(await assign("ann@example.com")).toBe(422)
    const { body } = await call("GET", "contacts/colleagues")
    expect(body.data?.colleagues).toEqual([
      { username: COLLEAGUE, name: "Test Person" },
      { username: SUPPORT, name: "Test Person" },
    ])
  })

  test("counts in the menu until it is answered", async () => {
    const contacts = async () => (await call("GET", "contacts/counts")).body.data?.contacts
    expect(await contacts()).toBe(1)
    await answer()
    expect(await contacts()).toBe(0)
  })

  test("cannot be answered if it does not exist, nor with an empty text", async () => {
    expect((await answer({ message: " " })).status).toBe(400)
    expect((await call("POST", "contacts/nobody/answers", { id: randomUUID(), message: "Hi" })).status).toBe(
      404,
    )
    expect((await call("GET", "contacts/nobody/order-links")).status).toBe(404)
  })
})

describe("a conversation", () => {
  const begin = async () => {
    const cookies = new Map<string, string>()
    const message = { id: randomUUID(), message: "Hello", name: "Gus", email: "gus@example.com" }
    const { body } = await shop.call("POST", "/api/chat/messages", message, { cookies })
    return Schema.decodeUnknownSync(Schema.Struct({ chat: Schema.Struct({ id: Schema.String }) }))(body.data)
      .chat.id
  }

  test("is looked after by the first who answers, until it is assigned", async () => {
    const chatId = await begin()
    const answered = await call("POST", `chats/${chatId}/messages`, { id: randomUUID(), message: "Hi" })
    expect(answered.body.data).toMatchObject({ chat: { assignedTo: SUPPORT } })
    const mine = async () => Object((await call("GET", "chats?mine=true")).body.data).chats
    expect(await mine()).toMatchObject([{ id: chatId, assignedTo: SUPPORT }])
    await call("PUT", `chats/${chatId}/assignee`, { assignee: COLLEAGUE })
    expect(await mine()).toEqual([])
  })

  test("of a guest has no links to orders: the address is not verified", async () => {
    const { body } = await call("GET", `chats/${await begin()}/order-links`)
    expect(body.data).toEqual({ orders: [] })
  })
})
