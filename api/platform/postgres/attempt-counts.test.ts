import { Effect } from "effect"
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest"
import { addAttempts, addToLimits } from "./attempt-counts.ts"
import { Database } from "./pool.ts"
import { shopDatabase } from "./testing/shop-database.ts"

let database: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  database = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => database.close())

const counter = (name: string, count: number) => ({ key: Buffer.from(name), count, seconds: 60 })

const atOnce = <A, E>(work: ReadonlyArray<Effect.Effect<A, E, Database>>): Promise<ReadonlyArray<A>> =>
  database.run(Effect.all(work, { concurrency: "unbounded" }))

test("what several add at once is one statement, and each is answered as if they had come in turn", async () => {
  const pool = await database.run(Database.use((service) => Effect.succeed(service.pool)))
  const query = vi.spyOn(pool, "query")
  const sums = await atOnce([
    addAttempts([counter("a", 1), counter("b", 5)]),
    addAttempts([counter("a", 2)]),
    addAttempts([counter("b", -3), counter("a", 4)]),
  ])
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
  const named = sums.map((each) =>
    Object.fromEntries(each.map(({ key, count }) => [Buffer.from(key, "hex").toString(), count])),
  )
  expect(named).toEqual([{ a: 1, b: 5 }, { a: 3 }, { a: 7, b: 2 }])
  expect(await database.run(addAttempts([counter("a", 1)]))).toEqual([
    { key: Buffer.from("a").toString("hex"), count: 8, seconds: expect.closeTo(60, -1) },
  ])
})

test("of more attempts at once than a limit allows, those within it are allowed", async () => {
  const limit = { key: Buffer.from("limited"), most: 3 }
  const seconds = await atOnce(
    Array.from({ length: 5 }, () => addToLimits([limit], { count: 1, seconds: 60 })),
  )
  expect(seconds.map((each) => each > 0)).toEqual([false, false, false, true, true])
})

test("a value that Postgres does not take fails for its caller alone", async () => {
  const outcomes = await atOnce(
    [1, 2_147_483_647, 2].map((count) =>
      addAttempts([counter("full", count)]).pipe(
        Effect.match({ onFailure: ({ code }) => code, onSuccess: ([sum]) => sum?.count }),
      ),
    ),
  )
  expect(outcomes).toEqual([1, "22003", 3])
})

test("without an answer from Postgres every caller is told so", async () => {
  const pool = await database.run(Database.use((service) => Effect.succeed(service.pool)))
  const query = vi.spyOn(pool, "query").mockRejectedValue(new Error("connection lost"))
  const reasons = await atOnce([1, 2].map((count) => addAttempts([counter("lost", count)]).pipe(Effect.flip)))
  expect(query).toHaveBeenCalledTimes(1)
  query.mockRestore()
  expect(reasons.map(({ reason }) => reason)).toEqual(["connection lost", "connection lost"])
})
