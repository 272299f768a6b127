import { type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Fiber } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import {
  append,
  deliveredUntil,
  eventsOf,
  given,
  isCaughtUp,
  newEvent,
  newEvents,
  uniquePrefix,
} from "./contract/engine.ts"
import type { EventStoreDbOptions } from "./eventstoredb.ts"
import {
  eventually,
  startDouble,
  startLog,
  stopAll,
  urlOf,
  whenOver,
} from "./testing/eventstoredb/log-on-double.ts"
import { networkTo } from "./testing/network.ts"

afterEach(stopAll)

const isEvent = (type: string) => (item: { _tag: string; event?: RecordedEvent }) => item.event?.type === type

describe("EventStoreDB: the client of a process", () => {
  const startBehindNetwork = async (options?: Omit<EventStoreDbOptions, "url">) => {
    const double = await startDouble()
    const network = await networkTo("127.0.0.1", double.port)
    whenOver(network.close)
    return { double, network, log: startLog(urlOf(network), options) }
  }

  it("stays when one call is slow", async () => {
    const { double, network, log } = await startBehindNetwork()
    const [slow, other] = [`${uniquePrefix()}1`, `${uniquePrefix()}1`]
    await log.run(deliveredUntil(START, {}, isCaughtUp))
    const { connections } = network
    const before = connections()
    for (const othersWrite of [false, true]) {
      double.faults.neverAnswer = 1
      await log.run(
        Effect.gen(function* () {
          const writer = yield* Effect.forkChild(append(slow, "any", newEvents(1)))
          yield* eventually(() => double.faults.neverAnswer === 0)
          if (othersWrite) yield* append(other, "any", newEvents(1))
          yield* Fiber.join(writer)
        }),
      )
    }
    expect(connections()).toBe(before)
    expect(double.subscriptions.opened).toBe(1)
    expect(log.warnings).toEqual([])
  })

  it.each(["", "&keepAliveTimeout=9000"])(
    "is replaced when it is proven broken: nothing comes back on its connection (%s)",
    async (option) => {
      const { network } = await startBehindNetwork()
      const log = startLog(`${urlOf(network)}${option}`, { patience: "8 seconds" })
      const name = `${uniquePrefix()}1`
      const [first, second] = [newEvents(1), [newEvent({}, "Last")]]
      await log.run(append(name, "no-stream", first))
      const items = await log.run(
        Effect.gen(function* () {
          const follower = yield* Effect.forkChild(deliveredUntil(START, {}, isEvent("Last")))
          yield* deliveredUntil(START, {}, isCaughtUp)
          network.freeze()
          yield* append(name, 0, second)
          return yield* Fiber.join(follower)
        }),
      )
      expect(eventsOf(items).map(given)).toEqual([...first, ...second])
      expect(log.warnings).toContain("New EventStoreDB client")
    },
  )

  it("is replaced when its appends come to nothing three times in a row, though reads are answered", async () => {
    const { double, log } = await startBehindNetwork({ patience: "8 seconds" })
    const name = `${uniquePrefix()}1`
    double.faults.neverAnswer = 3
    expect((await log.run(append(name, "no-stream", newEvents(1)))).revision).toBe(0)
    expect(log.warnings).toEqual(["New EventStoreDB client"])
  })
})
