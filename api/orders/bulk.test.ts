import { randomUUID } from "node:crypto"
import { EventLogUnavailable } from "@voltread/domain/event.ts"
import { aCreation, anItem, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import type { Intent } from "../platform/commands/aggregate.ts"
import { type ShopApp, shopApp, type Tokens } from "../testing/shop-app.ts"
import { type BulkForm, bulkDifferences, changeOrders } from "./bulk.ts"

let shop: ShopApp
let support: Tokens
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
  support = await shop.signIn("support@voltread.example", "CUSTOMERSUPPORT")
})
afterAll(() => shop.close())

const bySupport = (commandId: string): Intent => ({
  commandId,
  correlationId: "t",
  actor: { id: "test", name: "Test", role: "customersupport" },
  now: new Date().toISOString(),
})

const placed = async (isPaid: boolean): Promise<string> => {
  const orderId = randomUUID()
  const commands = [
    placing([anItem()], aCreation({ orderId, uniqueId: orderId.slice(0, 8) })),
    ...(isPaid ? [recordPayment({ result: "succeeded" })] : []),
  ]
  await shop.run(
    CommandHandlers.use(({ orders }) => orders.handle(orderId, () => commands, bySupport(randomUUID()))),
  )
  return orderId
}

const bulk = (body: object) =>
  shop.call("POST", "/api/admin/orders/bulk", { commandId: randomUUID(), ...body }, { as: support })
const eventsOf = async (orderId: string, type: string) =>
  (await shop.sql("select from events where stream = $1 and type = $2", [`order-${orderId}`, type])).length

test("each order decides by itself, and gives its reason if it rejects", async () => {
  const [paid, unpaid, missing] = [await placed(true), await placed(false), randomUUID()]
  const change = { type: "status", status: "PENDING_FULFILMENT", reason: "Stock is there" }
  const { status, body } = await bulk({ orderIds: [paid, unpaid, missing], change })
  expect(status).toBe(200)
  expect(body.data?.results).toEqual([
    { orderId: paid, isDone: true, isUnknown: false, message: "" },
    {
      orderId: unpaid,
      isDone: false,
      isUnknown: false,
      message: "An order that is “Pending payment” cannot become “Pending fulfillment”.",
    },
    { orderId: missing, isDone: false, isUnknown: false, message: expect.stringMatching(/\w/) },
  ])
})

test("an order whose change could not be written is not refused: it may have been changed", async () => {
  const [paid, unlucky] = [await placed(true), await placed(true)]
  const form: BulkForm = {
    commandId: randomUUID(),
    orderIds: [paid, unlucky],
    change: { type: "note", subject: "Storm", body: "Late" },
  }
  const down = new EventLogUnavailable({ reason: "no connection" })
  const outcomes = await shop.run(
    CommandHandlers.use((streams) =>
      changeOrders(form, bySupport).pipe(
        Effect.provideService(CommandHandlers, {
          ...streams,
          orders: {
            ...streams.orders,
            handle: (id, plan, intent) =>
              id === unlucky ? Effect.fail(down) : streams.orders.handle(id, plan, intent),
          },
        }),
      ),
    ),
  )
  expect(outcomes).toEqual([
    { orderId: paid, isDone: true, isUnknown: false, message: "" },
    { orderId: unlucky, isDone: false, isUnknown: true, message: expect.stringContaining("cannot answer") },
  ])
  const [, difference] = await shop.run(bulkDifferences(form, outcomes))
  expect(difference).toMatchObject({ what: unlucky, after: expect.stringMatching(/^not known: \w/) })
})

test("the audit log lists the orders of a change, without the text of a note", async () => {
  const [paid, unpaid] = [await placed(true), await placed(false)]
  const listed = async () =>
    (await shop.sql("select changes from staff_action order by action_id desc limit 1"))[0]?.changes
  await shop.sql(
    `insert into read.order_list (order_id, unique_id, customer_name, email, status, total, item_count,
       first_item_name, created_at, updated_at, ship_state, partners, search)
     values ($1, 'VT-7', '', '', 'PENDING', 0, 1, '', now(), now(), '', '{}', '')`,
    [paid],
  )
  await bulk({
    orderIds: [paid, unpaid],
    change: { type: "status", status: "PENDING_FULFILMENT", reason: "Go" },
  })
  expect(await listed()).toEqual([
    { what: "VT-7", before: null, after: "Pending fulfillment" },
    { what: unpaid, before: null, after: expect.stringMatching(/^refused: \w/) },
  ])
  await bulk({ orderIds: [paid], change: { type: "note", subject: "Storm", body: "Secret" } })
  expect(await listed()).toEqual([{ what: "VT-7", before: null, after: "note added" }])
})

test("the audit log finds a change by each of its orders, including those that rejected it", async () => {
  const [paid, unpaid, other] = [await placed(true), await placed(false), await placed(true)]
  const admin = await shop.signIn("admin@voltread.example", "ADMIN")
  const entriesOf = async (orderId: string, query = "") => {
    const url = `/api/admin/audit-log?subject=${orderId}${query}`
    const { body } = await shop.call("GET", url, undefined, { as: admin })
    return JSON.parse(JSON.stringify(body.data?.entries)).map(({ action }: { action: string }) => action)
  }
  const answered = (orderId: string) =>
    shop.call("PUT", `/api/admin/orders/${orderId}/answered`, undefined, { as: support })
  const change = { type: "status", status: "PENDING_FULFILMENT", reason: "Go" }
  await answered(paid)
  await bulk({ orderIds: [paid, unpaid, paid], change })
  await answered(paid)
  await bulk({ orderIds: [other], change: { type: "note", subject: "Storm", body: "Late" } })
  expect(await entriesOf(paid)).toEqual(["order-answered", "orders-bulk", "order-answered"])
  expect(await entriesOf(unpaid)).toEqual(["orders-bulk"])
  expect(await entriesOf(paid, "&action=order-answered")).toEqual(["order-answered", "order-answered"])
  expect(await entriesOf(unpaid, "&to=2020-01-01")).toEqual([])
})

test("the same command again changes nothing", async () => {
  const orderIds = [await placed(true), await placed(false)]
  const note = { commandId: randomUUID(), orderIds, change: { type: "note", subject: "Storm", body: "Late" } }
  expect((await bulk(note)).body.data).toEqual((await bulk(note)).body.data)
  for (const orderId of orderIds) expect(await eventsOf(orderId, "OrderCustomNotesAdded")).toBe(1)
})

test("accepts at most 100 orders, and only a real change", async () => {
  const change = { type: "note", subject: "Storm", body: "Late" }
  expect((await bulk({ orderIds: Array.from({ length: 101 }, randomUUID), change })).status).toBe(400)
  expect((await bulk({ orderIds: [], change })).status).toBe(400)
  expect(
    (await bulk({ orderIds: ["x"], change: { type: "status", status: "LOST", reason: "?" } })).status,
  ).toBe(400)
})
