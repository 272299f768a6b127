import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import { anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { adminOrderPage } from "@voltread/projections/ordering/order-list-query.ts"
import { eventually } from "@voltread/projections/testing/eventually.ts"
import { History } from "@voltread/projections/testing/history.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { Database } from "../platform/postgres/pool.ts"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"

/**
 * The previous release keeps running while the next one has migrated the database and writes events that the previous
 * one does not know. Here this release plays the previous one.
 */
let shop: CheckoutShop

const buy = async () => {
  const browser = shop.browse()
  await browser.add("laptop")
  return browser.checkOut({ nonce: `good-${randomUUID()}` })
}

beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
  await shop.stock({ laptop: 50 })
})
afterAll(() => shop.close())

/**
 * Adds a column to every table, as a migration may, while statements of this release are prepared. Read models are not
 * migrated, and a projector leaves those of a newer release alone: only the API of the previous release still reads
 * them.
 */
const migrateFurther = async () => {
  const tables = await shop.sql(
    `select n.nspname as schema, format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'read') and c.relkind = 'r'`,
  )
  expect(tables.length).toBeGreaterThan(60)
  for (const { schema, name } of tables) {
    await shop.sql(`alter table ${name} add column of_the_next_release text`)
    if (schema === "public")
      await shop.sql(`alter table ${name} add column and_another int not null default 0`)
  }
  await shop.sql("create table next_release (id bigint primary key)")
}

const stepOfAReturn = (status: string) => ({
  itemId: "item-1",
  before: {},
  after: {
    returnRequest: { returnId: "return-1", quantity: 1, reason: "", status, answer: null, refunded: 0 },
  },
  reason: null,
})

describe("while the next release is already running", () => {
  test("shoppers continue to buy on its database", async () => {
    expect((await buy()).status).toBe("PAYMENT_RECEIVED")
    await migrateFurther()
    for (let order = 0; order < 3; order += 1) {
      const { order: bought } = await buy()
      await eventually(async () => {
        const { orders } = await listed()
        expect(orders.map(({ id }) => id)).toContain(bought?.id)
      })
    }
  })

  test.each([
    ["an event of a type of its own", { type: "OrderGiftWrapped", schemaVersion: 1 }],
    ["a newer form of an event that is known", { type: "OrderNoteAdded", schemaVersion: 99 }],
    [
      "a step of a return that it does not know",
      { type: "OrderItemUpdated", schemaVersion: 1, data: stepOfAReturn("PICKED_UP_AT_HOME") },
    ],
  ])("%s marks its own order as incomplete, and affects nobody else", async (_, unknown) => {
    const orderId = randomUUID()
    const [first, ...events] = new History().order(orderId, placing([anItem({})], { orderId }))
    if (first === undefined) throw new Error("an order has events")
    const all = [first, ...events, { ...first, data: { ribbon: "red" }, ...unknown }]
    await shop.run(
      EventLog.use((log) =>
        log.append(
          `order-${orderId}`,
          "no-stream",
          all.map(({ type, schemaVersion, data, metadata }) => ({
            id: randomUUID(),
            type,
            schemaVersion,
            data,
            metadata,
          })),
        ),
      ),
    )
    const { order: next } = await buy()
    await eventually(async () => {
      const { orders } = await listed()
      expect(orders.find(({ id }) => id === orderId)).toMatchObject({ isIncomplete: true })
      expect(orders.find(({ id }) => id === next?.id)).toMatchObject({ isIncomplete: false })
    })
    // All follow-up work has read past the unknown event.
    await shop.work()
  })
})

const listed = () =>
  shop.run(Database.use(({ pool }) => Effect.promise(() => adminOrderPage(pool, { first: 50 }))))
