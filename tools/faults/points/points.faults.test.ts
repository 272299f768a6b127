import { createTestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type BaseShop, baseShop } from "./base-shop.ts"
import { LEASE_SCENARIOS } from "./lease-scenarios.ts"
import { ORDER_SCENARIOS } from "./order-scenarios.ts"
import { PROCESS_SCENARIOS } from "./process-scenarios.ts"
import { runPoints } from "./run-points.ts"

/** Short enough for each run of the tests; `npm run faults -- --long` ends at each effect. */
const STRIDE = 6

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

test("wherever a process ends, the shop recovers and all books agree", async () => {
  const { points, chargedOnly, findings } = await runPoints(
    shop,
    [...PROCESS_SCENARIOS, ...ORDER_SCENARIOS],
    {
      stride: STRIDE,
      endsAgain: false,
      say: (line) => void process.stdout.write(`  ${line}\n`),
    },
  )
  expect(findings).toEqual([])
  expect(chargedOnly).toBeGreaterThan(0)
  for (const [name, tried] of points) expect(tried, name).toBeGreaterThan(0)
}, 300_000)

test("wherever a process ends, no application is lost or made twice at the lender", async () => {
  const { points, findings } = await runPoints(shop, LEASE_SCENARIOS, {
    stride: STRIDE,
    endsAgain: false,
    say: (line) => void process.stdout.write(`  ${line}\n`),
  })
  expect(findings).toEqual([])
  for (const [name, tried] of points) expect(tried, name).toBeGreaterThan(0)
}, 300_000)
