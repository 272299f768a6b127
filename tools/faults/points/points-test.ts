import { createTestDatabase } from "@voltread/api/platform/postgres/testing/database.ts"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { type BaseShop, baseShop } from "./base-shop.ts"
import { type PointsResult, runPoints } from "./run-points.ts"
import type { Scenario } from "./scenario.ts"

/** Keeps each test run short; `npm run faults -- --long` ends processes at each effect. */
export const STRIDE = 12
/** Their first call to the vendor is always a point, whatever the stride. */
export const VENDOR_STRIDE = 30
/** Milliseconds; a test that times out while its processes continue would disturb those after it. */
const TIMEOUT = 600_000

interface PointsTest {
  readonly name: string
  readonly scenarios: ReadonlyArray<Scenario>
  readonly stride: number
  /** More that has to hold of the result. */
  readonly check?: (result: PointsResult) => void
}

/** Tests that end processes at the effects of scenarios, on a shop of their file's own. */
export const testPoints = (tests: ReadonlyArray<PointsTest>): void => {
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

  test.each(tests)(
    "wherever a process ends, $name",
    async ({ scenarios, stride, check }) => {
      const result = await runPoints(shop, scenarios, {
        stride,
        endsAgain: false,
        say: (line) => void process.stdout.write(`  ${line}\n`),
      })
      expect(result.findings).toEqual([])
      for (const [name, tried] of result.points) expect(tried, name).toBeGreaterThan(0)
      check?.(result)
    },
    TIMEOUT,
  )
}
