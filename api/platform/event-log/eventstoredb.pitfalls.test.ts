import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { EventStoreDBClient, jsonEvent } from "@eventstore/db-client"
import { type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Fiber, Queue, Stream } from "effect"
import fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import {
  append,
  deliveredUntil,
  eventsOf,
  given,
  head,
  newEvent,
  newEvents,
  type Process,
  read,
  startProcess,
  subscribe,
  uniquePrefix,
} from "./contract/engine.ts"
import { leadsToReconnection } from "./eventstoredb/errors.ts"
import { fromPosition, toPosition } from "./eventstoredb/position.ts"
import { type EventStoreDbOptions, eventStoreDbEventLog } from "./eventstoredb.ts"
import {
  type DoubleOptions,
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from "./testing/eventstoredb/server.ts"

const urlOf = (...doubles: ReadonlyArray<{ readonly port: number }>): string =>
  `esdb://${doubles.map(({ port }) => `127.0.0.1:${port}`).join(",")}?tls=false`

const stops: Array<() => Promise<void> | void> = []

const startDouble = async (options?: DoubleOptions): Promise<EventStoreDbDouble> => {
  const double = await startEventStoreDbDouble(options)
  stops.push(double.stop)
  return double
}

const startLog = (url: string, options: Omit<EventStoreDbOptions, "url"> = {}): Process => {
  const layer = eventStoreDbEventLog({ url, patience: "3 seconds", answerTimeout: "500 millis", ...options })
  const process = startProcess({ layer })
  stops.push(process.exit)
  return process
}

afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop()
})

const isEvent = (type: string) => (item: { _tag: string; event?: RecordedEvent }) => item.event?.type === type

describe("EventStoreDB: an append", () => {
  it("survives the death of another connection, which takes no process down", async () => {
    const scenario = join(import.meta.dirname, "testing/eventstoredb/dying-connection.ts")
    const { stdout } = await promisify(execFile)(process.execPath, [scenario])
    const { counts, expected } = JSON.parse(stdout)
    expect(counts).toEqual(Array.from({ length: 16 }, () => expected))
  })

  it.each(["cancelBeforeWriting", "cancelAfterWriting", "neverAnswer"] as const)(
    "is stored once when the server does this: %s",
    async (fault) => {
      for (const batchAppend of [true, false]) {
        const double = await startDouble({ batchAppend })
        const log = startLog(urlOf(double))
        for (const expected of ["no-stream", "any"] as const) {
          double.faults[fault] = 2
          const name = `${uniquePrefix()}1`
          const events = newEvents(2)
          expect((await log.run(append(name, expected, events))).revision).toBe(1)
          expect(double.faults[fault]).toBe(0)
          expect((await log.run(read(name))).map(given)).toEqual(events)
        }
      }
    },
  )

  it("is unavailable where nothing listens, with the raw gRPC error as its cause", async () => {
    const { port, stop } = await startDouble()
    stop()
    const log = startLog(urlOf({ port }), { patience: "200 millis" })
    const error = await log.run(Effect.flip(append(`${uniquePrefix()}1`, "any", newEvents(1))))
    expect(error).toMatchObject({ _tag: "EventLogUnavailable", cause: { code: 14 } })
    expect(leadsToReconnection(Object.assign(new Error("14 UNAVAILABLE"), { code: 14 }))).toBe(true)
  })

  it("goes to the leader that a follower names, and to the one that Gossip names", async () => {
    const leader = await startDouble()
    const follower = await startDouble({ leader: { host: "127.0.0.1", port: leader.port } })
    follower.faults.leader = { host: "127.0.0.1", port: leader.port }
    for (const url of [urlOf(follower), urlOf(follower, follower)]) {
      const name = `${uniquePrefix()}1`
      await startLog(url).run(append(name, "no-stream", newEvents(1)))
      expect(leader.store.events(name)).toHaveLength(1)
    }
    expect(follower.store.all.filter((event) => !event.type.startsWith("$"))).toEqual([])
  })

  it("recovers from a failed question for the server's features", async () => {
    const double = await startDouble()
    double.faults.failFeatures = 1
    expect(
      (await startLog(urlOf(double)).run(append(`${uniquePrefix()}1`, "any", newEvents(1)))).revision,
    ).toBe(0)
  })

  it("reports a conflict even where the connection string tells the client not to throw", async () => {
    const double = await startDouble()
    const log = startLog(`${urlOf(double)}&throwOnAppendFailure=false`)
    const name = `${uniquePrefix()}1`
    await log.run(append(name, "no-stream", newEvents(5)))
    const error = await log.run(Effect.flip(append(name, 2, newEvents(1))))
    expect(error).toMatchObject({ _tag: "WrongExpectedRevision", actual: 4 })
  })
})

describe("EventStoreDB: a stream", () => {
  it("reads as empty when it was deleted or tombstoned, and takes nothing more after a tombstone", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const client = EventStoreDBClient.connectionString(urlOf(double))
    const [deleted, tombstoned] = [`${uniquePrefix()}1`, `${uniquePrefix()}2`]
    for (const name of [deleted, tombstoned]) await log.run(append(name, "no-stream", newEvents(2)))
    await client.deleteStream(deleted)
    await client.tombstoneStream(tombstoned)
    await client.dispose()
    for (const name of [deleted, tombstoned]) expect(await log.run(read(name))).toEqual([])
    const exit = await log.run(Effect.exit(append(tombstoned, "any", newEvents(1))))
    expect(exit).toMatchObject({ cause: { reasons: [{ _tag: "Die", defect: { type: "stream-deleted" } }] } })
  })

  it("may hold an event of somebody else, which only its metadata shows", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const client = EventStoreDBClient.connectionString(urlOf(double))
    const name = `${uniquePrefix()}1`
    await client.appendToStream(name, jsonEvent({ type: "Foreign", data: { a: 1 } }))
    await client.dispose()
    const [event] = await log.run(read(name))
    expect(event).toMatchObject({ type: "Foreign", data: { a: 1 }, revision: 0 })
    expect(() => event?.metadata).toThrow("Expected object")
  })
})

