import { randomUUID } from "node:crypto"
import { EventLog, type RecordedEvent } from "@voltread/domain/event.ts"
import { aCreation, anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { deleteMailFrom } from "../mail/inbound/inbound-mail.ts"
import { inboundSignature } from "../mail/inbound/inbound-mail-routes.ts"
import { orderMailFollower } from "../mail/mail-about-orders.ts"
import { replyAddress } from "../mail/reply-address.ts"
import { sendAllDueMail } from "../mail/sender.ts"
import { transaction } from "../platform/postgres/query.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { fileMails } from "./file-mails.ts"

const SECRET = "what the mail provider signs with, long enough"
const DOMAIN = "reply.voltread.example"

let shop: ShopApp
let support: Tokens
let orderId: string
const CUSTOMER = "ada@example.com"

const placed = async (): Promise<string> => {
  const id = randomUUID()
  const creation = aCreation({ orderId: id, uniqueId: id.slice(0, 8) })
  const contact = { ...creation.contact, email: CUSTOMER, firstName: "Ada", lastName: "Ames" }
  await shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(id, () => [placing([anItem()], { ...creation, contact })], {
        commandId: randomUUID(),
        correlationId: "t",
        actor: { id: "test", name: "Test", role: "system" },
        now: new Date().toISOString(),
      }),
    ),
  )
  return id
}

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"), {
    MAILBOX: "true",
    MAIL_REPLY_DOMAIN: DOMAIN,
    INBOUND_MAIL_SECRET: SECRET,
  })
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
})
afterAll(() => shop.close())
beforeEach(async () => {
  orderId = await placed()
  await shop.sql("delete from contact_request")
})

const addressOf = (id: string): string =>
  replyAddress(shop.config.sessionSecret, DOMAIN, { kind: "order", id }) ?? ""

const mail = (change: object = {}) => ({
  messageId: `${randomUUID()}@mail.example`,
  from: CUSTOMER,
  to: [addressOf(orderId)],
  subject: "Re: Your order",
  text: "At noon, please.\n\nOn Mon, Nov 2, 2026, Voltread wrote:\n> When?",
  ...change,
})

const handOver = (sent: object, signature?: string) => {
  const body = JSON.stringify(sent)
  return shop.call("POST", "/api/webhooks/inbound-mail", body, {
    headers: { "x-mail-signature": signature ?? inboundSignature(SECRET, Buffer.from(body)) },
  })
}

const eventsOf = (id: string): Promise<ReadonlyArray<RecordedEvent>> =>
  shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(id)))))
const mailsOf = async (id: string) =>
  (await eventsOf(id))
    .filter(({ type }) => type === "OrderEmailConversationRecorded")
    .map(({ data, metadata }) => ({ ...Object(data), by: metadata.actor.name }))
const state = async () =>
  (await shop.call("GET", `/api/admin/orders/${orderId}/mail`, undefined, { as: support })).body.data
const contacts = () => shop.sql("select name, email, message from contact_request order by created_at")

const SEND = `mutation ($o: ID!, $c: ID!, $subject: String!, $body: String!) {
  result: sendOrderEmail(orderId: $o, commandId: $c, subject: $subject, body: $body) {
    success message fieldErrors { property }
  }
}`
const send = async (variables: object) => {
  const response = await shop.app.inject({
    method: "POST",
    url: "/graphql",
    headers: { authorization: `Bearer ${support.accessToken} ${support.idToken}` },
    payload: {
      query: SEND,
      variables: {
        o: orderId,
        c: randomUUID(),
        subject: "When?",
        body: "When are you at home?",
        ...variables,
      },
    },
  })
  return response.json().data.result
}
const follow = async () => shop.run(orderMailFollower.handle(await eventsOf(orderId)))

describe("mail of staff to the customer of an order", () => {
  test("is sent once, however often button and events are repeated, and is in the timeline", async () => {
    const c = randomUUID()
    expect(await send({ c })).toMatchObject({ success: true, message: "Email sent." })
    expect(await send({ c })).toMatchObject({ success: true })
    await follow()
    await follow()
    await shop.run(sendAllDueMail)
    const received = await shop.sql("select * from mailbox where reply_to = $1", [addressOf(orderId)])
    expect(received).toEqual([
      expect.objectContaining({
        recipient: CUSTOMER,
        subject: "When?",
        body_text: expect.stringContaining("at home?"),
      }),
    ])
    expect(await mailsOf(orderId)).toMatchObject([
      {
        direction: "outbound",
        to: CUSTOMER,
        from: "no-reply@voltread.example",
        isSent: true,
        by: "Test Person",
      },
    ])
  })

  test("must not be empty", async () => {
    expect(await send({ subject: " ", body: "\n" })).toMatchObject({
      success: false,
      fieldErrors: [{ property: "subject" }, { property: "body" }],
    })
    expect(await mailsOf(orderId)).toEqual([])
  })

  test("can be previewed", async () => {
    const words = { subject: "When?", body: "One.\n\n<b>Two</b>" }
    const { body } = await shop.call("POST", `/api/admin/orders/${orderId}/mail-preview`, words, {
      as: support,
    })
    expect(body.data).toMatchObject({ to: CUSTOMER, subject: "When?" })
    expect(body.data?.html).toContain("&#60;b&#62;Two")
    // Staff are not to act as the customer.
    expect(body.data?.html).toContain(`/order/${orderId}`)
    expect(body.data?.html).not.toContain("token=")
    expect(await mailsOf(orderId)).toEqual([])
  })
})

