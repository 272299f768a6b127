import type { Position, SubscriptionOptions } from "@voltread/domain/event.ts"
import { Deferred, Effect, Fiber, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  append,
  deliveredUntil,
  type Engine,
  eventsOf,
  head,
  isCaughtUp,
  newEvents,
  type Process,
  positionOf,
  startProcess,
  subscribe,
  uniquePrefix,
} from "./engine.ts"

/** Follows until so many events have come, and tells when it has caught up for the first time. */
const following = Effect.fnUntraced(function* (from: Position, filter: SubscriptionOptions, count: number) {
  const live = yield* Deferred.make<void>()
  let left = count
  const fiber = yield* subscribe(from, filter).pipe(
    Stream.tap((item) => (isCaughtUp(item) ? Deferred.succeed(live, undefined) : Effect.void)),
    Stream.takeUntil((item) => {
      if (item._tag === "event") left -= 1
      return left === 0
    }),
    Stream.runCollect,
    Effect.forkChild,
  )
  yield* Deferred.await(live)
  return fiber
})

/** Several followers of one process, each with a filter and a pace of its own. */
export const followersContract = (engine: () => Engine): void => {
  describe("followers", () => {
    let process: Process
    beforeAll(() => {
      process = startProcess(engine())
    })
    afterAll(() => process.exit())

    it("learn how far the log is where their filter lets nothing of its end through", async () => {
      const [wanted, unwanted] = [uniquePrefix(), uniquePrefix()]
      const from = await process.run(head)
      await process.run(append(`${wanted}1`, "no-stream", newEvents(2)))
      await process.run(append(`${unwanted}1`, "no-stream", newEvents(3)))
      const end = await process.run(head)
      for (const start of [from, end]) {
        const items = await process.run(deliveredUntil(start, { streamPrefixes: [wanted] }, isCaughtUp))
        expect(eventsOf(items)).toHaveLength(start === from ? 2 : 0)
        expect(items.map(positionOf).at(-1)).toSatisfy((position) => position >= end)
      }
    })

    it("learn of what comes later in the same way", async () => {
      const [wanted, unwanted] = [uniquePrefix(), uniquePrefix()]
      const from = await process.run(head)
      const items = await process.run(
        Effect.gen(function* () {
          let seen = from
          let end: Position | undefined
          const live = yield* Deferred.make<void>()
          const reached = yield* Deferred.make<void>()
          const judge = Effect.suspend(() =>
            end !== undefined && seen >= end ? Deferred.succeed(reached, undefined) : Effect.void,
          )
          const follower = yield* subscribe(from, { streamPrefixes: [wanted] }).pipe(
            Stream.tap((item) => {
              seen = positionOf(item)
              return Effect.andThen(Deferred.succeed(live, undefined), judge)
            }),
            Stream.interruptWhen(Deferred.await(reached)),
            Stream.runCollect,
            Effect.forkChild,
          )
          yield* Deferred.await(live)
          yield* append(`${unwanted}1`, "no-stream", newEvents(3))
          end = yield* head
          yield* judge
          return yield* Fiber.join(follower)
        }),
      )
      expect(eventsOf(items)).toEqual([])
    })

    it("are given bursts while they are live, each its own part in order, and nobody is warned", async () => {
      const own = startProcess(engine())
      const prefixes = [uniquePrefix(), uniquePrefix()]
      const from = await own.run(head)
      const filters = [[...prefixes], ...prefixes.map((prefix) => [prefix])]
      const delivered = await own.run(
        Effect.gen(function* () {
          const followers = yield* Effect.forEach(filters, (streamPrefixes) =>
            following(from, { streamPrefixes }, 1_000 * streamPrefixes.length),
          )
          yield* Effect.forEach(
            Array.from({ length: 20 }, (_, n) => `${prefixes[n % 2]}${n % 4}`),
            (stream) => append(stream, "any", newEvents(100)),
            { concurrency: 4 },
          )
          return yield* Effect.forEach(followers, Fiber.join)
        }),
      )
      for (const [index, items] of delivered.entries()) {
        const positions = eventsOf(items).map(({ position }) => position)
        expect(positions).toEqual(positions.toSorted())
        expect(new Set(positions).size).toBe(1_000 * (filters[index] ?? []).length)
      }
      expect(own.warnings).toEqual([])
      await own.exit()
    })

    it("that are slow do not hold up others, and miss nothing", async () => {
      const prefix = uniquePrefix()
      const from = await process.run(head)
      const filter = { streamPrefixes: [prefix] }
      const count = 4_000
      const [quick, slow] = await process.run(
        Effect.gen(function* () {
          const gate = yield* Deferred.make<void>()
          const waits = yield* Deferred.make<void>()
          const quickOne = yield* following(from, filter, count)
          let left = count
          const slowOne = yield* subscribe(from, filter).pipe(
            Stream.tap((item) =>
              item._tag === "event"
                ? Effect.andThen(Deferred.succeed(waits, undefined), Deferred.await(gate))
                : Effect.void,
            ),
            Stream.takeUntil((item) => {
              if (item._tag === "event") left -= 1
              return left === 0
            }),
            Stream.runCollect,
            Effect.forkChild,
          )
          yield* append(`${prefix}1`, "no-stream", newEvents(1))
          yield* Deferred.await(waits)
          for (let revision = 0; revision < count - 1; ) {
            const size = Math.min(430, count - 1 - revision)
            yield* append(`${prefix}1`, revision, newEvents(size))
            revision += size
          }
          const first = yield* Fiber.join(quickOne)
          yield* Deferred.succeed(gate, undefined)
          return [first, yield* Fiber.join(slowOne)]
        }),
      )
      const all = Array.from({ length: count }, (_, revision) => revision)
      expect(eventsOf(quick ?? []).map(({ revision }) => revision)).toEqual(all)
      expect(eventsOf(slow ?? []).map(({ revision }) => revision)).toEqual(all)
    })
  })
}
