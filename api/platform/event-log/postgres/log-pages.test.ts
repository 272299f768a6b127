import { EventLog, type Position, START } from "@voltread/domain/event.ts"
import { Effect, Layer, Stream } from "effect"
import type pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, inject, test, vi } from "vitest"
import { createPool, Database } from "../../postgres/pool.ts"
import { createTestDatabase, type TestDatabase } from "../../postgres/testing/database.ts"
import { append, newEvents } from "../contract/engine.ts"
import { postgresEventLog } from "../postgres.ts"
import { type LogPages, makeLogPages } from "./log-pages.ts"
import { ensureEventLog } from "./schema.ts"

let database: TestDatabase
let pool: pg.Pool
let end: Position
beforeAll(async () => {
  database = await createTestDatabase(inject("postgresUrl"))
  pool = createPool({ url: database.url, max: 2 }, () => undefined)
  await Effect.runPromise(ensureEventLog(pool))
  const write = Effect.forEach(["order-1", "cart-1", "visit-1"], (stream) =>
    append(stream, "no-stream", newEvents(2)),
  )
  const log = postgresEventLog().pipe(Layer.provide(Database.layer({ url: database.url })))
  const appended = await Effect.runPromise(Effect.provide(write, log))
  end = appended.at(-1)?.position ?? START
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  vi.restoreAllMocks()
})

/** What each of these subscriptions reads when all have begun, as the streams of the events. */
const readBy = (pages: LogPages, all: ReadonlyArray<ReadonlyArray<string>>) =>
  Effect.gen(function* () {
    const readers = all.map(pages.reader)
    // The first page tells each what the others want.
    for (const reader of readers) yield* reader.read(START, START)
    const found = yield* Effect.forEach(readers, (reader) => reader.read(START, end), { concurrency: 4 })
    for (const reader of readers) yield* reader.pause
    return found.map((events) => [...new Set(events.map(({ stream }) => stream))])
  })

const ranges = (query: { readonly mock: { readonly calls: ReadonlyArray<ReadonlyArray<unknown>> } }) =>
  query.mock.calls.filter(([config]) => JSON.stringify(config).includes(end)).length

test("subscriptions that read on together share their pages, and a single one reads only its own streams", async () => {
  const pages = await Effect.runPromise(makeLogPages(pool))
  const query = vi.spyOn(pool, "query")
  const together = await Effect.runPromise(readBy(pages, [["order-"], ["cart-", "order-"], ["order-"]]))
  expect(together).toEqual([
    ["order-1", "cart-1"],
    ["order-1", "cart-1"],
    ["order-1", "cart-1"],
  ])
  expect(ranges(query)).toBe(1)
  expect(await Effect.runPromise(readBy(pages, [["cart-"]]))).toEqual([["cart-1"]])
})

test("a page that could not be read is read again", async () => {
  const pages = await Effect.runPromise(makeLogPages(pool))
  vi.spyOn(pool, "query").mockImplementationOnce(() => Promise.reject(new Error("gone")))
  const read = pages.reader(["cart-"]).read(START, end)
  expect((await Effect.runPromise(Effect.flip(read))).reason).toMatch(/gone/)
  expect(await Effect.runPromise(read)).toHaveLength(2)
})

test("what others read is not delivered to a subscription that did not ask for it", async () => {
  const log = postgresEventLog().pipe(Layer.provide(Database.layer({ url: database.url })))
  const streamsOf = (streamPrefixes: ReadonlyArray<string>) =>
    EventLog.use(({ subscribe }) =>
      subscribe(START, { streamPrefixes }).pipe(
        Stream.takeUntil((item) => item._tag === "caughtUp"),
        Stream.runCollect,
      ),
    ).pipe(Effect.map((items) => items.flatMap((item) => (item._tag === "event" ? [item.event.stream] : []))))
  const found = await Effect.runPromise(
    Effect.provide(
      Effect.all([streamsOf(["order-"]), streamsOf(["cart-"]), streamsOf(["visit-", "cart-"])], {
        concurrency: "unbounded",
      }),
      log,
    ),
  )
  expect(found).toEqual([
    ["order-1", "order-1"],
    ["cart-1", "cart-1"],
    ["cart-1", "cart-1", "visit-1", "visit-1"],
  ])
})
