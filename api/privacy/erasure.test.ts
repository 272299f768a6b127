import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aCreation, anItem, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { runProjections } from "@voltread/projections/runner.ts"
import { Effect, Fiber } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { rebuildAfterErasures } from "./rebuild-after-erasures.ts"

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

const write = (orderId: string, command: OrderCommand, actor: typeof customer | typeof guest) =>
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

const paidOrder = async (username: string | null): Promise<string> => {
  const orderId = randomUUID()
  const actor = username === null ? guest : customer
  const change = { ...aCreation(), orderId, uniqueId: orderId.slice(0, 8), username }
  await write(orderId, placing([anItem()], change), actor)
  await write(orderId, recordPayment({ result: "succeeded" }), actor)
  return orderId
}

const complete = async (orderId: string): Promise<void> => {
  for (const to of ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"] as const) {
    await write(orderId, { type: "ChangeStatus", to, reason: "test" }, customer)
  }
  for (const to of ["SHIPPED", "DELIVERED"] as const) {
    await write(orderId, { type: "ChangeItemStatus", itemId: "item-1", to, reason: "test" }, customer)
  }
}

/** Lets projectors work until they hold everything, then does `work` while they go on. */
const projected = (work: Effect.Effect<void, unknown, Database | EventLog> = Effect.void) =>
  shop.run(
    Effect.gen(function* () {
      const { connection } = yield* Database
      const projector = yield* Effect.forkChild(runProjections({ connection }))
      const head = yield* (yield* EventLog).head
      expect(yield* (yield* ReadModels).waitFor(head, 10_000)).toBe(true)
      yield* work
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

const everywhere = async (): Promise<string> => {
  const tables = await shop.sql(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'read') and table_type = 'BASE TABLE'`,
  )
  const texts = await Promise.all(
    tables.map(({ name }) => shop.sql(`select '${name}: ' || row_to_json(t)::text as row from ${name} t`)),
  )
  return texts
    .flat()
    .map(({ row }) => String(row))
    .join("\n")
}

describe("privacy", () => {
  test("a customer gets everything that is kept of them, and can ask to be forgotten", async () => {
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
    await shop.call("POST", "/api/account/erasure", undefined, { as })
    await shop.call("POST", "/api/account/erasure", undefined, { as })
    const pending = await shop.call("GET", "/api/admin/erasures", undefined, { as: root })
    expect(pending.body.data).toMatchObject({ requests: [{ username: "export@example.com" }] })
  })

  test("erasing leaves the books to the cent, and nothing of the person anywhere", async () => {
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
      orders: [{ firstName: "Ada", total: 212 }],
      chats: [{ from: "you", text: words.message }],
      messages: [{ message: asked.message }],
    })
    expect(await everywhere()).toContain(ADA)

    const erased = await shop.call("DELETE", `/api/admin/customers/${ADA}`, undefined, { as: root })
    expect(erased).toMatchObject({
      status: 200,
      body: { data: { pseudonym: expect.stringMatching(/^erased-/) } },
    })
    await projected(rebuildAfterErasures)

    expect(await revenue()).toEqual(before)
    const left = await everywhere()
    for (const secret of [ADA, "Byron", "2025550143", "1745 T Street", "Rosewood"]) {
      expect(left.split("\n").filter((row) => row.includes(secret))).toEqual([])
    }
    expect((await shop.call("GET", "/api/account/profile", undefined, { as })).status).toBe(401)
    const login = { username: ADA, password: "Wheels-4-all" }
    expect((await shop.call("POST", "/api/auth/login", login)).status).toBe(401)
    const order = await shop.call("GET", `/api/admin/orders/${asGuest}`, undefined, { as: admin })
    expect(order.status).toBe(200)
    expect(JSON.stringify(order.body)).toContain("[erased]")
    const timeline = await shop.call("GET", `/api/admin/orders/${asGuest}/timeline`, undefined, { as: admin })
    expect(timeline.status).toBe(200)
  })

  test("deleting a customer is erasing them; the list and the page say so", async () => {
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

  test("somebody who comes back later is somebody new", async () => {
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