describe("EventStoreDB: a subscription", () => {
  it("goes on after the server has ended it without an error", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const prefix = uniquePrefix()
    const items = await log.run(
      Effect.gen(function* () {
        const delivered = yield* Queue.unbounded<RecordedEvent>()
        const subscriber = yield* Effect.forkChild(
          deliveredUntil(START, { streamPrefixes: [prefix] }, (item) => {
            if (item._tag === "event") Queue.offerUnsafe(delivered, item.event)
            return isEvent("Last")(item)
          }),
        )
        for (let n = 0; n < 10; n++) {
          yield* append(`${prefix}1`, n - 1, [newEvent({ n })])
          yield* Queue.take(delivered)
          double.faults.endSubscriptions()
        }
        yield* append(`${prefix}1`, 9, [newEvent({}, "Last")])
        return yield* Fiber.join(subscriber)
      }),
    )
    expect(eventsOf(items).map((event) => event.revision)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it("is replaced when it falls silent though there is more, and kept when there is not", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double), { silence: "100 millis" })
    const prefix = uniquePrefix()
    const items = await log.run(
      Effect.gen(function* () {
        yield* append(`${prefix}1`, "no-stream", newEvents(2))
        let isCaughtUp = false
        const subscriber = yield* Effect.forkChild(
          deliveredUntil(START, { streamPrefixes: [prefix] }, (item) => {
            isCaughtUp ||= item._tag === "caughtUp"
            return isEvent("Last")(item)
          }),
        )
        yield* Effect.promise(() => expect.poll(() => isCaughtUp, { timeout: 5_000 }).toBe(true))
        // Three times the silence after which a feed is doubted.
        yield* Effect.sleep("300 millis")
        double.faults.mute()
        yield* append(`${prefix}1`, 1, [newEvent({}, "Last")])
        return yield* Fiber.join(subscriber)
      }),
    )
    // Every feed says once that it has caught up: the quiet one was never replaced.
    expect(items.map(({ _tag }) => _tag)).toEqual(["event", "event", "caughtUp", "event"])
    expect(eventsOf(items).map((event) => event.revision)).toEqual([0, 1, 2])
  })

  it("moves forward only, in the order of the log, whatever checkpoints come and however slow the subscriber", async () => {
    const double = await startDouble()
    double.faults.staleCheckpoints = true
    const log = startLog(urlOf(double))
    const [wanted, unwanted] = [uniquePrefix(), uniquePrefix()]
    // More than the feed takes before it lets the server wait, so that the client holds events back too.
    for (let n = 0; n < 250; n++) {
      await log.run(append(`${wanted}1`, "any", newEvents(10)))
      await log.run(append(`${unwanted}1`, "any", newEvents(40)))
    }
    await log.run(append(`${wanted}1`, "any", [newEvent({}, "Last")]))
    let first = true
    const items = await log.run(
      subscribe(START, { streamPrefixes: [wanted] }).pipe(
        Stream.tap(() => {
          const pause = first ? Effect.sleep("1 second") : Effect.void
          first = false
          return pause
        }),
        Stream.takeUntil(isEvent("Last")),
        Stream.runCollect,
      ),
    )
    const positions = items.map((item) => (item._tag === "event" ? item.event.position : item.position))
    expect(positions).toEqual([...new Set(positions)].toSorted())
    expect(eventsOf(items)).toHaveLength(2_501)
    const checkpoints = items.flatMap((item, index) => (item._tag === "checkpoint" ? [index] : []))
    expect(checkpoints.length).toBeGreaterThan(50)
    for (const index of [0, 30, 50].map((place) => checkpoints[place] ?? 0)) {
      const rest = await log.run(
        deliveredUntil(positions[index] ?? START, { streamPrefixes: [wanted] }, isEvent("Last")),
      )
      expect(eventsOf(rest)).toHaveLength(eventsOf(items.slice(index)).length)
    }
  })

  it("and the head of the log leave out the server's own events", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    expect(await log.run(head)).toBe(START)
    const prefix = uniquePrefix()
    for (let n = 0; n < 5; n++) await log.run(append(`${prefix}1`, "any", newEvents(39)))
    const items = await log.run(deliveredUntil(START, {}, (item) => item._tag === "caughtUp"))
    expect(double.store.all.length).toBeGreaterThan(195)
    expect(eventsOf(items)).toHaveLength(195)
    expect(await log.run(head)).toBe(eventsOf(items).at(-1)?.position)
  })
})

describe("EventStoreDB: positions", () => {
  const place = fc.record({
    commit: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
    prepare: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
  })

  it("come back as they were, and are ordered as strings as they are in the log", () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        expect(fromPosition(toPosition(a))).toEqual(a)
        const before = a.commit < b.commit || (a.commit === b.commit && a.prepare < b.prepare)
        expect(toPosition(a) < toPosition(b)).toBe(before)
      }),
    )
  })

  it("of another engine are refused", () => {
    expect(() => fromPosition("0000000000000000042")).toThrow(/another event log/)
  })
})
