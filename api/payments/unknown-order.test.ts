import { randomUUID } from "node:crypto"
import { Effect, Logger } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest"
import { type CheckoutShop, checkoutShop } from "../testing/checkout-shop.ts"
import { orderChecks } from "../testing/order-checks.ts"
import type { GatewayTransaction } from "./gateway-transaction.ts"
import { workOnMessages } from "./work-off-messages.ts"

let shop: CheckoutShop
beforeAll(async () => {
  shop = await checkoutShop(inject("postgresUrl"))
})
afterAll(() => shop.close())

const { report } = orderChecks(() => shop)

/** What is logged about a transaction whose order does not exist. */
const logged = async (
  change: Pick<GatewayTransaction, "status"> & Partial<GatewayTransaction>,
): Promise<ReadonlyArray<unknown>> => {
  const id = randomUUID()
  await report({
    _tag: "TransactionChanged",
    eventId: id,
    at: "2026-11-21T10:00:00Z",
    transaction: {
      ...{ id, orderId: randomUUID(), kind: "sale", amount: 5_000, currency: "USD", gatewayType: "CRYPTO" },
      ...{ card: null, code: null, reason: null, createdAt: null, refundOf: null },
      ...change,
    },
  })
  const lines: Array<unknown> = []
  const logger = Logger.make(({ message }) => lines.push(message))
  await shop.run(workOnMessages.pipe(Effect.provide(Logger.layer([logger]))))
  return lines
}

describe("a transaction of an order that does not exist", () => {
  test.each<Pick<GatewayTransaction, "status"> & Partial<GatewayTransaction>>([
    { status: "settled" },
    { status: "authorized" },
    { status: "authorizing" },
    { status: "waiting", detected: 2_000 },
  ])("is for people when it has money: %j", async (change) => {
    expect(await logged(change)).toEqual([["A transaction belongs to no order"]])
  })

  test.each<Pick<GatewayTransaction, "status">>([
    { status: "waiting" },
    { status: "expired" },
    { status: "voided" },
    { status: "declined" },
  ])(
    "is nothing for them when it has none, as a charge whose order is yet to be placed: %j",
    async (change) => {
      expect(await logged(change)).toEqual([])
    },
  )
})
