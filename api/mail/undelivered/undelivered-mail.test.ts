import { randomUUID } from "node:crypto"
import { type UndeliveredMail, UndeliveredMailData } from "@voltread/domain/contract/undelivered-mail.ts"
import { aCreation, anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../../aggregates/command-handlers.ts"
import { Database } from "../../platform/postgres/pool.ts"
import { transaction } from "../../platform/postgres/query.ts"
import { type ShopApp, shopApp, type Tokens } from "../../testing/shop-app.ts"
import type { Message } from "../message.ts"
import { deleteMailTo, enqueueMail } from "../outbox.ts"
import { sendAllDueMail } from "../sender.ts"
import { mailServer } from "../testing/mail-server.ts"

let server: Awaited<ReturnType<typeof mailServer>>
let shop: ShopApp
let support: Tokens
let admin: Tokens

beforeAll(async () => {
  server = await mailServer()
  shop = await shopApp(inject("postgresUrl"), { SMTP_URL: server.url })
  support = await shop.signIn("support@example.com", "CUSTOMERSUPPORT")
  admin = await shop.signIn("admin@example.com", "ADMIN")
  await shop.signIn("ann@example.com")
  await shop.sql(
    `insert into read.order_list (order_id, unique_id, owner, customer_name, email, status, total, item_count,
       first_item_name, created_at, updated_at, ship_state, partners, search)
     values ('order-1', 'VT-1', 'ann@example.com', '', 'ann@example.com', 'PENDING_PAYMENT', 0, 1, '', now(), now(), '', '{}', '')`,
  )
})
afterAll(async () => {
  await shop.close()
  await server.close()
})
beforeEach(async () => {
  server.received.length = 0
  await shop.sql("delete from mail_outbox")
})

const link: Message = { template: "order-link", firstName: "Ann", orderId: "order-1", orderNumber: "VT-1" }
const code: Message = { template: "verification", firstName: "Ann", code: "123456", minutes: 30 }
const data: Message = { template: "data-export", firstName: "Ann", data: "{}" }

const refused = async (message: Message, to = "Ann@example.com", words?: string) => {
  server.refuseWith(550, words)
  await shop.run(Database.use(({ pool }) => enqueueMail(pool, randomUUID(), to, message)))
  await shop.run(sendAllDueMail)
  server.refuseWith(undefined)
}
const decode = Schema.decodeUnknownSync(UndeliveredMailData)
const page = async (query = "") =>
  decode(
    (await shop.call("GET", `/api/admin/undelivered-mail${query}`, undefined, { as: support })).body.data,
  )
const only = async (): Promise<UndeliveredMail> => {
  const [mail] = (await page()).mails
  if (mail === undefined) throw new Error("the list is empty")
  return mail
}
const again = (mailId: string, as = support) =>
  shop.call("POST", `/api/admin/undelivered-mail/${mailId}/send-again`, undefined, { as })

describe("the list of undelivered mail", () => {
  test("says what was for whom, about which order of which customer, and why it failed", async () => {
    await refused(link, undefined, "5.1.1 <Ann@example.com>:\tno such  user here")
    expect(await page()).toEqual({
      mails: [
        {
          mailId: expect.any(String),
          at: expect.stringMatching(/Z$/),
          to: "Ann@example.com",
          kind: "Link to an order",
          subject: "Your order VT-1",
          orderId: "order-1",
          orderNumber: "VT-1",
          username: "ann@example.com",
          reason: "The address does not exist.",
          answer: "550 5.1.1 <Ann@example.com>: no such user here",
          attempts: 1,
          whyNotAgain: null,
        },
      ],
      nextCursor: null,
    })
  })

  test("bounds what the mail server says", async () => {
    await refused(link, undefined, `no${"o".repeat(450)}`)
    expect((await only()).answer).toHaveLength(300)
  })

  test("shows nobody a code, and links to no customer where there is none", async () => {
    await refused(code, "stranger@example.com")
    const mail = await only()
    expect(mail).toMatchObject({ kind: "Code to confirm an address", subject: null, username: null })
    expect(JSON.stringify(mail)).not.toContain("123456")
  })

  test("has what can no longer be read", async () => {
    await shop.run(Database.use(({ pool }) => enqueueMail(pool, randomUUID(), "ann@example.com", link)))
    await shop.sql("update mail_outbox set sealed = 'of another secret'")
    await shop.run(sendAllDueMail)
    const mail = await only()
    expect(mail).toMatchObject({ to: null, reason: "The email could not be prepared.", orderId: null })
    expect(mail.whyNotAgain).toContain("cannot be read")
  })

  test("is not for customers", async () => {
    const ann = await shop.signIn("ann@example.com")
    const { status } = await shop.call("GET", "/api/admin/undelivered-mail", undefined, { as: ann })
    expect(status).toBe(403)
    await refused(link)
    expect((await again((await only()).mailId, ann)).status).toBe(403)
    expect((await page()).mails).toHaveLength(1)
  })

  test("finds an address, however it is written, and goes on where a page ended", async () => {
    server.refuseWith(550)
    for (let n = 0; n < 52; n += 1)
      await shop.run(Database.use(({ pool }) => enqueueMail(pool, randomUUID(), "many@example.com", link)))
    await shop.run(sendAllDueMail)
    await refused(link, "other@example.com")
    // Several in the same millisecond are told apart.
    await shop.sql("update mail_outbox set given_up_at = date_trunc('second', now())")
    const of = "?email=MANY@example.com"
    const first = await page(of)
    const second = await page(`${of}&after=${first.nextCursor}`)
    const ids = [...first.mails, ...second.mails].map(({ mailId }) => mailId)
    expect([first.mails.length, second.mails.length, second.nextCursor]).toEqual([50, 2, null])
    expect(new Set(ids).size).toBe(52)
    expect((await page("?email=other@example.com")).mails).toHaveLength(1)
    expect((await page("?email=nobody@example.com")).mails).toEqual([])
  })

  test("begins with the newest", async () => {
    await refused(link, "old@example.com")
    await refused(link, "new@example.com")
    await shop.sql("update mail_outbox set given_up_at = given_up_at - interval '1 day' where mail_id = $1", [
      (await page("?email=old@example.com")).mails[0]?.mailId,
    ])
    expect((await page()).mails.map(({ to }) => to)).toEqual(["new@example.com", "old@example.com"])
  })
})

test("mail about an order to an address that was corrected since cannot be sent again", async () => {
  await refused(link, "ann@exmaple.com")
  const mail = await only()
  const why = "The order has another email address since."
  expect(mail).toMatchObject({ username: "ann@example.com", whyNotAgain: why })
  // By a page that was read before the address was corrected.
  expect(await again(mail.mailId)).toMatchObject({ status: 409, body: { errorMessage: why } })
  expect((await page()).mails).toHaveLength(1)
})

describe("sending again", () => {
  test("sends once, however often and at the same time it is pressed, and is in the audit log", async () => {
    await refused(link)
    const { mailId } = await only()
    const answers = await Promise.all([again(mailId), again(mailId)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await page()).mails).toEqual([])
    await shop.run(sendAllDueMail)
    expect((await again(mailId)).status).toBe(200)
    await shop.run(sendAllDueMail)
    expect(server.received.map(({ to }) => to)).toEqual([["Ann@example.com"]])
    const { body } = await shop.call("GET", "/api/admin/audit-log?on=mail", undefined, { as: admin })
    expect(body.data?.entries).toContainEqual(
      expect.objectContaining({
        action: "mail-again",
        actor: "support@example.com",
        subject: mailId,
        outcome: "done",
      }),
    )
  })

  test("brings a mail that is refused once more back into the list", async () => {
    await refused(link)
    const { mailId } = await only()
    server.refuseWith(554)
    await again(mailId)
    await shop.run(sendAllDueMail)
    server.refuseWith(undefined)
    expect(await only()).toMatchObject({ mailId, attempts: 1, reason: expect.stringContaining("spam") })
  })

  test.each([
    ["an expired code", code, "expired"],
    ["data that is not kept", data, "customer's page"],
  ])("is not possible for %s", async (_, message, why) => {
    await refused(message)
    const { mailId, whyNotAgain } = await only()
    expect(whyNotAgain).toContain(why)
    const { status, body } = await again(mailId)
    expect([status, body.errorMessage]).toEqual([409, whyNotAgain])
    await shop.run(sendAllDueMail)
    expect(server.received).toEqual([])
  })

  test.each([randomUUID(), "not-an-id"])("of a mail that there is not, %s, is not found", async (mailId) => {
    expect((await again(mailId)).status).toBe(404)
  })
})

test("the pages of an order and of its customer tell of the newest mail that was not delivered", async () => {
  const orderId = randomUUID()
  const creation = aCreation({ orderId, uniqueId: "VT-2" })
  const contact = { ...creation.contact, email: "ann@example.com" }
  await shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [placing([anItem()], { ...creation, contact })], {
        commandId: randomUUID(),
        correlationId: "t",
        actor: { id: "test", name: "Test", role: "system" },
        now: new Date().toISOString(),
      }),
    ),
  )
  const pages = async () => {
    const read = async (path: string) =>
      (await shop.call("GET", `/api/admin/${path}`, undefined, { as: support })).body.data
    return [await read(`orders/${orderId}/mail`), (await read("customers/ann@example.com"))?.customer]
  }
  expect(await pages()).toMatchObject([{ undelivered: null }, { undelivered: null }])
  await refused(code)
  await refused(link, undefined, "5.2.2 over quota")
  const undelivered = { at: expect.stringMatching(/Z$/), reason: "The mailbox is full." }
  expect(await pages()).toMatchObject([{ undelivered }, { undelivered }])
})

test("erasing a person takes all of it, also of what is not kept to be sent again", async () => {
  await refused(link)
  await refused(data)
  await refused(link, "bo@example.com")
  await shop.run(transaction((client) => deleteMailTo(client, "ann@example.com")))
  expect((await page()).mails.map(({ to }) => to)).toEqual(["bo@example.com"])
  expect(await shop.sql("select count(*)::int as left from mail_outbox")).toEqual([{ left: 1 }])
})
