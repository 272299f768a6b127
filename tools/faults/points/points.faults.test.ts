import { createTestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type BaseShop, baseShop } from "./base-shop.ts"
import { CRYPTO_SCENARIOS } from "./crypto-scenarios.ts"
import { KLARNA_SCENARIOS } from "./klarna-scenarios.ts"
import { CONTRACT_SCENARIOS, LEASE_SCENARIOS } from "./lease-scenarios.ts"
import { ORDER_SCENARIOS } from "./order-scenarios.ts"
import { PROCESS_SCENARIOS } from "./process-scenarios.ts"
import { runPoints } from "./run-points.ts"
import type { Scenario } from "./scenario.ts"

/** Keeps each test run short; `npm run faults -- --long` ends processes at each effect. */
const STRIDE = 6
/** Their first call to the vendor is always a point, whatever the stride. */
const VENDOR_STRIDE = 15
/** Milliseconds; a test that times out while its processes continue would disturb those after it. */
const TIMEOUT = 600_000

let database: Awaited<ReturnType<typeof createTestDatabase>>
let shop: BaseShop

beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  shop = await baseShop(database.url)
})
afterAll(async () => {
  await shop.close()
  await database.drop()
})

const runWith = (scenarios: ReadonlyArray<Scenario>, stride: number) =>
  runPoints(shop, scenarios, {
    stride,
    endsAgain: false,
    say: (line) => void process.stdout.write(`  ${line}\n`),
  })

test.each([
  ["imports, rebuilds and mails go on", PROCESS_SCENARIOS, STRIDE],
  ["no application is lost or made twice at the lender", LEASE_SCENARIOS, STRIDE],
  ["the lender hears once what became of a contract", CONTRACT_SCENARIOS, VENDOR_STRIDE],
  ["Klarna's books agree with the orders", KLARNA_SCENARIOS, VENDOR_STRIDE],
  ["what comes in coins is booked once", CRYPTO_SCENARIOS, VENDOR_STRIDE],
])(
  "wherever a process ends, %s",
  async (_, scenarios, stride) => {
    const { points, findings } = await runWith(scenarios, stride)
    expect(findings).toEqual([])
    for (const [name, tried] of points) expect(tried, name).toBeGreaterThan(0)
  },
  TIMEOUT,
)

test(
  "wherever a process ends, also between a charge and its record, carts, orders and cards' books agree",
  async () => {
    const { points, chargedOnly, findings } = await runWith(ORDER_SCENARIOS, STRIDE)
    expect(findings).toEqual([])
    expect(chargedOnly).toBeGreaterThan(0)
    for (const [name, tried] of points) expect(tried, name).toBeGreaterThan(0)
  },
  TIMEOUT,
)
