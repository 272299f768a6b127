import { offeredMethods } from "@voltread/api/checkout/offered-methods.ts"
import { readConfig } from "@voltread/api/composition/config.ts"
import { ConfiguredLenders } from "@voltread/api/composition/lenders.ts"
import { paymentGatewaysLayer } from "@voltread/api/composition/payment-gateways.ts"
import type { Config } from "@voltread/api/platform/config.ts"
import { Database } from "@voltread/api/platform/postgres/pool.ts"
import { CurrentSettings } from "@voltread/api/settings/current-settings.ts"
import { anItem } from "@voltread/domain/ordering/order-examples.ts"
import { totalsOf } from "@voltread/domain/ordering/order-item.ts"
import { PaymentMethodId } from "@voltread/domain/ordering/payment-method.ts"
import { DEFAULT_SETTINGS } from "@voltread/domain/shared/shop-settings.ts"
import { Effect, Layer, ManagedRuntime, Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { keys as braintreeKeys, startBench } from "./braintree/running.ts"
import { keys as cryptoKeys, startCoinbaseBench, startPlisioBench } from "./crypto/running.ts"
import { startKlarnaBench } from "./klarna/bench.ts"
import { startLenderBench } from "./simple-lease/running.ts"

type Admin = (method: string, path: string, body?: unknown) => Promise<unknown>

let config: Config
let runtime: ManagedRuntime.ManagedRuntime<Layer.Success<ReturnType<typeof paymentGatewaysLayer>>, unknown>
const vendors = new Map<string, { readonly admin: Admin; readonly close: () => Promise<void> }>()

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"] })
  const postgresUrl = inject("postgresUrl")
  const [braintree, klarna, lender, plisio, coinbase] = await Promise.all([
    startBench(),
    startKlarnaBench(postgresUrl),
    startLenderBench(),
    startPlisioBench(),
    startCoinbaseBench(),
  ])
  for (const [name, bench] of Object.entries({ braintree, klarna, lender, plisio, coinbase }))
    vendors.set(name, bench)
  config = Result.getOrThrow(
    readConfig({
      NODE_ENV: "test",
      DATABASE_URL: postgresUrl,
      SESSION_SECRET: "a secret of the tests that is long enough",
      BRAINTREE_URL: braintree.simulator.url,
      BRAINTREE_MERCHANT_ID: braintreeKeys.merchantId,
      BRAINTREE_PUBLIC_KEY: braintreeKeys.publicKey,
      BRAINTREE_PRIVATE_KEY: braintreeKeys.privateKey,
      GOOGLE_PAY_SHEET_URL: "http://127.0.0.1:9/sheet",
      ...klarna.urls,
      ...klarna.environment,
      SIMPLE_LEASE_URL: lender.simulator.url,
      SIMPLE_LEASE_KEY: lender.config.apiKey,
      SIMPLE_LEASE_WEBHOOK_SECRET: lender.config.webhookSecret,
      PLISIO_URL: plisio.simulator.url,
      PLISIO_SECRET_KEY: cryptoKeys.plisio,
      COINBASE_URL: coinbase.simulator.url,
      COINBASE_API_KEY: cryptoKeys.coinbase,
      COINBASE_WEBHOOK_SECRET: cryptoKeys.coinbaseWebhooks,
    }),
  )
  const database = Database.layer({ url: postgresUrl, applicationName: "test" })
  runtime = ManagedRuntime.make(
    paymentGatewaysLayer(config).pipe(Layer.provide([database, ConfiguredLenders.layer(config)])),
  )
}, 60_000)
afterEach(async () => {
  for (const { admin } of vendors.values()) await admin("DELETE", "/faults")
})
afterAll(async () => {
  vi.useRealTimers()
  await runtime.dispose()
  for (const { close } of vendors.values()) await close()
})

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** By payment method: why it cannot be used now. */
const offered = async (): Promise<Readonly<Record<string, string | null>>> => {
  const lines = [anItem({ quantity: 1, price: 100_000, shippingCost: 0, tax: 0, discount: 0 })]
  const offers = await runtime.runPromise(
    offeredMethods({ lines, totals: totalsOf(lines) }).pipe(
      Effect.provideService(CurrentSettings, {
        current: Effect.succeed(DEFAULT_SETTINGS),
        defaults: DEFAULT_SETTINGS,
      }),
    ),
  )
  return Object.fromEntries(offers.map(({ id, problem }) => [id, problem]))
}

const ALL: ReadonlyArray<string> = PaymentMethodId.literals
const able = async () =>
  Object.entries(await offered()).flatMap(([id, problem]) => (problem === null ? [id] : []))

const ASKED: ReadonlyArray<readonly [vendor: string, operation: string, ids: ReadonlyArray<string>]> = [
  ["braintree", "clientToken", ["card", "google-pay"]],
  ["klarna", "readSession", ["klarna"]],
  ["lender", "search", ["lease", "loan"]],
  ["plisio", "currencies", ["plisio"]],
  ["coinbase", "list", ["coinbase"]],
]

describe("of all ways to pay", () => {
  test("each is tried", () => {
    expect(ASKED.flatMap(([, , ids]) => ids)).toEqual(ALL)
  })

  test.each(ASKED)(
    "those of a vendor that is down say so, and the others stay: %s",
    async (name, operation, ids) => {
      later(120_000)
      expect(await able()).toEqual(ALL)
      const admin = vendors.get(name)?.admin ?? expect.fail(name)
      await admin("POST", "/faults", { kind: "status", status: 503, calls: 1_000, operation })
      later(120_000)
      const down = await offered()
      expect(Object.keys(down)).toEqual(ALL)
      for (const [id, problem] of Object.entries(down))
        if (ids.includes(id)) expect(problem).toMatch(/^[A-Z].* (is|are) not available right now\./)
        else expect(problem).toBeNull()
      await admin("DELETE", "/faults")
      later(31_000)
      await expect.poll(able, { timeout: 5_000 }).toEqual(ALL)
    },
  )

  test("one that hangs does not hold up the offer, and may only be slow", async () => {
    const admin = vendors.get("klarna")?.admin ?? expect.fail("klarna")
    await admin("POST", "/faults", { kind: "hang", calls: 1_000, operation: "readSession" })
    later(120_000)
    const began = performance.now()
    expect(await offered()).toMatchObject({ card: null, klarna: null })
    expect(performance.now() - began).toBeLessThan(4_000)
  })
})
