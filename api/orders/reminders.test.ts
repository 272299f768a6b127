import { randomUUID } from "node:crypto"
import { EventLog, START as FIRST } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aCreation, anItem, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { commandsLeadingTo } from "@voltread/domain/ordering/order-testing.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { upsertProducts } from "../catalogue/products.ts"
import { product } from "../catalogue/testing/catalogue-product.ts"
import { follow as followEvents } from "../platform/event-log/follow.ts"
import { Database } from "../platform/postgres/pool.ts"
import { changeSettings } from "../settings/change-settings.ts"
import { currentSettings } from "../settings/current-settings.ts"
import { releaseStock, reserveStock, setStock } from "../stock/stock.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { ANN } from "../testing/staff-viewer.ts"
import { followReminders } from "./reminder-work.ts"
import { sendReminders } from "./reminders.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.sql("delete from order_reminder")
  await shop.sql("delete from attempt")
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const START = Date.parse("2026-05-01T12:00:00.000Z")
const actor = { id: "test", name: "Test", role: "system" } as const

const write = (orderId: string, commands: ReadonlyArray<OrderCommand>, at = START) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      Effect.forEach(commands, (command) =>
        orders.handle(orderId, () => [command], {
          commandId: randomUUID(),
          correlationId: "test",
          actor,
          now: new Date(at).toISOString(),
        }),
      ),
    ),
  )
const eventsOf = (orderId: string) =>
  shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))))
const follow = async (orderId: string) => shop.run(followReminders.handle(await eventsOf(orderId)))
const remindAt = (at: number) => shop.run(sendReminders(() => at))
const waiting = async () => (await shop.sql("select order_id from order_reminder")).length

const place = async (commands: ReadonlyArray<OrderCommand> = [], items = [anItem()]): Promise<string> => {
  const orderId = randomUUID()
  await write(orderId, [placing(items, { orderId, uniqueId: orderId }), ...commands])
  await follow(orderId)
  return orderId
}

const placeUnder = async (email: string): Promise<string> => {
  const orderId = randomUUID()
  const contact = { ...aCreation().contact, email }
  await write(orderId, [placing([anItem()], { orderId, uniqueId: orderId, contact })])
  await follow(orderId)
  return orderId
}

/** Kind and number of each reminder that was recorded. */
const reminders = async (orderId: string) =>
  (
    await shop.sql(
      "select data from events where stream = $1 and type = 'OrderReminderEmailDetailsUpdated'",
      [orderStream(orderId)],
    )
  ).map(({ data }) => data)