describe("answers", () => {
  test("are in the timeline as the customer's own, once, and wait until staff have answered", async () => {
    const answer = mail()
    expect(await handOver(answer)).toMatchObject({ status: 200 })
    expect(await handOver(answer)).toMatchObject({ status: 200 })
    await shop.run(fileMails)
    await shop.run(fileMails)
    expect(await mailsOf(orderId)).toMatchObject([
      {
        direction: "inbound",
        from: CUSTOMER,
        subject: "Re: Your order",
        body: "At noon, please.",
        by: "Ada Ames",
      },
    ])
    expect(await state()).toMatchObject({
      to: CUSTOMER,
      recordsAnswers: true,
      waitingSince: expect.any(String),
    })
    const { body } = await shop.call("GET", "/api/admin/orders/waiting-answers", undefined, { as: support })
    expect(body.data?.answers).toContainEqual(expect.objectContaining({ orderId }))
    await send({})
    expect(await state()).toMatchObject({ waitingSince: null })
    expect(await shop.sql("select from inbound_mail where sealed is not null")).toEqual([])
  })

  test("are listed up to 200, which says that there are more", async () => {
    await shop.sql("delete from waiting_answer")
    const wait = (from: number, to: number) =>
      shop.sql(
        "insert into waiting_answer (order_id) select 'waits-' || n from generate_series($1::int, $2::int) n",
        [from, to],
      )
    const listed = async () => {
      const { body } = await shop.call("GET", "/api/admin/orders/waiting-answers", undefined, { as: support })
      return body.data
    }
    await wait(1, 200)
    expect(await listed()).toMatchObject({ answers: { length: 200 }, hasMore: false })
    await wait(201, 201)
    expect(await listed()).toMatchObject({ answers: { length: 200 }, hasMore: true })
    await shop.sql("delete from waiting_answer")
  })

  test("need none if staff say so, or if a program wrote them", async () => {
    await handOver(mail({ isAutomatic: true }))
    await shop.run(fileMails)
    expect(await mailsOf(orderId)).toHaveLength(1)
    expect(await state()).toMatchObject({ waitingSince: null })
    await handOver(mail())
    await shop.run(fileMails)
    expect(await state()).toMatchObject({ waitingSince: expect.any(String) })
    await shop.call("PUT", `/api/admin/orders/${orderId}/answered`, undefined, { as: support })
    expect(await state()).toMatchObject({ waitingSince: null })
    const ofNone = `/api/admin/orders/${randomUUID()}/answered`
    expect(await shop.call("PUT", ofNone, undefined, { as: support })).toMatchObject({
      status: 404,
      body: { errorMessage: "This order could not be found." },
    })
  })

  test.each([
    ["from another address", () => ({ from: "eve@example.com", fromName: "Eve" })],
    ["to an address that was never given out", () => ({ to: [`reply+guess@${DOMAIN}`] })],
    ["to an order that is not there", () => ({ to: [addressOf(randomUUID())] })],
  ])("%s are messages to the shop", async (_, change) => {
    const answer = mail(change())
    await handOver(answer)
    await shop.run(fileMails)
    expect(await mailsOf(orderId)).toEqual([])
    expect(await contacts()).toEqual([
      expect.objectContaining({ email: answer.from, message: "Re: Your order\n\nAt noon, please." }),
    ])
  })

  test("of one address are all filed, however many came before", async () => {
    for (let sent = 0; sent < 21; sent++) await handOver(mail({ to: [`support@${DOMAIN}`] }))
    await shop.run(Effect.andThen(fileMails, fileMails))
    expect(await contacts()).toHaveLength(21)
  })

  test("count only with the provider's signature, and in the form of a mail", async () => {
    expect((await handOver(mail(), "0".repeat(64))).status).toBe(400)
    expect((await handOver(mail(), "")).status).toBe(400)
    expect((await handOver({ from: "no address" })).status).toBe(400)
    expect(await shop.sql("select from inbound_mail where processed_at is null")).toEqual([])
  })

  test("are stored encrypted until they are filed, and deleted when their sender is erased", async () => {
    await handOver(mail({ from: "Gone@example.com", text: "My doorbell plays" }))
    const stored = JSON.stringify(
      await shop.sql("select t::text from inbound_mail t where processed_at is null"),
    )
    expect(stored).not.toContain("Gone")
    expect(stored).not.toContain(Buffer.from("doorbell").toString("hex"))
    await shop.run(transaction((client) => deleteMailFrom(client, "gone@example.com")))
    expect(await shop.sql("select from inbound_mail where processed_at is null")).toEqual([])
  })
})

describe("the built-in mailbox", () => {
  const answer = (mailId: string) =>
    shop.call("POST", `/dev/mailbox/${mailId}/answer`, "text=At+noon", {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      address: "127.0.0.1",
    })

  test("answers a mail of staff as its recipient", async () => {
    await send({})
    await follow()
    await shop.run(sendAllDueMail)
    const [received] = await shop.sql("select mail_id from mailbox where reply_to = $1", [addressOf(orderId)])
    expect((await answer(String(received?.mail_id))).status).toBe(303)
    await shop.run(fileMails)
    expect((await mailsOf(orderId)).at(-1)).toMatchObject({
      direction: "inbound",
      subject: "Re: When?",
      body: "At noon",
    })
  })

  test("cannot answer mail without a reply address", async () => {
    expect((await answer(randomUUID())).status).toBe(404)
  })
})

test("a shop without a domain for answers accepts none", async () => {
  const plain = await shopApp(inject("postgresUrl"))
  const { status } = await plain.call("POST", "/api/webhooks/inbound-mail", mail())
  await plain.close()
  expect(status).toBe(404)
})
