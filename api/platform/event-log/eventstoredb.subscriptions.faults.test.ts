import { type RecordedEvent, START } from "@voltread/domain/event.ts"
import { Effect, Fiber, Queue, Stream } from "effect"
import { afterEach, describe, expect, it } from "vitest"
import {
  append,
  deliveredUntil,
  eventsOf,
  head,
  isCaughtUp,
  newEvent,
  newEvents,
  positionOf,
  subscribe,
  uniquePrefix,
} from "./contract/engine.ts"
import { eventually, startDouble, startLog, stopAll, urlOf } from "./testing/eventstoredb/log-on-double.ts"

afterEach(stopAll)

const isEvent = (type: string) => (item: { _tag: string; event?: RecordedEvent }) => item.event?.type === type

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
        // It is doubted after each silence, and the log is read.
        const doubted = double.readsOfLog() + 3
        yield* eventually(() => double.readsOfLog() >= doubted)
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
    for (let n = 0; n < 50; n++) {
      await log.run(append(`${wanted}1`, "any", newEvents(50)))
      await log.run(append(`${unwanted}1`, "any", newEvents(200)))
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

  it("reads what several followers are behind by once for all of them", async () => {
    const double = await startDouble()
    const log = startLog(urlOf(double))
    const prefixes = [uniquePrefix(), uniquePrefix(), uniquePrefix()]
    // More than is kept of the log, so that the followers read it.
    for (let n = 0; n < 10; n++)
      for (const prefix of prefixes) await log.run(append(`${prefix}1`, "any", newEvents(100)))
    const followed = Effect.forEach(
      prefixes,
      (prefix) => deliveredUntil(START, { streamPrefixes: [prefix] }, isCaughtUp),
      { concurrency: "unbounded" },
    )
    const before = double.readsOfLog()
    await log.run(deliveredUntil(START, {}, isCaughtUp))
    const byOne = double.readsOfLog() - before
    const items = await log.run(followed)
    expect(items.map((each) => eventsOf(each).length)).toEqual([1_000, 1_000, 1_000])
    // Each looks where the log ends. Without sharing it is three times as much.
    expect(double.readsOfLog() - before - byOne).toBeLessThan(2 * byOne)
    expect(byOne).toBeGreaterThan(5)
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
