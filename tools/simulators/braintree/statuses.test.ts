import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type Bench, keys, startBench } from "./running.ts"

let bench: Bench
let shop: CheckoutShop
beforeAll(async () => {
  bench = await startBench()
  shop = await checkoutShop(inject("postgresUrl"), 1, {
    BRAINTREE_URL: bench.simulator.url,
    BRAINTREE_MERCHANT_ID: keys.merchantId,
    BRAINTREE_PUBLIC_KEY: keys.publicKey,
    BRAINTREE_PRIVATE_KEY: keys.privateKey,
  })
  await shop.stock({ laptop: 500 })
})
afterAll(async () => {
  await shop.close()
  await bench.close()
})

const { settledStatus, shopper } = orderChecks(() => shop)
const GOOD = "4111111111111111"

const paidBy = async (number: string) => {
  const { browser } = await shopper()
  const { order } = await browser.checkOut({ nonce: await bench.tokenize(number) })
  return order?.id ?? ""
}

const readBooks = Schema.decodeUnknownSync(
  Schema.Struct({ transactions: Schema.Array(Schema.Struct({ id: Schema.String, status: Schema.String })) }),
)

/** Pushes the order's charge to a new state, and returns the vendor's name for it. */
const push = async (orderId: string, path: string, body: object) => {
  const books = async () =>
    readBooks(await (await bench.admin("GET", `/transactions?orderId=${orderId}`)).json()).transactions[0]
  const answer = await bench.admin("POST", `/transactions/${(await books())?.id}/${path}`, body)
  expect(answer.status).toBe(200)
  return (await books())?.status
}

test.each([
  ["processor_declined", "4000000000000002"],
  ["gateway_rejected", "4000111111111511"],
  ["failed", "4000000000000119"],
])("%s fails the order", async (_, number) => {
  expect(await settledStatus(await paidBy(number))).toBe("PAYMENT_FAILED")
})

/**
 * Gateways §11 for recorded payments: nothing goes backwards (§1), so a pending settlement leaves a paid order paid;
 * and since lifecycle §1 has no transition from paid to failed, staff review an order whose settlement is declined. The
 * shop submits every charge at once: none becomes `authorization_expired`.
 */
const OF_PAID: ReadonlyArray<readonly [string, string, object, OrderStatus]> = [
  ["settled", "settlement", { outcome: "settle" }, "PAYMENT_RECEIVED"],
  ["settlement_confirmed", "settlement", { outcome: "settlement_confirm" }, "PAYMENT_RECEIVED"],
  ["settlement_pending", "settlement", { outcome: "settlement_pending" }, "PAYMENT_RECEIVED"],
  ["settlement_declined", "settlement", { outcome: "settlement_decline" }, "PENDING_REVIEW"],
  ["voided", "end", { status: "voided" }, "CANCELLED"],
]
test.each(OF_PAID)("%s of a paid order", async (word, path, body, status) => {
  const orderId = await paidBy(GOOD)
  expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
  expect(await push(orderId, path, body)).toBe(word)
  expect(await settledStatus(orderId)).toBe(status)
})

/** Gateways §11 word for word, for a charge that the shop did not know before. */
const OF_UNHEARD: ReadonlyArray<readonly [string, string, object, OrderStatus]> = [
  ["settled", "settlement", { outcome: "settle" }, "PAYMENT_RECEIVED"],
  ["settlement_pending", "settlement", { outcome: "settlement_pending" }, "PENDING_PAYMENT"],
  ["settlement_declined", "settlement", { outcome: "settlement_decline" }, "PAYMENT_FAILED"],
  ["voided", "end", { status: "voided" }, "CANCELLED"],
]
test.each(OF_UNHEARD)("%s of a charge whose answer was lost", async (word, path, body, status) => {
  const nonce = await bench.tokenize(GOOD)
  await bench.admin("POST", "/faults", { kind: "drop", when: "after", calls: 20, operation: "sale" })
  const { browser } = await shopper()
  const { order } = await browser.checkOut({ nonce })
  await bench.admin("DELETE", "/faults")
  expect(order?.status).toBe("PENDING_PAYMENT")
  expect(await push(order?.id ?? "", path, body)).toBe(word)
  expect(await settledStatus(order?.id ?? "")).toBe(status)
})
