import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { handOver } from "../demo/books/hand-over.ts"
import type { Charge } from "./coinbase/charge.ts"
import { startCoinbaseBench, startPlisioBench } from "./crypto/running.ts"
import { startKlarnaBench } from "./klarna/bench.ts"
import { placed } from "./klarna/order-rules.ts"
import type { Order } from "./klarna/records.ts"
import type { Invoice } from "./plisio/invoice.ts"

const DAY = 86_400_000
const LONG_AGO = Date.now() - 100 * DAY
const AMOUNT = 12_345

const invoice: Invoice = {
  id: "5ee0e502",
  orderNumber: "order-1",
  orderName: "Order VT-1",
  email: "ada@example.com",
  coin: "BTC",
  allowed: ["BTC"],
  sourceAmount: AMOUNT,
  units: 197_520,
  callbackSearch: "?json=true",
  successUrl: null,
  failUrl: null,
  status: "completed",
  createdAt: LONG_AGO,
  expiresAt: LONG_AGO + 3_600_000,
  parentId: null,
  childId: null,
  payments: [{ txid: "t1", units: 197_520, at: LONG_AGO, isConfirmed: true }],
}
const charge: Charge = {
  id: "charge-1",
  code: "ABCD1234",
  name: "Order VT-1",
  description: "1 item",
  cents: AMOUNT,
  metadata: { order_id: "order-1" },
  redirectUrl: null,
  cancelUrl: null,
  createdAt: LONG_AGO,
  expiresAt: LONG_AGO + 3_600_000,
  timeline: [
    { at: LONG_AGO, status: "NEW", context: null },
    { at: LONG_AGO, status: "COMPLETED", context: null },
  ],
  payments: [
    { transactionId: "0x1", coin: "ETH", units: 4_938_000, cents: AMOUNT, at: LONG_AGO, isConfirmed: true },
  ],
}
const order: Order = {
  ...placed(
    {
      purchase_country: "US",
      purchase_currency: "USD",
      order_amount: AMOUNT,
      order_lines: [
        { name: "Sound bar", quantity: 1, unit_price: AMOUNT, total_amount: AMOUNT, type: "physical" },
      ],
      merchant_reference2: "order-1",
    },
    "accepted",
    LONG_AGO,
    { authorizationMs: 200 * DAY, reviewMs: DAY },
  ),
  id: "klarna-1",
}

const directory = { path: "" }
beforeAll(async () => {
  directory.path = await mkdtemp(join(tmpdir(), "voltread-history-"))
})
afterAll(() => rm(directory.path, { recursive: true, force: true }))

const startAll = async () => {
  const kept = { directory: directory.path }
  const klarna = await startKlarnaBench(inject("postgresUrl"), kept)
  const plisio = await startPlisioBench(kept)
  const coinbase = await startCoinbaseBench(kept)
  const benches = { klarna, plisio, coinbase }
  return {
    handOver: (change: object = {}) =>
      Effect.runPromise(
        handOver(
          { klarna: [order], plisio: [{ ...invoice, ...change }], coinbase: [charge] },
          {
            adminUrls: Object.fromEntries(
              Object.entries(benches).map(([name, { simulator }]) => [name, simulator.adminUrl]),
            ),
            token: "admin-token-of-tests",
          },
        ),
      ),
    known: async () => [
      await Effect.runPromise(klarna.gateway.find("klarna-1")),
      await Effect.runPromise(plisio.gateway.findByOrder("order-1")),
      await Effect.runPromise(coinbase.gateway.findByOrder("order-1")),
      await plisio.admin("GET", "/webhooks"),
      await coinbase.admin("GET", "/webhooks"),
    ],
    close: async () => {
      for (const { close } of Object.values(benches)) await close()
    },
  }
}

test("what a vendor has known for long it knows after a restart, once and as it is, and tells nobody", async () => {
  const first = await startAll()
  await first.handOver()
  await first.handOver({ status: "error" })
  const pages = { paymentUrl: expect.any(String) }
  const expected = [
    expect.objectContaining({ status: "authorized", amount: AMOUNT, orderId: "order-1" }),
    [expect.objectContaining({ status: "settled", amount: AMOUNT, ...pages })],
    [expect.objectContaining({ status: "settled", amount: AMOUNT, ...pages })],
    { webhooks: [] },
    { webhooks: [] },
  ]
  expect(await first.known()).toEqual(expected)
  await first.close()
  const second = await startAll()
  expect(await second.known()).toEqual(expected)
  await second.close()
})
