import { randomUUID } from "node:crypto"
import { aCreation, anItem, placing } from "@voltread/domain/ordering/order-examples.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { remindOfPayments } from "./payment-reminders.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const HOUR = 3_600_000
const ORDERS = 600
const actor = { id: "test", name: "Test", role: "system" } as const

/** Unpaid orders of this moment, as the list has them. */
const placeUnpaid = async (count: number, created: Date) => {
  const ids = Array.from({ length: count }, () => randomUUID())
  await shop.run(
    CommandHandlers.use(({ orders }) =>
      Effect.forEach(
        ids,
        (orderId) => {
          const creation = aCreation({ orderId, uniqueId: orderId })
          return orders.handle(orderId, () => [placing([anItem()], creation)], {
            commandId: randomUUID(),
            correlationId: "test",
            actor,
            now: created.toISOString(),
          })
        },
        { concurrency: 32, discard: true },
      ),
    ),
  )
  await shop.sql(
    `insert into read.order_list (order_id, unique_id, customer_name, email, status, total, item_count,
       first_item_name, created_at, updated_at, ship_state, partners, search)
     select id, id, '', '', 'PENDING_PAYMENT', 0, 0, '', $2, $2, '', '{}', '' from unnest($1::text[]) id`,
    [ids, created],
  )
}

const reminders = async (): Promise<number> => {
  const [row] = await shop.sql(
    "select count(*)::int as n from events where type = 'OrderReminderEmailDetailsUpdated'",
  )
  return Number(row?.n)
}

/** Those that a run loads, told by the statement that finds them. */
const dealtWith = async () =>
  shop.sql("select number, count(*)::int as orders from payment_reminder group by number order by number")

describe("payment reminders", () => {
  test("reach every unpaid order, however many older ones there are, and each once", async () => {
    const now = Date.now()
    await placeUnpaid(ORDERS, new Date(now - 25 * HOUR))
    await shop.run(remindOfPayments(now))
    expect(await reminders()).toBe(ORDERS)
    await shop.run(remindOfPayments(now))
    expect(await reminders()).toBe(ORDERS)
    expect(await dealtWith()).toEqual([{ number: 1, orders: ORDERS }])

    await placeUnpaid(1, new Date(now - 24.5 * HOUR))
    await shop.run(remindOfPayments(now))
    expect(await reminders()).toBe(ORDERS + 1)

    await shop.run(remindOfPayments(now + 72 * HOUR))
    expect(await reminders()).toBe(2 * (ORDERS + 1))
  }, 60_000)
})
