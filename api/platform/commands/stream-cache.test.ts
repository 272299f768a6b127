import { type EventLogService, type RecordedEvent, START } from "@voltread/domain/event.ts"
import { accept } from "@voltread/domain/shared/decision.ts"
import { Effect, Stream } from "effect"
import { expect, test } from "vitest"
import type { Aggregate } from "./aggregate.ts"
import { StreamCache } from "./stream-cache.ts"

const counter: Aggregate<number, never, { readonly type: "Counted" }> = {
  streamOf: (id) => `counter-${id}`,
  decider: { initial: 0, decide: () => accept([]), evolve: (count) => count + 1 },
  decode: () => ({ type: "Counted" }),
  encode: ({ type }) => ({ type, schemaVersion: 1, data: {} }),
}

/** A log that nothing was ever written to. */
const log: EventLogService = {
  append: () => Effect.die("nothing is written here"),
  read: () => Stream.empty,
  subscribe: () => Stream.empty,
  head: Effect.succeed(START),
}

test("streams that strangers ask for, under names as long as they like, do not fill the memory", async () => {
  const cache = new StreamCache(log, counter)
  const names = Array.from({ length: 1_000 }, (_, n) => `counter-${n}-${"x".repeat(200_000)}`)
  for (const name of names) await Effect.runPromise(cache.refresh(name))
  const kept = names.filter((name) => cache.get(name) !== undefined)
  expect(kept.join("").length).toBeLessThan(110_000_000)
  expect(cache.get(names.at(-1) ?? "")).toBeDefined()
})

test("long streams take the place of many short ones", () => {
  const cache = new StreamCache(log, counter)
  const names = Array.from({ length: 1_000 }, (_, n) => `counter-${n}`)
  for (const name of names) cache.put(name, { ...cache.empty, revision: 999 })
  expect(names.filter((name) => cache.get(name) !== undefined).length).toBeLessThan(101)
})

test("thousands of ordinary streams are kept", () => {
  const cache = new StreamCache(log, counter)
  const names = Array.from({ length: 5_000 }, (_, n) => `counter-${n}`)
  for (const name of names) cache.put(name, { ...cache.empty, revision: 15 })
  expect(names.filter((name) => cache.get(name) !== undefined)).toHaveLength(5_000)
})

const counted = (stream: string, revision: number): RecordedEvent => ({
  id: `${stream}/${revision}`,
  type: "Counted",
  schemaVersion: 1,
  stream,
  revision,
  position: String(revision).padStart(4, "0"),
  data: {},
  metadata: {
    correlationId: "c",
    causationId: `command-${revision}`,
    actor: { id: "s", name: "S", role: "system" },
    at: "2026-01-02T03:04:05.678Z",
  },
})

test("what the log has delivered is not read again, and what it has not is", async () => {
  const stream = "counter-1"
  const reads: Array<number | undefined> = []
  const stored = Array.from({ length: 6 }, (_, revision) => counted(stream, revision))
  const cache = new StreamCache(
    {
      ...log,
      read: (_, { from = 0 } = {}) => {
        reads.push(from)
        return Stream.fromIterable(stored.slice(from))
      },
    },
    counter,
  )
  const follow = (...revisions: ReadonlyArray<number>) =>
    Effect.runPromise(
      cache.follow(stream, [
        counted("counter-2", 0),
        ...revisions.map((revision) => counted(stream, revision)),
      ]),
    )
  expect(await follow(0, 1)).toMatchObject({ state: 2, revision: 1 })
  expect(await follow(1, 2)).toMatchObject({ state: 3, revision: 2 })
  expect(await follow(0)).toMatchObject({ state: 3, revision: 2 })
  expect(reads).toEqual([])
  expect(await follow(4)).toMatchObject({ state: 6, revision: 5 })
  expect(reads).toEqual([3])
})
