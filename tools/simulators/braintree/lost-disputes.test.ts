import { lookForDisputes } from "@voltread/api/payments/look-for-disputes.ts"
import { type CheckoutShop, checkoutShop } from "@voltread/api/testing/checkout-shop.ts"
import { orderChecks } from "@voltread/api/testing/order-checks.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type Bench, startBench } from "./running.ts"

let bench: Bench
let shop: CheckoutShop
beforeAll(async () => {
  // It has no address of the shop: all of its messages are lost.
  bench = await startBench()
  shop = await checkoutShop(inject("postgresUrl"), 1, { ...bench.urls, ...bench.environment })
  await shop.stock({ laptop: 50 })
})
afterAll(async () => {
  await shop.close()
  await bench.close()
})

const { orderState, settledStatus, shopper } = orderChecks(() => shop)

test("disputes are known, and how they end, though the vendor's messages never arrive", async () => {
  const { browser } = await shopper()
  const { order, transactionId } = await browser.checkOut({ nonce: "fake-valid-nonce" })
  const orderId = order?.id ?? ""
  const bankSays = async (dispute: string) => {
    const answer = await bench.admin("POST", `/transactions/${transactionId}/dispute`, { dispute })
    expect(answer.status).toBe(200)
    await shop.sql("update dispute_search set next_at = now()")
    await shop.run(lookForDisputes)
    return settledStatus(orderId)
  }
  expect(await settledStatus(orderId)).toBe("PAYMENT_RECEIVED")
  expect(await bankSays("opened")).toBe("PAYMENT_RECEIVED")
  expect(await orderState(orderId)).toMatchObject({ payments: [{ disputed: 106_675 }] })
  expect(await bankSays("lost")).toBe("PENDING_REVIEW")
  expect(await orderState(orderId)).toMatchObject({
    payments: [{ kind: "sale" }, { kind: "void", amount: 106_675, code: "dispute-lost" }],
  })
})
