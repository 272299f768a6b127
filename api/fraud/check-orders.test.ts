import { randomUUID } from "node:crypto"
import { EventLog } from "@voltread/domain/event.ts"
import type { OrderCommand } from "@voltread/domain/ordering/order-command.ts"
import { aCreation, anItem, placing, recordPayment } from "@voltread/domain/ordering/order-examples.ts"
import { orderStream } from "@voltread/domain/stream.ts"
import { Effect, Stream } from "effect"
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest"
import { CommandHandlers } from "../aggregates/command-handlers.ts"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../platform/gateway-error.ts"
import { type ShopApp, shopApp } from "../testing/shop-app.ts"
import { checkOrders } from "./check-orders.ts"
import { type FraudAnswer, FraudChecks, type FraudQuestion, QuestionRefused } from "./fraud-checker.ts"
import { followFraud } from "./fraud-work.ts"

let shop: ShopApp
beforeAll(async () => {
  shop = await shopApp(inject("postgresUrl"))
})
afterAll(() => shop.close())

const DAY = 86_400_000
const actor = { id: "test", name: "Test", role: "system" } as const
const HARMLESS: FraudAnswer = { score: 1.5, distance: 12, emailFirstSeen: "2019-03-01", reasons: [] }
const FRAUD: FraudAnswer = { ...HARMLESS, score: 88 }

/** A vendor whose answers the test decides. */
const asked: Array<FraudQuestion> = []
let says: Effect.Effect<FraudAnswer, QuestionRefused | GatewayError> = Effect.succeed(HARMLESS)
const vendor = {
  name: "MaxMind",
  probe: Effect.void,
  ask: (question: FraudQuestion) =>
    Effect.suspend(() => {
      asked.push(question)
      return says
    }),
}
beforeEach(async () => {
  asked.length = 0
  says = Effect.succeed(HARMLESS)
  await shop.sql("delete from fraud_work")
})

const check = () => shop.run(checkOrders.pipe(Effect.provideService(FraudChecks, { checker: vendor })))
const dueAgain = () => shop.sql("update fraud_work set next_at = now()")
const waiting = async () =>
  (await shop.sql("select order_id from fraud_work")).map(({ order_id }) => order_id)

const write = (orderId: string, command: OrderCommand, now = new Date().toISOString()) =>
  shop.run(
    CommandHandlers.use(({ orders }) =>
      orders.handle(orderId, () => [command], { commandId: randomUUID(), correlationId: "t", actor, now }),
    ),
  )
const eventsOf = (orderId: string) =>
  shop.run(EventLog.use((log) => Stream.runCollect(log.read(orderStream(orderId)))))
const follow = async (orderId: string) => shop.run(followFraud.handle(await eventsOf(orderId)))
const stateOf = (orderId: string) =>
  shop.run(CommandHandlers.use(({ orders }) => orders.load(orderId))).then(({ state }) => state)

const paidOrder = async (now?: string): Promise<string> => {
  const orderId = randomUUID()
  const { tracking } = aCreation()
  const from = { ...tracking, ipAddress: "203.0.113.9", userAgent: "Browser", acceptLanguages: "en-US" }
  await write(orderId, placing([anItem()], { orderId, uniqueId: orderId.slice(0, 8), tracking: from }), now)
  await write(orderId, recordPayment({ result: "succeeded" }), now)
  await follow(orderId)
  return orderId
}

describe("the fraud check", () => {
  test("of a paid order sends the vendor what it needs, and nothing else", async () => {
    const orderId = await paidOrder()
    await check()
    expect(asked).toEqual([
      {
        orderId,
        ipAddress: "203.0.113.9",
        userAgent: "Browser",
        acceptLanguages: "en-US",
        email: aCreation().contact.email,
        billing: expect.not.objectContaining({ firstName: expect.anything(), phone: expect.anything() }),
        paidThrough: "braintree",
        amount: 21_200,
        affiliateId: null,
        subAffiliateId: null,
      },
    ])
    expect(await stateOf(orderId)).toMatchObject({
      status: "PAYMENT_RECEIVED",
      fraud: { fraudIsChecked: true, fraudScore: 1.5 },
    })
    expect(await waiting()).toEqual([])
  })

  test("above the score holds the order for a review", async () => {
    const orderId = await paidOrder()
    says = Effect.succeed(FRAUD)
    await check()
    expect(await stateOf(orderId)).toMatchObject({
      status: "PENDING_REVIEW",
      statusBeforeReview: "PAYMENT_RECEIVED",
      fraud: { fraudScore: 88 },
    })
  })

  test("is made once, even if the order is approved and its events are repeated", async () => {
    const orderId = await paidOrder()
    says = Effect.succeed(FRAUD)
    await check()
    await write(orderId, { type: "ChangeStatus", to: "PAYMENT_RECEIVED", reason: "approved" })
    await follow(orderId)
    await check()
    expect(asked).toHaveLength(1)
    expect(await stateOf(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED" })
    expect(await waiting()).toEqual([])
  })

  test("that was recorded by a process which ended before it was done is not repeated", async () => {
    const orderId = await paidOrder()
    await check()
    await follow(orderId)
    says = Effect.succeed(FRAUD)
    await check()
    expect(asked).toHaveLength(1)
    expect(await stateOf(orderId)).toMatchObject({ fraud: { fraudScore: 1.5 } })
  })

  test("whose answer was lost with its process is repeated when it is due", async () => {
    const orderId = await paidOrder()
    says = Effect.interrupt
    await check().catch(() => undefined)
    says = Effect.succeed(HARMLESS)
    await check()
    expect(await stateOf(orderId)).toMatchObject({ fraud: null })
    await dueAgain()
    await check()
    expect(await stateOf(orderId)).toMatchObject({ fraud: { fraudScore: 1.5 } })
  })

  test.each([
    ["cannot be reached", new GatewayUnavailable({ operation: "minFraud", reason: "503" }), 6],
    ["does not know us", new GatewayMisconfigured({ operation: "minFraud", reason: "401" }), 6],
    ["does not take the question", new QuestionRefused({ reason: "400 REQUEST_INVALID" }), 1],
  ])("by a vendor that %s ends in a review", async (_, failure, tries) => {
    const orderId = await paidOrder()
    says = Effect.fail(failure)
    for (let attempt = 1; attempt < tries; attempt += 1) {
      await check()
      expect(await stateOf(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED", fraud: null })
      await dueAgain()
    }
    await check()
    expect(asked).toHaveLength(tries)
    expect(await stateOf(orderId)).toMatchObject({
      status: "PENDING_REVIEW",
      fraud: {
        fraudIsChecked: false,
        fraudScore: null,
        fraudReasons: [expect.stringMatching(/^MaxMind could not .*\(\d{3}/)],
      },
    })
    expect(await waiting()).toEqual([])
  })

  test("waits between two attempts", async () => {
    await paidOrder()
    says = Effect.fail(new GatewayUnavailable({ operation: "minFraud", reason: "503" }))
    await check()
    await check()
    expect(asked).toHaveLength(1)
  })

  test("of an order that was canceled meanwhile, or imported, is not made", async () => {
    const cancelled = await paidOrder()
    await write(cancelled, { type: "CancelOrder", reason: "asked to" })
    await paidOrder(new Date(Date.now() - 30 * DAY).toISOString())
    await check()
    expect(asked).toEqual([])
    expect(await waiting()).toEqual([])
  })

  test("is not made in a shop without a vendor", async () => {
    const orderId = await paidOrder()
    await shop.run(checkOrders)
    expect(await stateOf(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED", fraud: null })
  })
})
