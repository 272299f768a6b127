import { type Position, START } from "@voltread/domain/event.ts"
import { Effect, Fiber } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import {
  append,
  deliveredUntil,
  type Engine,
  eventsOf,
  given,
  head,
  isCaughtUp,
  newEvents,
  type Process,
  positionOf,
  startProcess,
  uniquePrefix,
} from "./engine.ts"

/** Delivery of the whole log, from any place, across restarts. */
export const subscribeContract = (engine: () => Engine): void => {
  describe("subscribe", () => {
    let process: Process
    beforeAll(() => {
      process = startProcess(engine())
    })
    afterAll(() => process.exit())

    it("delivers what is stored, says that it has caught up, and goes on live", async () => {
      const prefix = uniquePrefix()
      const from = await process.run(head)
      const stored = newEvents(3)
      const live = newEvents(2)
      await process.run(append(`${prefix}1`, "no-stream", stored))
      const items = await process.run(
        Effect.gen(function* () {
          const subscriber = yield* deliveredUntil(
            from,
            { streamPrefixes: [prefix] },
            (item) => item._tag === "event" && item.event.id === live[1]?.id,
          ).pipe(Effect.forkChild)
          yield* deliveredUntil(from, { streamPrefixes: [prefix] }, isCaughtUp)
          yield* append(`${prefix}2`, "no-stream", live)
          return yield* Fiber.join(subscriber)
        }),
      )
      expect(eventsOf(items).map(given)).toEqual([...stored, ...live])
    })

    it("starts after the given position, at the beginning for START", async () => {
      const prefix = uniquePrefix()
      const filter = { streamPrefixes: [prefix] }
      await process.run(append(`${prefix}1`, "no-stream", newEvents(2)))
      const all = eventsOf(await process.run(deliveredUntil(START, filter, isCaughtUp)))
      expect(all.map((event) => event.revision)).toEqual([0, 1])
      const rest = await process.run(deliveredUntil(all[0]?.position ?? START, filter, isCaughtUp))
      expect(eventsOf(rest)).toEqual(all.slice(1))
    })

    it("catches up over thousands of events, in order", async () => {
      const prefix = uniquePrefix()
      const from = await process.run(head)
      for (let revision = -1; revision < 3_499; revision += 700) {
        await process.run(append(`${prefix}1`, revision, newEvents(700)))
      }
      const all = Array.from({ length: 3_500 }, (_, revision) => revision)
      for (const filter of [{}, { streamPrefixes: [prefix] }]) {
        const items = await process.run(
          deliveredUntil(from, filter, (item) => item._tag === "event" && item.event.revision === 3_499),
        )
        expect(eventsOf(items).map((event) => event.revision)).toEqual(all)
      }
    })

    it("delivers only streams with one of the prefixes, and all of them without a filter", async () => {
      const [orders, carts, loans] = [uniquePrefix("order"), uniquePrefix("cart"), uniquePrefix("loan_%")]
      const from = await process.run(head)
      const names = [`${orders}1`, `${carts}1`, `${loans}1`, `x${orders}1`, `${carts}2`]
      for (const name of names) await process.run(append(name, "no-stream", newEvents(1)))
      const streams = async (streamPrefixes?: ReadonlyArray<string>) => {
        const items = await process.run(
          deliveredUntil(from, streamPrefixes ? { streamPrefixes } : {}, isCaughtUp),
        )
        return eventsOf(items).map((event) => event.stream)
      }
      expect(await streams([orders])).toEqual([`${orders}1`])
      expect(await streams([carts, loans])).toEqual([`${carts}1`, `${loans}1`, `${carts}2`])
      expect(await streams()).toEqual(names)
    })

    it("lets a restart skip what a filter has passed over", async () => {
      const [wanted, unwanted] = [uniquePrefix(), uniquePrefix()]
      const from = await process.run(head)
      await process.run(append(`${wanted}1`, "no-stream", newEvents(1)))
      const unwantedBatches = Array.from({ length: 10 }, (_, n) =>
        append(`${unwanted}${n}`, "no-stream", newEvents(100)),
      )
      const passed = (await process.run(Effect.all(unwantedBatches))).at(-2)?.position ?? from
      const filter = { streamPrefixes: [wanted] }
      const items = await process.run(
        deliveredUntil(from, filter, (item) => item._tag !== "event" && item.position >= passed),
      )
      const positions = items.map(positionOf)
      expect(positions).toEqual(positions.toSorted())
      expect(eventsOf(items)).toHaveLength(1)
      const afterwards = await process.run(deliveredUntil(positions.at(-1) ?? from, filter, isCaughtUp))
      expect(eventsOf(afterwards)).toEqual([])
    })

    it("skips none and doubles none across restarts while 32 writers append", async () => {
      const prefix = uniquePrefix()
      const perWriter = 25
      const total = 32 * perWriter * 2
      const from = await process.run(head)
      const writersOf = (first: number, count: number) =>
        Effect.all(
          Array.from({ length: count }, (_, index) =>
            Effect.gen(function* () {
              for (let n = 0; n < perWriter; n++) {
                yield* append(`${prefix}${first + index}`, n * 2 - 1, newEvents(2))
              }
            }),
          ),
          { concurrency: "unbounded" },
        )
      const others = [0, 8, 16, 24].map((first) => ({ first, process: startProcess(engine()) }))
      const writing = Promise.all(others.map(({ first, process }) => process.run(writersOf(first, 8))))

      const delivered: Array<{ stream: string; revision: number; position: Position }> = []
      let position = from
      while (delivered.length < total) {
        const subscriber = startProcess(engine())
        let left = Math.min(1 + (delivered.length % 173), total - delivered.length)
        const items = await subscriber.run(
          deliveredUntil(position, { streamPrefixes: [prefix] }, (item) => {
            if (item._tag === "event") left -= 1
            return left === 0
          }),
        )
        delivered.push(...eventsOf(items))
        position = items.map(positionOf).at(-1) ?? position
        await subscriber.exit()
      }
      await writing
      for (const { process } of others) await process.exit()

      const positions = delivered.map((event) => event.position)
      expect(positions).toEqual(positions.toSorted())
      for (let writer = 0; writer < 32; writer++) {
        const revisions = delivered
          .filter(({ stream }) => stream === `${prefix}${writer}`)
          .map((e) => e.revision)
        expect(revisions).toEqual(Array.from({ length: perWriter * 2 }, (_, revision) => revision))
      }
    })
  })
}
