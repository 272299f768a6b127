import { randomUUID } from "node:crypto"
import { type Actor, EventLog } from "@voltread/domain/event.ts"
import { anApplication } from "@voltread/domain/loans/application-examples.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aCreation, anItem, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { rebuild } from "@voltread/projections/rebuild.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { allRows } from "@voltread/projections/testing/tables.ts"
import { Effect, Fiber, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { projectErasedAgain } from "./project-erased.ts"
import { streamsOfPerson } from "./streams-of-person.ts"
import { everyRow } from "./testing/every-row.ts"

let shop: ShopApp
let root: Tokens
let admin: Tokens

beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  root = await shop.signIn("root@voltread.example", "SUPER ADMIN")
  admin = await shop.signIn("admin@voltread.example", "ADMIN")
})
afterAll(() => shop.close())

const ADA = "ada@example.com"
const customer = { id: ADA, name: "Ada Byron", role: "customer" } as const
const guest = { id: "guest", name: "Guest", role: "guest" } as const

const write = (orderId: string, command: OrderCommand, actor: Actor) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [command], {
        commandId: randomUUID(),
        correlationId: "t",
        actor,
        now: new Date().toISOString(),
      }),
    ),
  )

const paidOrder = async (
  username: string | null,
  contact: Partial<ReturnType<typeof aCreation>["contact"]> = {},
  payment: Parameters<typeof recordPayment>[0] = { result: "succeeded" },
): Promise<string> => {
  const orderId = randomUUID()
  const created = aCreation()
  const known = { ...created.contact, ...contact }
  const actor =
    username === null
      ? { ...guest, name: `${known.firstName} ${known.lastName}` }
      : { ...customer, id: username }
  const change = { ...created, orderId, uniqueId: orderId.slice(0, 8), username, contact: known }
  await write(orderId, placing([anItem()], change), actor)
  await write(orderId, recordPayment({ result: "requested" }), actor)
  if (payment.result !== "requested") await write(orderId, recordPayment(payment), actor)
  return orderId
}

/** Read models rebuilt from the first event equal the current ones. */
const expectRebuilt = async (): Promise<void> => {
  const { pool, connection } = await shop.run(Database.use(Effect.succeed))
  const rows = await allRows(pool)
  await shop.run(rebuild({ connection, names: readModels.map(({ name }) => name), projections: readModels }))
  expect(await allRows(pool)).toEqual(rows)
}

const complete = async (orderId: string): Promise<void> => {
  for (const to of ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"] as const) {
    await write(orderId, { type: "ChangeStatus", to, reason: "test" }, customer)
  }
  for (const to of ["SHIPPED", "DELIVERED"] as const) {
    await write(orderId, { type: "ChangeItemStatus", itemId: "item-1", to, reason: "test" }, customer)
  }
}

/** Lets projectors run until they are up to date. */
const projected = () =>
  shop.run(
    Effect.gen(function* () {
      const { connection } = yield* Database
      const projector = yield* Effect.forkChild(runProjections({ connection }))
      const head = yield* (yield* EventLog).head
      expect(yield* (yield* ReadModels).waitFor(head, 10_000)).toBe(true)
      yield* Fiber.interrupt(projector)
    }),
  )

const revenue = async () => {
  const { body, status } = await shop.call(
    "GET",
    "/api/admin/reports/revenue?from=2020-01-01&to=2100-01-01&groupBy=day",
    undefined,
    { as: admin },
  )
  expect(status).toBe(200)
  return JSON.stringify(body.data).replace(/"generatedAt":"[^"]+"/, "")
}

