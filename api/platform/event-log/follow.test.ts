import { EventLog, type NewEvent, type RecordedEvent } from "@voltread/domain/event.ts"
import { eventCodec } from "@voltread/domain/shared/event-codec.ts"
import { Effect, Layer, Logger, Schema } from "effect"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import type { Database } from "../postgres/pool.ts"
import { rows } from "../postgres/query.ts"
import { shopDatabase } from "../postgres/testing/shop-database.ts"
import { type Follower, follow } from "./follow.ts"
import { postgresEventLog } from "./postgres.ts"

const codec = eventCodec(
  Schema.Struct({ type: Schema.Literal("Counted"), data: Schema.Struct({ n: Schema.Int }) }),
  {},
)

let shop: Awaited<ReturnType<typeof shopDatabase>>
beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
})
afterAll(() => shop.close())

const event = (data: unknown): NewEvent => ({
  id: crypto.randomUUID(),
  type: "Counted",
  schemaVersion: 1,
  data,
  metadata: {
    correlationId: "c",
    causationId: "d",
    actor: { id: "s", name: "S", role: "system" },
    at: "2026-11-22T10:00:00.000Z",
  },
})

const run = <A, E>(work: Effect.Effect<A, E, EventLog>) =>
  shop.run(
    work.pipe(
      Effect.provide(postgresEventLog().pipe(Layer.provide(shop.layer))),
      Effect.provide(Logger.layer([])),
    ),
  )

test("an event that a follower cannot read costs that event, not those around it", async () => {
  const counted: Array<number> = []
  const follower: Follower<never, never> = {
    name: "counter",
    streamPrefixes: ["count-"],
    handle: (events: ReadonlyArray<RecordedEvent>) =>
      Effect.sync(() => {
        for (const each of events) counted.push(codec.decodeOrThrow(each).data.n)
      }),
  }
  await run(
    Effect.gen(function* () {
      const log = yield* EventLog
      yield* log.append("count-1", "no-stream", [event({ n: 1 }), event({ n: "two" }), event({ n: 3 })])
      yield* log.append("count-2", "no-stream", [event({ n: 4 })])
      const following = yield* Effect.forkChild(Effect.provide(follow(follower), shop.layer))
      yield* Effect.promise(() => expect.poll(() => new Set(counted), { timeout: 5_000 }).toContain(4))
      yield* Effect.promise(() =>
        expect.poll(() => shop.run(hasCheckpoint("counter")), { timeout: 5_000 }).toBe(true),
      )
      following.interruptUnsafe()
    }),
  )
  expect(new Set(counted)).toEqual(new Set([1, 3, 4]))
})

test("any other defect stops it, so that nothing is passed over by mistake", async () => {
  const failing: Follower<never, never> = {
    name: "failing",
    streamPrefixes: ["count-"],
    handle: () => Effect.die(new Error("a mistake of ours")),
  }
  await expect(run(Effect.provide(follow(failing), shop.layer))).rejects.toThrow("a mistake of ours")
})

test("its commits, and no others, do not wait for the disk", async () => {
  const setting = rows(Schema.Struct({ setting: Schema.String, source: Schema.String }), {
    text: "select setting, source from pg_settings where name = 'synchronous_commit'",
    values: [],
  })
  const seen = new Set<string>()
  const looking: Follower<unknown, Database> = {
    name: "looking",
    streamPrefixes: ["count-"],
    handle: () => Effect.map(setting, ([row]) => void seen.add(`${row?.setting} by ${row?.source}`)),
  }
  await run(
    Effect.raceFirst(
      Effect.provide(follow(looking), shop.layer),
      Effect.promise(() => expect.poll(() => seen.size, { timeout: 5_000 }).toBe(1)),
    ),
  )
  expect([...seen]).toEqual(["off by client"])
  expect(await shop.run(setting)).not.toMatchObject([{ source: "client" }])
})

const hasCheckpoint = (name: string) =>
  rows(Schema.Struct({}), {
    text: "select from process_checkpoint where name = $1",
    values: [name],
  }).pipe(Effect.map((found) => found.length > 0))