describe("a customer", () => {
  test("is reminded to pay after half an hour, a day and three days, and then no more", async () => {
    const orderId = await place()
    const at: Array<number> = []
    for (let minutes = 30; minutes <= 4 * 24 * 60; minutes += 30) {
      const before = (await reminders(orderId)).length
      await remindAt(START + minutes * MINUTE)
      if ((await reminders(orderId)).length > before) at.push(minutes / 60)
    }
    expect(at).toEqual([0.5, 24, 72])
    expect(await reminders(orderId)).toMatchObject([
      { reminder: "payment", number: 1 },
      { reminder: "payment", number: 2 },
      { reminder: "payment", number: 3 },
    ])
  })

  const DAY = 24 * HOUR
  const statusOf = async (orderId: string) => {
    const { state } = await shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId)))
    return state._tag === "none" ? "none" : state.status
  }

  test("who does not pay finds the order canceled after the days in which its prices held", async () => {
    const orderId = await place()
    for (const days of [1, 3, 8, 29]) await remindAt(START + days * DAY)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    await remindAt(START + 30 * DAY)
    expect(await statusOf(orderId)).toBe("CANCELLED")
    expect(await waiting()).toBe(0)
    const [canceled] = await shop.sql(
      "select data from events where stream = $1 and type = 'OrderCancelled'",
      [orderStream(orderId)],
    )
    expect(canceled?.data).toMatchObject({ reason: "it was not paid within 30 days" })
  })

  test("whose payment may still come keeps the order, until it is known to have failed", async () => {
    const orderId = await place([recordPayment({ result: "requested" })])
    await remindAt(START + 30 * DAY)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    await write(orderId, [recordPayment({ result: "declined" })], START + 30 * DAY)
    await remindAt(START + 30 * DAY + HOUR)
    expect(await waiting()).toBe(1)
    await remindAt(START + 31 * DAY)
    expect(await statusOf(orderId)).toBe("CANCELLED")
  })

  test("who waits again since is not taken for one who has waited all the time, as long as the list does not know", async () => {
    const orderId = await place()
    const to = (status: "LOAN_IN_PROCESS" | "PENDING_PAYMENT", days: number) =>
      write(orderId, [{ type: "ChangeStatus", to: status, reason: "" }], START + days * DAY)
    await to("LOAN_IN_PROCESS", 10)
    await to("PENDING_PAYMENT", 20)
    await remindAt(START + 31 * DAY)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    await follow(orderId)
    await remindAt(START + 50 * DAY)
    expect(await statusOf(orderId)).toBe("CANCELLED")
  })

  test("without an email address finds it canceled, too", async () => {
    const orderId = await placeUnder("")
    for (const days of [1, 29]) await remindAt(START + days * DAY)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    await remindAt(START + 30 * DAY)
    expect(await statusOf(orderId)).toBe("CANCELLED")
  })

  test("has no order of imported history canceled", async () => {
    const orderId = await place()
    await remindAt(START + 61 * DAY)
    expect(await statusOf(orderId)).toBe("PENDING_PAYMENT")
    expect(await waiting()).toBe(0)
  })

  test("finds an order canceled that an earlier release had taken off its list", async () => {
    const orderId = await place()
    await shop.sql("delete from order_reminder")
    const seen = (await eventsOf(orderId)).at(-1)?.position
    await shop.sql("insert into process_checkpoint (name, position) values ('reminders', $1)", [seen])
    const isListed = () => shop.sql("select from order_reminder where order_id = $1", [orderId])
    await shop.run(
      Effect.raceFirst(
        followEvents(followReminders),
        Effect.promise(() => vi.waitUntil(async () => (await isListed()).length > 0, { timeout: 10_000 })),
      ),
    )
    await remindAt(START + 45 * DAY)
    expect(await statusOf(orderId)).toBe("CANCELLED")
  })

  test("is reminded by the schedule that staff set, even while already waiting", async () => {
    const orderId = await place()
    await remindAt(START + 30 * MINUTE)
    const { reminders: schedules } = DEFAULT_SETTINGS
    await shop.sql("update order_reminder set next_at = clock_timestamp() + interval '1 day'")
    await shop.run(
      changeSettings("reminders", 0, { ...schedules, payment: { steps: [30, 90], end: 300 } }, ANN),
    )
    await vi.waitUntil(async () => (await shop.run(currentSettings)).reminders.payment.end === 300, {
      timeout: 10_000,
    })
    expect(await shop.sql("select from order_reminder where next_at > clock_timestamp()")).toEqual([])
    await shop.sql("update order_reminder set next_at = $1", [new Date(START)])
    await remindAt(START + 40 * MINUTE)
    expect(await reminders(orderId)).toHaveLength(1)
    await remindAt(START + 90 * MINUTE)
    expect(await reminders(orderId)).toMatchObject([{ number: 1 }, { number: 2 }])
    await shop.run(changeSettings("reminders", 1, schedules, ANN))
    await vi.waitUntil(async () => (await shop.run(currentSettings)).reminders.payment.end !== 300, {
      timeout: 10_000,
    })
  })

  test("whose card was declined is reminded", async () => {
    const orderId = await place([
      recordPayment({ result: "requested" }),
      recordPayment({ result: "declined", code: "2000" }),
    ])
    await remindAt(START + 31 * MINUTE)
    expect(await reminders(orderId)).toMatchObject([{ reminder: "payment", number: 1 }])
  })

  test("is reminded of five unpaid orders in a day at most, however many are placed under the address", async () => {
    const unpaid = []
    for (let n = 0; n < 7; n++) unpaid.push(await placeUnder(`ada+${n}@example.com`))
    const another = await placeUnder("bob@example.com")
    await remindAt(START + HOUR)
    const sent = await Promise.all(unpaid.map(reminders))
    expect(sent.flat()).toHaveLength(5)
    expect(await reminders(another)).toHaveLength(1)
  })

  test("is reminded once, however often events and work are repeated", async () => {
    const orderId = await place()
    await remindAt(START + HOUR)
    await follow(orderId)
    await remindAt(START + HOUR)
    await shop.sql("delete from order_reminder")
    await follow(orderId)
    await remindAt(START + HOUR)
    expect(await reminders(orderId)).toHaveLength(1)
  })

  test("is not reminded of missed steps, only of the one that is due now", async () => {
    const orderId = await place()
    await remindAt(START + 25 * HOUR)
    expect(await reminders(orderId)).toHaveLength(1)
    const tooLate = await place()
    await remindAt(START + 200 * HOUR)
    expect(await reminders(tooLate)).toEqual([])
  })

  test("who has paid, canceled, or is paying right now, is not reminded", async () => {
    const paid = await place([recordPayment({ result: "succeeded" })])
    const cancelled = await place([{ type: "CancelOrder", reason: "asked to" }])
    expect(await waiting()).toBe(0)
    const paying = await place([recordPayment({ result: "requested" })])
    // The follower has not seen the payment yet: the order itself says that it is paid.
    const paidSince = await place()
    await write(paidSince, [recordPayment({ result: "succeeded" })])
    await remindAt(START + HOUR)
    for (const orderId of [paid, cancelled, paying, paidSince]) expect(await reminders(orderId)).toEqual([])
    await write(paying, [recordPayment({ result: "declined" })], START + 2 * HOUR)
    await remindAt(START + 25 * HOUR)
    expect(await reminders(paying)).toHaveLength(1)
  })

  test("whose items were released is reminded only while they are available", async () => {
    const item = anItem()
    const units = { productId: item.productId, quantity: item.quantity }
    const setUnits = (quantity: number) =>
      shop.run(Database.use(({ pool }) => setStock(pool, [{ ...units, quantity }])))
    const isLive = (live: boolean) =>
      shop.run(Database.use(({ pool }) => upsertProducts(pool, [product(item.productId, { isLive: live })])))
    const remindedAt = async (hours: number) => {
      await remindAt(START + hours * HOUR)
      return (await reminders(orderId)).length
    }
    const orderId = await place([], [item])
    await isLive(true)
    await setUnits(item.quantity)
    await shop.run(reserveStock(orderId, 1, [{ ...units, storeId: null }]))
    await isLive(false)
    expect(await remindedAt(1)).toBe(1)
    await shop.run(releaseStock(orderId))
    expect(await remindedAt(25)).toBe(1)
    await isLive(true)
    expect(await remindedAt(73)).toBe(2)
    await shop.sql("delete from order_reminder")
    await follow(orderId)
    await setUnits(0)
    await shop.sql("update order_reminder set next_at = $1", [new Date(START)])
    expect(await remindedAt(30)).toBe(2)
  })

  test("is reminded to sign, and again when there is another contract", async () => {
    const orderId = await place(commandsLeadingTo.PENDING_ESIGNATURE)
    await remindAt(START + 3 * HOUR)
    const expired: ReadonlyArray<OrderCommand> = [
      { type: "ChangeStatus", to: "LOAN_IN_PROCESS", reason: "expired" },
      { type: "ChangeStatus", to: "PENDING_ESIGNATURE", reason: "approved" },
    ]
    await write(orderId, expired, START + 10 * HOUR)
    await follow(orderId)
    await remindAt(START + 11 * HOUR)
    expect(await reminders(orderId)).toHaveLength(1)
    await remindAt(START + 13 * HOUR)
    expect(await reminders(orderId)).toMatchObject([
      { reminder: "signature", number: 1 },
      { reminder: "signature", number: 2 },
    ])
  })

  test("is reminded to pick up what is ready, and not while it is not handed over", async () => {
    const item = anItem({ deliveryType: "DELIVERY_PICKUP" })
    const ready: OrderCommand = {
      type: "ChangeItemStatus",
      itemId: item.itemId,
      to: "READY_TO_PICKUP",
      reason: "arrived",
    }
    const becomes = (to: "PENDING_REVIEW" | "PAYMENT_RECEIVED"): OrderCommand => ({
      type: "ChangeStatus",
      to,
      reason: "test",
    })
    const begun = [...commandsLeadingTo.PAYMENT_RECEIVED, ready]
    const orderId = await place(begun, [item])
    const withheld = await place([...begun, becomes("PENDING_REVIEW")], [item])
    await remindAt(START + 49 * HOUR)
    expect(await reminders(withheld)).toEqual([])
    await write(withheld, [becomes("PAYMENT_RECEIVED")])
    expect(await reminders(orderId)).toMatchObject([{ reminder: "pickup", number: 1 }])
    await write(orderId, [{ ...ready, to: "PICKUPED" }])
    await follow(orderId)
    await remindAt(START + 121 * HOUR)
    expect(await reminders(orderId)).toHaveLength(1)
    expect(await reminders(withheld)).toMatchObject([{ reminder: "pickup", number: 1 }])
    expect(await waiting()).toBe(0)
  })

  test("is reminded however many others wait", async () => {
    const creation = aCreation()
    await shop.run(
      CommandHandlers.use(({ orders }) =>
        Effect.forEach(
          Array.from({ length: 600 }, () => randomUUID()),
          (orderId) =>
            orders.handle(
              orderId,
              () => [
                placing([anItem()], {
                  ...creation,
                  orderId,
                  uniqueId: orderId,
                  contact: { ...creation.contact, email: `${orderId}@example.com` },
                }),
              ],
              {
                commandId: randomUUID(),
                correlationId: "many",
                actor,
                now: new Date(START).toISOString(),
              },
            ),
          { concurrency: 32, discard: true },
        ),
      ),
    )
    const all = await shop.run(
      EventLog.use((log) =>
        log.subscribe(FIRST, { streamPrefixes: ["order-"] }).pipe(
          Stream.takeWhile((item) => item._tag === "event"),
          Stream.filter((item) => item._tag === "event" && item.event.metadata.correlationId === "many"),
          Stream.flatMap((item) => (item._tag === "event" ? Stream.make(item.event) : Stream.empty)),
          Stream.runCollect,
        ),
      ),
    )
    await shop.run(followReminders.handle(all))
    await remindAt(START + HOUR)
    const [count] = await shop.sql(
      `select count(distinct stream)::int as n from events
       where type = 'OrderReminderEmailDetailsUpdated' and stream in (
         select stream from events where metadata->>'correlationId' = 'many')`,
    )
    expect(count).toEqual({ n: 600 })
  }, 60_000)
})