describe("privacy", () => {
  test("a customer gets all their stored data, and can request their erasure", async () => {
    const as = await shop.signIn("export@example.com")
    await shop.call(
      "PUT",
      "/api/account/profile",
      { firstName: "Exp", lastName: "Orter", phone: "2125550100" },
      { as },
    )
    const exported = await shop.call("GET", "/api/account/export", undefined, { as })
    expect(exported).toMatchObject({
      status: 200,
      body: {
        data: {
          profile: { username: "export@example.com", firstName: "Exp" },
          orders: [],
          changes: [{ kind: "profile-updated", after: { firstName: "Exp" } }],
        },
      },
    })
    expect(exported.headers["content-disposition"]).toContain("attachment")
    const own = async () => (await shop.call("GET", "/api/account/erasure", undefined, { as })).body.data
    expect(await own()).toEqual({ requestedAt: null })
    await shop.call("POST", "/api/account/erasure", undefined, { as })
    const requestedAt = await own()
    expect(requestedAt).toEqual({ requestedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) })
    await shop.call("POST", "/api/account/erasure", undefined, { as })
    expect(await own()).toEqual(requestedAt)
    const pending = await shop.call("GET", "/api/admin/erasures", undefined, { as: root })
    expect(pending.body.data).toMatchObject({ requests: [{ username: "export@example.com" }] })
  })

  test("erasing keeps the books to the cent, and nothing of the person anywhere", async () => {
    const as = await shop.signIn(ADA)
    await shop.call(
      "PUT",
      "/api/account/profile",
      { firstName: "Ada", lastName: "Byron", phone: "2025550143" },
      { as },
    )
    const words = { id: randomUUID(), message: "My bell is at Rosewood Lane" }
    await shop.call("POST", "/api/chat/messages", words, { as })
    const asked = { name: "Ada", email: ADA, phone: "2025550143", message: "Call me at Rosewood Lane" }
    await shop.call("POST", "/api/contact", asked)
    await complete(await paidOrder(ADA))
    const asGuest = await paidOrder(null)
    await complete(asGuest)
    await projected()
    const before = await revenue()
    expect(before).toContain("424")
    const exported = await shop.call("GET", "/api/account/export", undefined, { as })
    expect(exported.body.data).toMatchObject({
      // The second one was placed as a guest.
      orders: [
        { firstName: "Ada", total: 212 },
        { firstName: "Ada", total: 212 },
      ],
      chats: [{ from: "you", text: words.message }],
      messages: [{ message: asked.message }],
    })
    expect(await everyRow(shop)).toContain(ADA)

    await shop.call("POST", "/api/account/erasure", undefined, { as })
    const erased = await shop.call("DELETE", `/api/admin/customers/${ADA}`, undefined, { as: root })
    expect(erased).toMatchObject({
      status: 200,
      body: { data: { pseudonym: expect.stringMatching(/^erased-/) } },
    })
    const pending = await shop.call("GET", "/api/admin/erasures", undefined, { as: root })
    expect(JSON.stringify(pending.body.data)).not.toMatch(/erased-|ada@/)

    expect(await revenue()).toEqual(before)
    const left = await everyRow(shop)
    for (const secret of [ADA, "Byron", "2025550143", "1745 T Street", "Rosewood"]) {
      expect(left.split("\n").filter((row) => row.includes(secret))).toEqual([])
    }
    expect((await shop.call("GET", "/api/account/profile", undefined, { as })).status).toBe(401)
    const login = { username: ADA, password: "Wheels-4-all" }
    expect((await shop.call("POST", "/api/auth/login", login)).status).toBe(401)
    const order = await shop.call("GET", `/api/admin/orders/${asGuest}`, undefined, { as: admin })
    expect(order.status).toBe(200)
    expect(JSON.stringify(order.body)).toContain("[erased]")
    const kept = await shop.run(CommandHandlers.use(({ orders }) => orders.load(asGuest)))
    expect(JSON.stringify(kept.state)).not.toContain(ADA)
    const timeline = await shop.call("GET", `/api/admin/orders/${asGuest}/timeline`, undefined, { as: admin })
    expect(timeline.status).toBe(200)
    await expectRebuilt()
  })

  test("rows that a projector wrote late are corrected later", async () => {
    const [order] = await shop.sql(
      "select order_id from read.order_list where customer_name = '[erased] [erased]'",
    )
    await shop.sql("update read.order_list set customer_name = 'Ada Byron' where order_id = $1", [
      order?.order_id,
    ])
    const carriedOut = (when: string) =>
      shop.sql(`update erasure set carried_out_at = clock_timestamp() ${when} where rebuilt_at is null`)
    // On a busy machine, all this may take longer than processes keep using a key.
    await carriedOut("+ interval '1 hour'")
    await shop.run(projectErasedAgain)
    expect(await everyRow(shop)).toContain("Ada Byron")
    await carriedOut("- interval '1 minute'")
    await shop.run(projectErasedAgain)
    expect(await everyRow(shop)).not.toContain("Byron")
    expect(
      await shop.sql(
        "select from erasure where carried_out_at is not null and (rebuilt_at is null or streams <> '{}')",
      ),
    ).toEqual([])
  })

  test("a guest is erased by their address, however they typed it, and nobody else is", async () => {
    const typed = "Grace.Hopper@Example.com"
    const theirs = await paidOrder(null, { email: typed, firstName: "Grace", lastName: "Hopper" })
    await complete(theirs)
    const other = await paidOrder(null, { email: "grace.hopper@example.com.org" })
    const asked = { name: "Grace", email: typed, phone: "2025550177", message: "Where is it?" }
    await shop.call("POST", "/api/contact", asked)
    await projected()
    const erase = (email: string, as: Tokens) => shop.call("POST", "/api/admin/erasures", { email }, { as })
    expect((await erase(typed, admin)).status).toBe(403)
    expect(await erase("grace.hopper@example.org", root)).toMatchObject({ status: 404 })
    const erased = await erase(" GRACE.hopper@example.com", root)
    expect(erased).toMatchObject({
      status: 200,
      body: { data: { pseudonym: expect.stringMatching(/^erased-/), orders: 1 } },
    })
    const left = await everyRow(shop)
    for (const secret of [typed, "Hopper", "2025550177"]) expect(left).not.toContain(secret)
    expect(left).toContain("grace.hopper@example.com.org")
    expect(await erase(typed, root)).toMatchObject({ status: 404 })
    await expectRebuilt()
    await complete(other)
    await projected()
  })

  test("whoever has only written to the shop is erased, once", async () => {
    const email = "only.asked@example.com"
    const asked = { name: "Asker", email, phone: "2025550188", message: "Do you sell snow tires?" }
    await shop.call("POST", "/api/contact", asked)
    const erase = () => shop.call("POST", "/api/admin/erasures", { email }, { as: root })
    expect(await erase()).toMatchObject({ status: 200, body: { data: { orders: 0 } } })
    expect(await everyRow(shop)).not.toContain(email)
    expect((await erase()).status).toBe(404)
  })

  const apply = (applicantEmail: string, orderId: string = randomUUID(), applicantName = "Ann Lee") => {
    const loanId = randomUUID()
    const asked = anApplication({ loanId, orderId, username: null, applicantEmail, applicantName })
    return shop.run(
      CommandHandlers.use(({ loans }) =>
        loans.handle(loanId, () => [{ type: "Initiate", application: asked }], {
          commandId: loanId,
          correlationId: "t",
          actor: guest,
          now: new Date().toISOString(),
        }),
      ),
    )
  }

  test("a guest who applied under another address than the order's is erased by that one alone, and by the order's with the order", async () => {
    const erase = (email: string) => shop.call("POST", "/api/admin/erasures", { email }, { as: root })
    const leased = async (name: string) => {
      const orderId = await paidOrder(null, { email: `${name}.first@example.com` })
      await apply(`${name}.second@example.com`, orderId, `${name} Second`)
      await projected()
      return orderId
    }
    const open = await leased("hedy")
    expect(await erase("hedy.second@example.com")).toMatchObject({ status: 409 })
    await complete(open)
    await projected()
    expect(await erase("hedy.second@example.com")).toMatchObject({
      status: 200,
      body: { data: { orders: 0 } },
    })
    expect(await everyRow(shop)).not.toMatch(/hedy.second/i)
    expect(await everyRow(shop)).toContain("hedy.first@example.com")
    await complete(await leased("edith"))
    await projected()
    expect(await erase("edith.first@example.com")).toMatchObject({
      status: 200,
      body: { data: { orders: 1 } },
    })
    expect(await everyRow(shop)).not.toMatch(/edith.(first|second)/i)
    await expectRebuilt()
  })

  test("an application that was interrupted before its order was placed is erased, and none of a longer address", async () => {
    await apply("ann.lee@example.com")
    await apply("joann.lee@example.com")
    await projected()
    const erased = await shop.call(
      "POST",
      "/api/admin/erasures",
      { email: "ann.lee@example.com" },
      { as: root },
    )
    expect(erased.status).toBe(200)
    const emails = await shop.sql(
      "select document->'state'->'initiated'->>'applicantEmail' as email from read.loan_application order by 1",
    )
    expect(emails.map(({ email }) => email)).toContain("joann.lee@example.com")
    expect(emails.map(({ email }) => email)).not.toContain("ann.lee@example.com")
  })

  test("an order with an unanswered charge is named, though no list shows it yet", async () => {
    const orderId = await paidOrder(null, { email: "alan@example.com" }, { result: "unanswered" })
    await projected()
    const refused = await shop.call(
      "POST",
      "/api/admin/erasures",
      { email: "alan@example.com" },
      { as: root },
    )
    expect(refused).toMatchObject({
      status: 409,
      body: { errorMessage: expect.stringContaining(`Order ${orderId.slice(0, 8)} is still being paid.`) },
    })
  })

  test("an order whose refund has not been made yet is named as that", async () => {
    const orderId = await paidOrder(null, { email: "grace@example.com" })
    const refund = { paymentId: "pay-1", refundId: "pay-1:refund:1", amount: 100, reason: "late" }
    await write(orderId, { type: "RequestRefund", ...refund }, guest)
    await projected()
    const email = "grace@example.com"
    expect(await shop.call("POST", "/api/admin/erasures", { email }, { as: root })).toMatchObject({
      status: 409,
      body: {
        errorMessage: expect.stringContaining(`Order ${orderId.slice(0, 8)} is still being refunded.`),
      },
    })
  })

  test("a guest's review is erased that was written before the address of its order was corrected", async () => {
    const orderId = await paidOrder(null, { email: "typo@example.com" })
    await complete(orderId)
    await shop.sql(
      `insert into product_review (product_id, username, order_id, author, stars, title, body, revision, status)
       values ('tire', 'typo@example.com', $1, 'Rosa P.', 4, 'Title', 'Text', 1, 'published')`,
      [orderId],
    )
    await write(orderId, { type: "UpdateEmail", email: "rosa@example.com" }, customer)
    await projected()
    const erase = { email: "rosa@example.com" }
    expect((await shop.call("POST", "/api/admin/erasures", erase, { as: root })).status).toBe(200)
    expect(await shop.sql("select from product_review")).toEqual([])
  })

  test("waits for a return until it is refunded, since whoever sends items back is told where to and is paid", async () => {
    const email = "rita@example.com"
    const orderId = await paidOrder(null, { email })
    await complete(orderId)
    const now = new Date().toISOString()
    const line = { itemId: "item-1", quantity: 1, since: now }
    const erase = async () => {
      await projected()
      return shop.call("POST", "/api/admin/erasures", { email }, { as: root })
    }
    const waits = {
      status: 409,
      body: {
        errorMessage: expect.stringContaining(
          `A return of order ${orderId.slice(0, 8)} is not complete yet.`,
        ),
      },
    }
    const request = { type: "RequestReturn", returnId: "return-1", reason: "Too loud", now } as const
    await write(orderId, { ...request, lines: [line] }, guest)
    expect(await erase()).toMatchObject(waits)
    await write(orderId, { type: "AnswerReturn", itemId: "item-1", isAccepted: true, answer: null }, customer)
    await write(orderId, { type: "ReceiveReturn", itemId: "item-1", quantity: 1, restock: false }, customer)
    expect(await erase()).toMatchObject(waits)
    await write(orderId, { type: "RefundReturn", itemId: "item-1", amount: 100 }, customer)
    expect(await erase()).toMatchObject({
      status: 409,
      body: { errorMessage: expect.stringContaining("is still being refunded.") },
    })
    const refund = { kind: "refund", refersTo: "pay-1", paymentId: "pay-1:refund:1", amount: 100 } as const
    await write(orderId, recordPayment({ ...refund, result: "succeeded" }), guest)
    expect((await erase()).status).toBe(200)
  })

  test("waits for the rest of an order that is paid in part", async () => {
    const email = "paula@example.com"
    const orderId = await paidOrder(null, { email }, { result: "succeeded", amount: 1_000 })
    await write(orderId, { type: "ChangeStatus", to: "PENDING_PAYMENT", reason: "the rest may come" }, guest)
    await projected()
    expect(await shop.call("POST", "/api/admin/erasures", { email }, { as: root })).toMatchObject({
      status: 409,
      body: { errorMessage: expect.stringContaining(`Order ${orderId.slice(0, 8)} is paid in part.`) },
    })
  })

  test("an order that cannot be shown is found by its number, and keeps its owner from being erased", async () => {
    const orderId = await paidOrder(null, { email: "early@example.com" })
    const [first] = await shop.run(
      EventLog.use((log) => Stream.runCollect(log.read(`order-${orderId}`, { limit: 1 }))),
    )
    const hiddenId = randomUUID()
    const { data, metadata } = first ?? { data: {}, metadata: undefined }
    if (metadata === undefined) throw new Error("The order has no event")
    await shop.run(
      EventLog.use((log) =>
        log.append(`order-${hiddenId}`, "no-stream", [
          {
            id: randomUUID(),
            type: "OrderCreated",
            schemaVersion: 99,
            data: { ...Object(data), uniqueId: "VT-HIDDEN", contact: { email: "hidden@example.com" } },
            metadata,
          },
        ]),
      ),
    )
    await projected()
    const list = await shop.call("GET", "/api/admin/orders?search=vt-hid", undefined, { as: admin })
    expect(list.body.data).toMatchObject({
      orders: [],
      incomplete: [{ id: hiddenId, uniqueId: "VT-HIDDEN" }],
    })
    const page = await shop.call("GET", `/api/admin/orders/${hiddenId}`, undefined, { as: admin })
    expect(page).toMatchObject({
      status: 409,
      body: { errorMessage: expect.stringContaining("The history of order VT-HIDDEN cannot be shown.") },
    })
    const refused = await shop.call(
      "POST",
      "/api/admin/erasures",
      { email: "Hidden@example.com" },
      { as: root },
    )
    expect(refused).toMatchObject({
      status: 409,
      body: { errorMessage: expect.stringContaining(`The history of order ${hiddenId} cannot be read.`) },
    })
  })

  /** By a later release. */
  const unreadable = (stream: string, type: string, data: object) =>
    shop.run(
      EventLog.use((log) =>
        log.append(stream, "no-stream", [
          {
            ...{ id: randomUUID(), type, schemaVersion: 99, data },
            metadata: { correlationId: "t", causationId: "t", actor: guest, at: new Date().toISOString() },
          },
        ]),
      ),
    )

  test("what no read model can show is a person's by its first event, and nobody else's", async () => {
    const [own, others, cart] = [`loan-${randomUUID()}`, `loan-${randomUUID()}`, `cart-${randomUUID()}`]
    const initiated = "LoanApplicationInitiated"
    await unreadable(own, initiated, { username: null, applicantEmail: "Lost@Example.com" })
    await unreadable(others, initiated, { username: "bo@example.com", applicantEmail: "lost@example.com" })
    await unreadable(cart, "CartCreated", { username: "lost@example.com" })
    await projected()
    const found = await shop.run(streamsOfPerson("lost@example.com"))
    expect({ ...found, streams: found.streams.toSorted() }).toEqual({
      orderIds: [],
      awaitedOrderIds: [],
      keyNames: expect.arrayContaining([`guest:${own}`, `guest:${cart}`]),
      streams: [cart, own].toSorted(),
    })
  })

  test("the order of an application is waited for where it was placed, though no read model can show it", async () => {
    const [hidden, neverPlaced] = [randomUUID(), randomUUID()]
    await unreadable(`order-${hidden}`, "OrderCreated", { contact: { email: "ed.first@example.com" } })
    await apply("ed.second@example.com", hidden)
    await apply("ed.second@example.com", neverPlaced)
    await projected()
    const found = await shop.run(streamsOfPerson("ed.second@example.com"))
    expect(found).toMatchObject({ orderIds: [], awaitedOrderIds: [hidden] })
    expect(found.keyNames).toContain(`guest:order-${neverPlaced}`)
    expect(found.keyNames).not.toContain(`guest:order-${hidden}`)
  })

  test("an application is its account's, whatever address it names", async () => {
    const loanId = randomUUID()
    const asked = anApplication({
      ...{ loanId, orderId: null, username: "cy@example.com", applicantEmail: "di@example.com" },
    })
    await shop.run(
      CommandHandlers.use(({ loans }) =>
        loans.handle(loanId, () => [{ type: "Initiate", application: asked }], {
          commandId: loanId,
          correlationId: "t",
          actor: { ...customer, id: "cy@example.com" },
          now: new Date().toISOString(),
        }),
      ),
    )
    await projected()
    const streamsOf = async (address: string) => (await shop.run(streamsOfPerson(address))).streams
    expect(await streamsOf("cy@example.com")).toEqual([`loan-${loanId}`])
    expect(await streamsOf("di@example.com")).toEqual([])
  })

  test("waits for the read models, which may not show the newest order yet", async () => {
    await paidOrder(null, { email: "late@example.com" })
    const refused = await shop.call(
      "POST",
      "/api/admin/erasures",
      { email: "late@example.com" },
      { as: root },
    )
    expect(refused).toMatchObject({ status: 503 })
    await projected()
    const seen = await shop.call("POST", "/api/admin/erasures", { email: "late@example.com" }, { as: root })
    expect(seen).toMatchObject({ status: 409 })
  }, 30_000)

  test("former staff can be erased; the record of what they did stays", async () => {
    const sam = "sam@voltread.example"
    await shop.signIn(sam, "CUSTOMERSUPPORT")
    const orderId = await paidOrder("sold@example.com")
    const staff = { id: sam, name: "Sam Poe", role: "customersupport" } as const
    await write(orderId, { type: "CancelOrder", reason: "asked by phone" }, staff)
    await projected()
    const erase = () => shop.call("POST", "/api/admin/erasures", { email: sam }, { as: root })
    expect(await erase()).toMatchObject({ status: 409 })
    const asCustomer = `/api/admin/customers/${sam}`
    expect((await shop.call("DELETE", asCustomer, undefined, { as: root })).status).toBe(404)
    await shop.sql("update account set is_active = false where username = $1", [sam])
    expect(await erase()).toMatchObject({ status: 200 })
    const left = await everyRow(shop)
    for (const secret of [sam, "Sam Poe"]) expect(left).not.toContain(secret)
    expect(left).toContain("asked by phone")
    await expectRebuilt()
  })

  test("queued mail to the person is deleted, although it is encrypted, and so is the request; that to others is not", async () => {
    const as = await shop.signIn("post@example.com")
    await shop.signIn("other-post@example.com")
    for (const name of ["post@example.com", "other-post@example.com"])
      await shop.call("POST", `/api/admin/customers/${name}/export`, undefined, { as: admin })
    expect(await shop.mailTo("post@example.com")).toHaveLength(1)
    await shop.call("POST", "/api/account/erasure", undefined, { as })
    await projected()
    const done = await shop.call("DELETE", "/api/admin/customers/post@example.com", undefined, { as: root })
    expect(done.status).toBe(200)
    expect(await shop.mailTo("post@example.com")).toEqual([])
    expect(await shop.sql("select from erasure where username = 'post@example.com'")).toEqual([])
    expect(await shop.mailTo("other-post@example.com")).toHaveLength(1)
  })

  test("deleting a customer is an erasure, as the list and the page show", async () => {
    const username = "deleted@example.com"
    await shop.signIn(username)
    const url = `/api/admin/customers/${username}`
    expect((await shop.call("DELETE", url, undefined, { as: admin })).status).toBe(403)
    const deleted = await shop.call("DELETE", url, undefined, { as: root })
    expect(deleted).toMatchObject({
      status: 200,
      body: {
        successMessage: "The customer's personal data was erased.",
        data: { pseudonym: expect.stringMatching(/^erased-/) },
      },
    })
    expect((await shop.call("DELETE", url, undefined, { as: root })).status).toBe(404)
    const search = { filters: { search: String(deleted.body.data?.pseudonym) } }
    const list = await shop.call("POST", "/api/admin/customers/list", search, { as: admin })
    expect(list.body.data).toMatchObject({ customers: [{ isErased: true, isActive: false }] })
    const left = `/api/admin/customers/${deleted.body.data?.pseudonym}`
    expect((await shop.call("GET", left, undefined, { as: admin })).body.data).toMatchObject({
      customer: { isErased: true, phone: null, addresses: [] },
    })
  })

  test("somebody who comes back later is a new person", async () => {
    await shop.signIn(ADA)
    const orderId = await paidOrder(ADA)
    await projected()
    const order = await shop.call("GET", `/api/admin/orders/${orderId}`, undefined, { as: admin })
    expect(JSON.stringify(order.body)).toContain(ADA)
  })

  test("waits for orders that are not delivered", async () => {
    const refused = await shop.call("DELETE", `/api/admin/customers/${ADA}`, undefined, { as: root })
    expect(refused).toMatchObject({ status: 409 })
    expect(
      (await shop.call("DELETE", "/api/admin/customers/nobody@example.com", undefined, { as: root })).status,
    ).toBe(404)
    expect((await shop.call("DELETE", `/api/admin/customers/${ADA}`, undefined, { as: admin })).status).toBe(
      403,
    )
  })
})
