import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import type { OrderStatus } from "@voltread/domain/ordering/order-status.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type KlarnaVendor, startKlarnaVendor } from "./bench.ts"
import { consentToCart, ordersAtKlarna } from "./klarna-checkout.ts"

let klarna: KlarnaVendor
let shop: CheckoutShop
beforeAll(async () => {
  klarna = await startKlarnaVendor()
  shop = await checkoutShop(inject("postgresUrl"), 1, { ...klarna.urls, ...klarna.environment })
  await shop.stock({ laptop: 500 })
})
afterAll(async () => {
  await shop.close()
  await klarna.close()
})

const { settledStatus, shopper } = orderChecks(() => shop)

const bought = async (email: string) => {
  const { browser } = await shopper()
  const { orderId, submit } = await consentToCart(klarna, browser, email)
  await submit()
  return orderId
}

const GOOD = "ada@example.com"
const WATCHED = "ada+pend-accept@email.us"

/** Gateways §11; the shop asks, whether Klarna calls or not. STOPPED means that Klarna revoked its acceptance. */
const ROWS: ReadonlyArray<
  readonly [
    about: string,
    email: string,
    outcome: string | null,
    atKlarna: readonly [status: string, fraud: string] | null,
    status: OrderStatus,
  ]
> = [
  ["an accepted order", GOOD, null, ["AUTHORIZED", "ACCEPTED"], "PAYMENT_RECEIVED"],
  ["one that Klarna reviews", WATCHED, null, ["AUTHORIZED", "PENDING"], "PENDING_REVIEW"],
  ["one that passes the review", WATCHED, "accept", ["AUTHORIZED", "ACCEPTED"], "PAYMENT_RECEIVED"],
  ["one that does not", WATCHED, "reject", ["CANCELLED", "REJECTED"], "PAYMENT_FAILED"],
  ["one that is refused at once", "ada+rejected@email.us", null, null, "PAYMENT_FAILED"],
  ["one that is stopped as fraud", GOOD, "stop", ["CANCELLED", "REJECTED"], "PENDING_REVIEW"],
  ["one that is captured in the portal", GOOD, "capture", ["CAPTURED", "ACCEPTED"], "PAYMENT_RECEIVED"],
  ["one that is canceled in the portal", GOOD, "cancel", ["CANCELLED", "ACCEPTED"], "CANCELLED"],
  ["one that is released in the portal", GOOD, "release", ["CLOSED", "ACCEPTED"], "CANCELLED"],
  ["one that runs out", GOOD, "expire", ["EXPIRED", "ACCEPTED"], "CANCELLED"],
]

test.each(ROWS)("%s", async (_, email, outcome, atKlarna, status) => {
  const orderId = await bought(email)
  const [made] = await ordersAtKlarna(klarna, orderId)
  if (outcome !== null) {
    await shop.work()
    await klarna.admin("POST", `/orders/${made?.id}/outcome`, { outcome })
  }
  const [now] = await ordersAtKlarna(klarna, orderId)
  expect(now === undefined ? null : [now.status, now.fraud_status]).toEqual(atKlarna)
  expect(await settledStatus(orderId)).toBe(status)
})
