import { randomUUID } from "node:crypto"
import { EventLog, type RecordedEvent } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import {
  aCreation,
  anItem,
  aShipment,
  placing,
  recordPayment,
} from "@voltread/domain/ordering/order-examples.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { remindOfPayments } from "../orders/payment-reminders.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { orderMailFollower } from "./mail-about-orders.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const DAY = 86_400_000
const actor = { id: "test", name: "Test", role: "system" } as const

const write = (orderId: string, command: OrderCommand, now = new Date().toISOString()) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [command], { commandId: randomUUID(), correlationId: "t", actor, now }),
    ),
  )

const eventsOf = (orderId: string): Promise<ReadonlyArray<RecordedEvent>> =>
  shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))))

const follow = async (orderId: string) => shop.run(orderMailFollower.handle(await eventsOf(orderId)))

const placed = async (email: string, now?: string): Promise<string> => {
  const orderId = randomUUID()
  const creation = aCreation({ orderId, uniqueId: orderId.slice(0, 8) })
  await write(orderId, placing([anItem()], { ...creation, contact: { ...creation.contact, email } }), now)
  return orderId
}

describe("mail about orders", () => {
  test("confirms an order when it is paid, once, however often the events are seen", async () => {
    const orderId = await placed("paid@example.com")
    await follow(orderId)
    expect(await shop.mailTo("paid@example.com")).toEqual([])
    await write(orderId, recordPayment({ result: "succeeded" }))
    await follow(orderId)
    await follow(orderId)
    expect(await shop.mailTo("paid@example.com")).toMatchObject([
      { template: "order-confirmation", orderId, total: 21_200, lines: [{ quantity: 2, total: 20_000 }] },
    ])
  })

  test("says nothing of a history that was imported", async () => {
    const longAgo = new Date(Date.now() - 30 * DAY).toISOString()
    const orderId = await placed("old@example.com", longAgo)
    await write(orderId, recordPayment({ result: "succeeded" }), longAgo)
    await follow(orderId)
    expect(await shop.mailTo("old@example.com")).toEqual([])
  })

  test("reminds of an unpaid order after a day, once each time, and not of a paid one", async () => {
    const created = new Date(Date.now() - 25 * 3_600_000)
    const unpaid = await placed("unpaid@example.com", created.toISOString())
    const paid = await placed("settled@example.com", created.toISOString())
    await write(paid, recordPayment({ result: "succeeded" }))
    for (const orderId of [unpaid, paid]) {
      // The list may lag behind; the order itself is asked.
      await shop.sql(
        `insert into read.order_list
         select (json_populate_record(null::read.order_list, $1)).*`,
        [listRow(orderId, created)],
      )
    }
    await shop.run(remindOfPayments(Date.now()))
    await shop.run(remindOfPayments(Date.now()))
    await follow(unpaid)
    await follow(paid)
    expect(await shop.mailTo("unpaid@example.com")).toMatchObject([
      { template: "reminder", reminder: "payment", orderId: unpaid },
    ])
    const types = (await eventsOf(unpaid)).map(({ type }) => type)
    expect(types.filter((type) => type === "OrderReminderEmailDetailsUpdated")).toHaveLength(1)
    expect((await eventsOf(paid)).map(({ type }) => type)).not.toContain("OrderReminderEmailDetailsUpdated")
    await shop.run(remindOfPayments(Date.now() + 3 * DAY))
    await follow(unpaid)
    expect(await shop.mailTo("unpaid@example.com")).toHaveLength(2)
    await shop.run(remindOfPayments(Date.now() + 30 * DAY))
    expect(
      (await eventsOf(unpaid)).filter(({ type }) => type === "OrderReminderEmailDetailsUpdated"),
    ).toHaveLength(2)
  })

  test("tells of a parcel that left", async () => {
    const orderId = await placed("parcel@example.com")
    await write(orderId, recordPayment({ result: "succeeded" }))
    for (const to of ["PENDING_FULFILMENT", "CONFIRMED_BY_SUPPLIER"] as const) {
      await write(orderId, { type: "ChangeStatus", to, reason: "test" })
    }
    await write(orderId, { type: "RecordShipment", shipment: aShipment() })
    await follow(orderId)
    expect((await shop.mailTo("parcel@example.com")).map(({ template }) => template)).toEqual([
      "order-confirmation",
      "shipment",
    ])
  })
})

const listRow = (orderId: string, created: Date) => ({
  order_id: orderId,
  unique_id: orderId,
  username: null,
  customer_name: "",
  email: "",
  phone: "",
  status: "PENDING_PAYMENT",
  total: 0,
  item_count: 0,
  first_item_name: "",
  gateway_type: null,
  submitted_at: null,
  created_at: created.toISOString(),
  updated_at: created.toISOString(),
  affiliate_id: null,
  ship_state: "",
  partners: [],
  search: "",
})
