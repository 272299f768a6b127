import { setImmediate } from "node:timers/promises"
import type { Position, RecordedEvent, SubscriptionItem } from "@voltread/domain/event.ts"
import { Effect, Queue, Stream } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { RecentEvents } from "./engine/recent-events.ts"
import { toPosition as toEventStorePosition } from "./eventstoredb/position.ts"
import { subscription as inEventStoreDB } from "./eventstoredb/subscription.ts"
import { toPosition } from "./postgres/position.ts"
import { subscription as inPostgres } from "./postgres/subscription.ts"

const PATIENCE = 60

/** The end of a log that the test makes longer. */
const tailOf = (recent: RecentEvents) => ({
  recent,
  follow: Effect.void,
  refresh: Effect.void,
  head: Effect.sync(() => recent.end),
  readAfter: () => Effect.die(new Error("all of it is near the end")),
  onAppended: () => undefined,
  onNotified: () => undefined,
})

const IDLE = { read: () => Effect.die(new Error("all of it is near the end")), pause: Effect.void }

const ENGINES = [
  {
    name: "Postgres",
    place: (n: number) => toPosition(String(n)),
    subscribe: (recent: RecentEvents) =>
      inPostgres({ reader: () => IDLE }, tailOf(recent), recent.end, { patience: PATIENCE }),
  },
  {
    name: "EventStoreDB",
    place: (n: number) => toEventStorePosition({ commit: BigInt(n), prepare: BigInt(n) }),
    subscribe: (recent: RecentEvents) => inEventStoreDB(tailOf(recent), recent.end, { patience: PATIENCE }),
  },
]

const eventAt = (position: Position): RecordedEvent => ({
  id: position,
  type: "Happened",
  schemaVersion: 1,
  stream: "thing-1",
  revision: 0,
  position,
  data: {},
  metadata: {
    correlationId: "c",
    causationId: "d",
    actor: { id: "s", name: "S", role: "system" },
    at: "2026-11-22T10:00:00.000Z",
  },
})

test.each(ENGINES)(
  "a patient follower on $name gets together what comes in meanwhile",
  async ({ place, subscribe }) => {
    const recent = new RecentEvents()
    recent.startAt(place(1))
    const store = (n: number) =>
      Effect.promise(() => {
        recent.add([eventAt(place(n))], place(n))
        // Until whoever waits for it has noticed.
        return setImmediate()
      })
    const delivered = await Effect.runPromise(
      Effect.gen(function* () {
        const arrays = yield* Queue.unbounded<ReadonlyArray<SubscriptionItem>>()
        yield* subscribe(recent).pipe(
          Stream.runForEachArray((items) => Queue.offer(arrays, items)),
          Effect.forkChild,
        )
        const first = yield* Queue.take(arrays)
        yield* store(2)
        yield* TestClock.adjust(PATIENCE - 1)
        yield* store(3)
        const early = yield* Queue.clear(arrays)
        yield* TestClock.adjust(1)
        return [first, ...early, yield* Queue.take(arrays)]
      }).pipe(Effect.provide(TestClock.layer())),
    )
    expect(delivered.map((items) => items.map(({ _tag }) => _tag))).toEqual([
      ["caughtUp"],
      ["event", "event", "caughtUp"],
    ])
  },
)
