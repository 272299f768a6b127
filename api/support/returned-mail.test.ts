import { randomUUID } from "node:crypto"
import { UndeliveredMailData } from "@voltread/domain/contract/undelivered-mail.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { inboundSignature } from "../mail/inbound/inbound-mail-routes.ts"
import type { Message } from "../mail/message.ts"
import { deleteMailTo, enqueueMail } from "../mail/outbox.ts"
import { sendAllDueMail } from "../mail/sender.ts"
import { mailServer } from "../mail/testing/mail-server.ts"
import { Database } from "../platform/postgres/pool.ts"
import { transaction } from "../platform/postgres/query.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { fileMails } from "./file-mails.ts"

const SECRET = "what the mail provider signs with, long enough"
const DOMAIN = "reply.voltread.example"

let server: Awaited<ReturnType<typeof mailServer>>
let shop: ShopApp
let support: Tokens

const replies = { MAIL_REPLY_DOMAIN: DOMAIN, INBOUND_MAIL_SECRET: SECRET }

beforeAll(async () => {
  server = await mailServer()
  shop = await shopApp(inject("postgresUrl"), { SMTP_URL: server.url, ...replies, MAIL_RETURNS: "true" })
  support = await shop.signIn("support@example.com", "CUSTOMERSUPPORT")
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(async () => {
  server.received.length = 0
  await shop.sql("delete from mail_outbox")
  await shop.sql("delete from contact_request")
})

const link: Message = { template: "order-link", firstName: "Ann", orderId: "order-1", orderNumber: "VT-1" }
const code: Message = { template: "verification", firstName: "Ann", code: "123456", minutes: 30 }

const enqueue = (message: Message, to: string) =>
  shop.run(Database.use(({ pool }) => enqueueMail(pool, randomUUID(), to, message)))
const returnPathOf = (sent: ReadonlyArray<{ readonly from: string }>): string => sent.at(-1)?.from ?? ""

/** Sends a mail; answers the address to which it can be returned. */
const sent = async (message: Message = link, to = "Ann@example.com") => {
  await enqueue(message, to)
  await shop.run(sendAllDueMail)
  return returnPathOf(server.received)
}

const FAILED = "Action: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <Ann@example.com> unknown"

const handOver = async (to: string, change: object = { deliveryStatus: FAILED }) => {
  const body = JSON.stringify({
    messageId: `${randomUUID()}@mx.example`,
    from: "mailer-daemon@mx.example",
    to: [to],
    subject: "Undelivered mail returned to sender",
    text: "Sorry.",
    isAutomatic: true,
    ...change,
  })
  const { status } = await shop.call("POST", "/api/webhooks/inbound-mail", body, {
    headers: { "x-mail-signature": inboundSignature(SECRET, Buffer.from(body)) },
  })
  expect(status).toBe(200)
  await shop.run(fileMails)
}

const decode = Schema.decodeUnknownSync(UndeliveredMailData)
const listed = async (email = "") => {
  const query = email === "" ? "" : `?email=${encodeURIComponent(email)}`
  const { body } = await shop.call("GET", `/api/admin/undelivered-mail${query}`, undefined, { as: support })
  return decode(body.data).mails
}
const contacts = () => shop.sql("select message from contact_request")
const waiting = () => shop.sql("select from inbound_mail where processed_at is null")
const keptOfSent = () =>
  shop.sql("select from mail_outbox where returnable is not null or sent_to_hash is not null")

describe("a mail that comes back", () => {
  test("is listed as undelivered with the words of the receiver's server, once, and is no message", async () => {
    const address = await sent()
    expect(address).toMatch(/^reply\+m[0-9a-f]{57}@reply\.voltread\.example$/)
    expect(await listed()).toEqual([])
    await handOver(address)
    await handOver(address)
    const why = "An email is not kept once it has been sent, so it cannot be sent again."
    const expected = [
      expect.objectContaining({
        to: "Ann@example.com",
        kind: "Link to an order",
        subject: "Your order VT-1",
        reason: "The address does not exist.",
        answer: "550 5.1.1 <Ann@example.com> unknown",
        whyNotAgain: why,
      }),
    ]
    expect(await listed()).toEqual(expected)
    expect(await listed("ann@example.com")).toEqual(expected)
    expect([await contacts(), await waiting(), await keptOfSent()]).toEqual([[], [], []])

    const [mail] = await listed()
    const again = await shop.call(
      "POST",
      `/api/admin/undelivered-mail/${mail?.mailId}/send-again`,
      undefined,
      { as: support },
    )
    expect([again.status, again.body.errorMessage]).toEqual([409, why])
  })

  test("shows nobody its code", async () => {
    await handOver(await sent(code))
    expect(await listed()).toEqual([
      expect.objectContaining({ subject: null, whyNotAgain: expect.stringContaining("expired") }),
    ])
  })

  test("is told only of this mail", async () => {
    const first = await sent()
    await sent(link, "bo@example.com")
    await handOver(first)
    expect((await listed()).map(({ to }) => to)).toEqual(["Ann@example.com"])
  })

  test("waits until the process that sent it has noted that", async () => {
    const address = await sent()
    await shop.sql("update mail_outbox set sent_at = null, sealed = 'as before'")
    await handOver(address)
    expect([await listed(), (await waiting()).length]).toEqual([[], 1])
    await shop.sql("update mail_outbox set sent_at = now(), sealed = null")
    await shop.sql("update inbound_mail set next_at = now() where processed_at is null")
    await shop.run(fileMails)
    expect([(await listed()).length, await waiting()]).toEqual([1, []])
  })

  test.each([
    ["a delay", { deliveryStatus: "Action: delayed\nStatus: 4.4.1" }],
    ["what is no report", { deliveryStatus: "nothing" }],
  ])("is not what a report says of %s", async (_, change) => {
    await handOver(await sent(), change)
    expect([await listed(), await contacts(), await waiting()]).toEqual([[], [], []])
  })

  test("without a report is a message to the shop", async () => {
    await handOver(await sent(), {})
    expect([await listed(), (await contacts()).length]).toEqual([[], 1])
  })

  test("at an address that the shop did not make changes nothing", async () => {
    const address = await sent()
    await handOver(address.replace(/.@/, (end) => (end === "0@" ? "1@" : "0@")))
    expect(await listed()).toEqual([])
  })
})

test("what is kept of a sent mail goes with the person", async () => {
  const address = await sent()
  await sent(link, "bo@example.com")
  await shop.run(transaction((client) => deleteMailTo(client, "ann@example.com")))
  expect(await keptOfSent()).toHaveLength(1)
  await handOver(address)
  expect(await listed()).toEqual([])
})

test("where mail is not returned to the shop, nothing is kept of a sent one", async () => {
  const without = await shopApp(inject("postgresUrl"), { SMTP_URL: server.url, ...replies })
  try {
    await without.run(Database.use(({ pool }) => enqueueMail(pool, randomUUID(), "ann@example.com", link)))
    await without.run(sendAllDueMail)
    expect(returnPathOf(server.received)).toBe("no-reply@voltread.example")
    expect(
      await without.sql("select returnable, sent_to_hash from mail_outbox where sent_at is not null"),
    ).toEqual([{ returnable: null, sent_to_hash: null }])
  } finally {
    await without.close()
  }
})
