import { execFile } from "node:child_process"
import { join } from "node:path"
import { promisify } from "node:util"
import { EventStoreDBClient, jsonEvent } from "@eventstore/db-client"
import { type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Fiber, Queue, Schedule, Stream } from "effect"
import fc from "fast-check"
import { afterEach, describe, expect, it } from "vitest"
import {
  append,
  deliveredUntil,
  eventsOf,
  given,
  head,
  isCaughtUp,
  newEvent,
  newEvents,
  type Process,
  positionOf,
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
import { networkTo } from "./testing/network.ts"

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

const eventually = (holds: () => boolean) =>
  Effect.repeat(Effect.sync(holds), { until: (held) => held, schedule: Schedule.spaced("5 millis") })

const isEvent = (type: string) => (item: { _tag: string; event?: RecordedEvent }) => item.event?.type === type

describe("EventStoreDB: an append", () => {
  it("survives the death of another connection, which takes no process down", async () => {
    const scenario = join(import.meta.dirname, "testing/eventstoredb/dying-connection.ts")
    const { stdout } = await promisify(execFile)(process.execPath, [scenario])
    const { counts, expected } = JSON.parse(stdout)
    expect(counts).toEqual(Array.from({ length: 16 }, () => expected))
  })

  it.each([
    "cancelBeforeWriting",
    "cancelAfterWriting",
    "neverAnswer",
    "notReady",
    "deadlineAfterWriting",
  ] as const)("is stored once when the server does this: %s", async (fault) => {
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
  })

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

  it("is refused as too large by a server that takes less than others", async () => {
    for (const batchAppend of [true, false]) {
      const double = await startDouble({ batchAppend, maxAppendSize: 2_000 })
      const log = startLog(urlOf(double))
      const name = `${uniquePrefix()}1`
      const error = await log.run(Effect.flip(append(name, "any", newEvents(20))))
      expect(error).toMatchObject({ _tag: "AppendTooLarge", stream: name, limit: 2_000 })
      expect((await log.run(append(name, "any", newEvents(1)))).revision).toBe(0)
    }
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
        // Three times the silence after which a subscription is doubted.
        yield* Effect.sleep("300 millis")
        expect(double.subscriptions.opened).toBe(1)
        double.faults.mute()
        yield* append(`${prefix}1`, 1, [newEvent({}, "Last")])
        const items = yield* Fiber.join(subscriber)
        yield* eventually(() => double.subscriptions.opened === 2)
        return items
      }),
    )
    expect(items.map(({ _tag }) => _tag)).toEqual(["event", "event", "caughtUp", "event"])
    expect(eventsOf(items).map((event) => event.revision)).toEqual([0, 1, 2])
  })

  it("moves forward only, in the order of the log, however slow the subscriber, and goes on from any place", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const [wanted, unwanted] = [uniquePrefix(), uniquePrefix()]
    // More than is kept of the log, so that the subscriber reads it.
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
    const positions = items.map(positionOf)
    expect(positions).toEqual([...new Set(positions)].toSorted())
    expect(eventsOf(items)).toHaveLength(2_501)
    const checkpoints = items.flatMap((item, index) => (item._tag === "checkpoint" ? [index] : []))
    expect(checkpoints.length).toBeGreaterThan(15)
    for (const index of [0, 7, 15].map((place) => checkpoints[place] ?? 0)) {
      const rest = await log.run(
        deliveredUntil(positions[index] ?? START, { streamPrefixes: [wanted] }, isEvent("Last")),
      )
      expect(eventsOf(rest)).toHaveLength(eventsOf(items.slice(index)).length)
    }
  })

  it("waits, with a warning, until it may read the whole log", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    await log.run(append(`${uniquePrefix()}1`, "no-stream", newEvents(2)))
    double.faults.denyReads = 3
    expect(eventsOf(await log.run(deliveredUntil(START, {}, isCaughtUp)))).toHaveLength(2)
    expect(log.warnings.join()).toContain("Access Denied")
  })

  it("refuses to begin at a position of another engine", async () => {
    const log = startLog(urlOf(await startDouble()))
    const exit = await log.run(Effect.exit(deliveredUntil("0000000000000000042", {}, isCaughtUp)))
    expect(exit).toMatchObject({ cause: { reasons: [{ _tag: "Die" }] } })
  })

  it("serves all followers of a process, and is opened anew where the server ends it for being slow", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const prefixes = [uniquePrefix(), uniquePrefix(), uniquePrefix()]
    await log.run(
      Effect.gen(function* () {
        const followers = yield* Effect.forEach(prefixes, (prefix) =>
          Effect.forkChild(deliveredUntil(START, { streamPrefixes: [prefix] }, isEvent("Last"))),
        )
        yield* Effect.forEach(prefixes, (prefix) =>
          deliveredUntil(START, { streamPrefixes: [prefix] }, isCaughtUp),
        )
        expect(double.subscriptions.opened).toBe(1)
        yield* append(`${prefixes[0]}1`, "no-stream", newEvents(33))
        for (const prefix of prefixes) yield* append(`${prefix}2`, "no-stream", [newEvent({}, "Last")])
        for (const follower of followers) yield* Fiber.join(follower)
        yield* eventually(() => double.subscriptions.opened === 2)
      }),
    )
    expect(double.subscriptions.tooSlow).toBe(1)
    expect(double.subscriptions.open.size).toBe(1)
    expect(log.warnings).toEqual([])
  })

  it("is neither replaced nor warned about in a quiet shop, where only the server notes its statistics", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double), { silence: "20 millis" })
    const [wanted, unwanted] = [uniquePrefix(), uniquePrefix()]
    await log.run(append(`${wanted}1`, "no-stream", newEvents(1)))
    await log.run(append(`${unwanted}1`, "no-stream", newEvents(1)))
    const [quiet, after] = await log.run(
      Effect.gen(function* () {
        let caughtUp = 0
        const follower = yield* Effect.forkChild(
          subscribe(START, { streamPrefixes: [wanted] }).pipe(
            Stream.tap((item) => Effect.sync(() => (caughtUp += isCaughtUp(item) ? 1 : 0))),
            // Once at the end, and for each of the server's notes.
            Stream.takeUntil(() => caughtUp === 4),
            Stream.runCollect,
          ),
        )
        for (let n = 0; n < 3; n++) {
          yield* eventually(() => caughtUp === n + 1)
          double.store.noteStatistics()
        }
        return [yield* Fiber.join(follower), yield* head] as const
      }),
    )
    expect(eventsOf(quiet)).toHaveLength(1)
    expect(quiet.map(positionOf).at(-1)).toSatisfy((position) => position > after)
    expect(double.subscriptions.opened).toBe(1)
    expect(log.warnings).toEqual([])
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

describe("EventStoreDB: the client of a process", () => {
  const startBehindNetwork = async (options?: Omit<EventStoreDbOptions, "url">) => {
    const double = await startDouble()
    const network = await networkTo("127.0.0.1", double.port)
    stops.push(network.close)
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
