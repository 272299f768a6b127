import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { Cryptography } from "../platform/cryptography.ts"
import { shopDatabase } from "../platform/postgres/testing/shop-database.ts"
import { limitForms } from "./form-limit.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => database.close())

/** Null: it may be begun. */
const begin = (ip: string): Promise<string | null> =>
  database.run(
    limitForms({ ip }, { rateLimitPerMinute: 100 }).pipe(
      Effect.as(null),
      Effect.catchTag("Problem", ({ code }) => Effect.succeed(code)),
      Effect.provide(Cryptography.layer("a secret of these tests, long enough")),
    ),
  )

test("one address begins a fiftieth of its calls of payments at vendors in a minute", async () => {
  expect([await begin("203.0.113.7"), await begin("203.0.113.7")]).toEqual([null, null])
  expect(await begin("203.0.113.7")).toBe("TOO_MANY_REQUESTS")
  expect(await begin("203.0.113.8")).toBeNull()
})

test("a site of IPv6 begins ten times as many", async () => {
  for (let network = 0; network < 20; network++) expect(await begin(`2001:db8:1:${network}::1`)).toBeNull()
  expect(await begin("2001:db8:1:20::1")).toBe("TOO_MANY_REQUESTS")
})
