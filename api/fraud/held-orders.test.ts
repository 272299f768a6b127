import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { anItem, aShipment, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { GatewayUnavailable } from "../platform/gateway-error.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { checkOrders } from "./check-orders.ts"
import { type FraudChecker, FraudChecks } from "./fraud-checker.ts"
import { followFraud } from "./fraud-work.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"), {
    MINFRAUD_URL: "http://127.0.0.1:9",
    MINFRAUD_ACCOUNT_ID: "1",
    MINFRAUD_LICENSE_KEY: "key",
  })
})
afterAll(() => shop.close())

const DAY = 86_400_000
const actor = { id: "sam", name: "Sam", role: "customersupport" } as const

const write = (orderId: string, command: OrderCommand, now = new Date().toISOString()) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [command], { commandId: randomUUID(), correlationId: "t", actor, now }),
    ),
  )
const stateOf = (orderId: string) =>
  shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId))).then(({ state }) => state)
const follow = async (orderId: string) =>
  shop.run(
    followFraud.handle(
      await shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId))))),
    ),
  )
const check = (ask: FraudChecker["ask"]) =>
  shop.run(
    checkOrders.pipe(
      Effect.provideService(FraudChecks, { checker: { name: "MaxMind", ask, probe: Effect.void } }),
    ),
  )
const scores =
  (score: number): FraudChecker["ask"] =>
  () =>
    Effect.succeed({ score, distance: null, emailFirstSeen: null, reasons: [] })

const paidOrder = async (now?: string): Promise<string> => {
  const orderId = randomUUID()
  await write(orderId, placing([anItem()], { orderId, uniqueId: orderId.slice(0, 8) }), now)
  await write(orderId, recordPayment({ result: "succeeded" }), now)
  return orderId
}
/** The order's status after shipping it, or why that is rejected. */
const ship = (orderId: string) => {
  const shipment: OrderCommand = { type: "RecordShipment", shipment: aShipment() }
  const intent = { commandId: randomUUID(), correlationId: "t", actor, now: new Date().toISOString() }
  return shop.run(
    CommandHandlers.use(({ orders }) => orders.handle(orderId, () => [shipment], intent)).pipe(
      Effect.as("shipped"),
      Effect.catchTag("Rejection", ({ message }) => Effect.succeed(message)),
    ),
  )
}

describe("an order in a shop with fraud checks", () => {
  test("cannot ship even before the follower has seen that it must be checked", async () => {
    expect(await ship(await paidOrder())).toMatch(/fraud check of this order has not been answered/)
  })

  test("can ship once it is found harmless", async () => {
    const orderId = await paidOrder()
    await follow(orderId)
    await check(scores(1))
    expect(await ship(orderId)).toBe("shipped")
  })

  test("is reviewed if it is suspicious, and can ship once it is approved", async () => {
    const orderId = await paidOrder()
    await follow(orderId)
    await check(scores(88))
    expect(await ship(orderId)).toMatch(/“Pending review”/)
    await write(orderId, { type: "ApproveOrder", reason: "called them" })
    expect(await ship(orderId)).toBe("shipped")
  })

  test("is held while the vendor cannot be reached, and reviewed in the end", async () => {
    const orderId = await paidOrder()
    await follow(orderId)
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      expect(await ship(orderId)).toMatch(/has not been answered/)
      await check(() => Effect.fail(new GatewayUnavailable({ operation: "minFraud", reason: "503" })))
      await shop.sql("update fraud_work set next_at = now()")
    }
    expect(await stateOf(orderId)).toMatchObject({ status: "PENDING_REVIEW" })
  })

  test("is added to the list however late that is noticed", async () => {
    const orderId = await paidOrder(new Date(Date.now() - 30 * DAY).toISOString())
    await follow(orderId)
    await check(scores(1))
    expect(await ship(orderId)).toBe("shipped")
  })

  test("is reviewed when checks are switched off before its own has a result", async () => {
    const orderId = await paidOrder()
    await follow(orderId)
    await shop.run(checkOrders.pipe(Effect.provideService(FraudChecks, { checker: undefined })))
    expect(await stateOf(orderId)).toMatchObject({
      status: "PENDING_REVIEW",
      fraud: { fraudReasons: [expect.stringContaining("switched off")] },
    })
    expect(await shop.sql("select from fraud_work")).toEqual([])
  })
})
