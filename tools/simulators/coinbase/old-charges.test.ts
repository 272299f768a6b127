import { aPaymentRequest } from "@voltread/api/testing/payment-request.ts"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { auditedAgainstGateways } from "../audited.ts"
import { type CryptoShop, startCryptoShop } from "../crypto/crypto-shop.ts"

const DAY = 86_400_000
/** The vendor's page size. */
const PAGE = 100

let crypto: CryptoShop
beforeAll(async () => {
  crypto = await startCryptoShop(inject("postgresUrl"))
})
afterAll(() => crypto.close())

const since = (days: number) => crypto.simulators.coinbase.admin("PUT", "/clock", { offsetMs: -days * DAY })

test("a charge of three weeks ago agrees with the order, however many came after it", async () => {
  await since(21)
  const { orderId, total } = await crypto.order("coinbase")
  await crypto.send("coinbase", orderId, total)
  await crypto.confirm("coinbase")
  await crypto.deliver()
  await crypto.shop.work()
  expect(await crypto.state(orderId)).toMatchObject({ status: "PAYMENT_RECEIVED" })

  await since(9)
  const { begin } = crypto.simulators.coinbase.gateway
  for (let made = 0; made < PAGE; made++) await Effect.runPromise(begin?.(aPaymentRequest()) ?? Effect.void)
  await since(0)
  expect(await auditedAgainstGateways(crypto.shop, orderId)).toEqual([])
})
