import { Effect, Fiber, Queue } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import {
  append,
  deliveredUntil,
  type Engine,
  eventsOf,
  given,
  head,
  newEvents,
  type Process,
  read,
  startProcess,
  uniquePrefix,
} from "./engine.ts"

/** What callers see while the server is away and when it is back. */
export const outageContract = (engine: () => Engine): void => {
  describe("an outage", () => {
    let process: Process
    beforeAll(() => {
      process = startProcess(engine())
    })
    afterEach(() => engine().network?.restore())
    afterAll(() => process.exit())

    const network = (action: "cut" | "restore" | "refusal") =>
      Effect.promise(
        () => engine().network?.[action]() ?? Promise.reject(new Error("The network cannot be cut")),
      )

    it("delays appends and reads that find the server away for a moment", async () => {
      const name = `${uniquePrefix()}1`
      const events = newEvents(2)
      const stored = await process.run(
        Effect.gen(function* () {
          yield* append(name, "no-stream", events)
          yield* network("cut")
          const writer = yield* Effect.forkChild(append(name, 1, newEvents(1)))
          const reader = yield* Effect.forkChild(read(name, { limit: 2 }))
          yield* network("refusal")
          yield* network("restore")
          expect((yield* Fiber.join(writer)).revision).toBe(2)
          return yield* Fiber.join(reader)
        }),
      )
      expect(stored.map(given)).toEqual(events)
    })

    it("ends appends and reads as unavailable when it lasts, and repeating the append stores it once", async () => {
      const name = `${uniquePrefix()}1`
      const events = newEvents(2)
      const [written, known] = await process.run(
        Effect.gen(function* () {
          yield* network("cut")
          return yield* Effect.all(
            [Effect.flip(append(name, "no-stream", events)), Effect.flip(read(name))],
            {
              concurrency: "unbounded",
            },
          )
        }),
      )
      expect([written._tag, known._tag]).toEqual(["EventLogUnavailable", "EventLogUnavailable"])
      await engine().network?.restore()
      expect((await process.run(append(name, "no-stream", events))).revision).toBe(1)
      expect((await process.run(append(name, "no-stream", events))).revision).toBe(1)
      expect(await process.run(read(name))).toHaveLength(2)
    })

    it("interrupts subscriptions only for its time: none skipped, none twice, no append stored twice", async () => {
      const prefix = uniquePrefix()
      const from = await process.run(head)
      const writers = 8
      const each = 60
      const items = await process.run(
        Effect.gen(function* () {
          let left = writers * each
          const appended = yield* Queue.unbounded<number>()
          const subscriber = yield* Effect.forkChild(
            deliveredUntil(from, { streamPrefixes: [prefix] }, (item) => {
              if (item._tag === "event") left -= 1
              return left === 0
            }),
          )
          const writing = yield* Effect.forkChild(
            Effect.all(
              Array.from({ length: writers }, (_, writer) =>
                Effect.gen(function* () {
                  for (let n = 0; n < each; n++) {
                    yield* append(`${prefix}${writer}`, writer % 2 === 0 ? "any" : n - 1, newEvents(1))
                    yield* Queue.offer(appended, n)
                    yield* Effect.sleep("5 millis")
                  }
                }),
              ),
              { concurrency: "unbounded" },
            ),
          )
          for (let outage = 0; outage < 4; outage++) {
            yield* Queue.take(appended)
            yield* network("cut")
            yield* network("refusal")
            yield* network("restore")
            yield* Queue.clear(appended)
          }
          yield* Fiber.join(writing)
          return yield* Fiber.join(subscriber)
        }),
      )
      const delivered = eventsOf(items)
      expect(delivered).toHaveLength(writers * each)
      for (let writer = 0; writer < writers; writer++) {
        const revisions = delivered
          .filter(({ stream }) => stream === `${prefix}${writer}`)
          .map((e) => e.revision)
        expect(revisions).toEqual(Array.from({ length: each }, (_, revision) => revision))
        expect(await process.run(read(`${prefix}${writer}`))).toHaveLength(each)
      }
    })
  })
}
