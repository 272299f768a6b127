import { EventLog, type EventLogService } from "@voltread/domain/event.ts"
import { accept, type Decision, refuse, unchanged } from "@voltread/domain/shared/decision.ts"
import { Effect, Layer, ManagedRuntime, Result, Schema, Stream } from "effect"
import { afterAll, beforeAll, describe, expect, inject, test, vi } from "vitest"
import { postgresEventLog } from "../event-log/postgres.ts"
import { shopDatabase } from "../postgres/testing/shop-database.ts"
import { toProblem } from "../problem.ts"
import type { Aggregate, Intent } from "./aggregate.ts"
import { makeCommandHandler } from "./command-handler.ts"
import { derivedId, eventId } from "./event-id.ts"

/** A till that may hold at most 100. */
type Command = { readonly add: number }
type Event = { readonly type: "Added"; readonly amount: number }

const Data = Schema.Struct({ amount: Schema.Int })
const decodeData = Schema.decodeUnknownSync(Data)

const till: Aggregate<number, Command, Event> = {
  streamOf: (id) => `till-${id}`,
  decider: {
    initial: 0,
    decide: ({ add }, held): Decision<Event> => {
      if (add === 0) return unchanged
      return held + add > 100 ? refuse("invalid", `holds ${held}`) : accept([{ type: "Added", amount: add }])
    },
    evolve: (held, { amount }) => held + amount,
  },
  decode: ({ data }) => ({ type: "Added", ...decodeData(data) }),
  encode: ({ type, amount }) => ({ type, schemaVersion: 1, data: { amount } }),
}

let shop: Awaited<ReturnType<typeof shopDatabase>>
let log: EventLogService
let stop: () => Promise<void>
let commands = 0

const intent = (commandId = `command-${commands++}`): Intent => ({
  commandId,
  correlationId: "request-1",
  actor: { id: "ann", name: "Ann", role: "customersupport" },
  now: "2026-11-21T10:00:00.000Z",
})

beforeAll(async () => {
  shop = await shopDatabase(inject("postgresUrl"))
  const runtime = ManagedRuntime.make(postgresEventLog().pipe(Layer.provide(shop.layer)))
  log = await runtime.runPromise(EventLog)
  stop = () => runtime.dispose()
})
afterAll(async () => {
  await stop()
  await shop.close()
})

const add = (
  handler: ReturnType<typeof process>,
  id: string,
  amounts: ReadonlyArray<number>,
  as = intent(),
) =>
  Effect.runPromise(Effect.result(handler.handle(id, () => amounts.map((amount) => ({ add: amount })), as)))

/** A handler with a cache of its own, as another process has. */
const process = () => makeCommandHandler(log, till)

const stored = (id: string) => Effect.runPromise(Stream.runCollect(log.read(`till-${id}`)))

describe("the command handler", () => {
  test("stores what several commands lead to in one append, with who asked and why", async () => {
    const outcome = Result.getOrThrow(await add(process(), "a", [10, 20], intent("open")))
    expect(outcome).toMatchObject({ state: 30, revision: 1 })
    const events = await stored("a")
    expect(events.map(({ data }) => data)).toEqual([{ amount: 10 }, { amount: 20 }])
    expect(events[0]?.metadata).toEqual({
      correlationId: "request-1",
      causationId: "open",
      actor: { id: "ann", name: "Ann", role: "customersupport" },
      at: "2026-11-21T10:00:00.000Z",
    })
    expect(outcome.position).toBe(events[1]?.position)
  })

  test("stores nothing of a command that is refused in part", async () => {
    const outcome = await add(process(), "b", [60, 60])
    expect(Result.isFailure(outcome) && outcome.failure).toMatchObject({
      _tag: "Rejection",
      message: "holds 60",
    })
    expect(await stored("b")).toEqual([])
  })

  test("refuses what is more than the log takes at once, in words for people, and stores nothing of it", async () => {
    const amounts = Array.from({ length: 8_000 }, (_, n) => (n % 2 === 0 ? 1 : -1))
    const outcome = await add(process(), "large", amounts)
    const problem = Result.isFailure(outcome) ? toProblem(outcome.failure) : undefined
    expect(problem).toMatchObject({
      code: "TOO_LARGE",
      message: "This is more than can be kept at once. Please send less.",
    })
    expect(await stored("large")).toEqual([])
    expect(Result.getOrThrow(await add(process(), "large", [1])).state).toBe(1)
  })

  test("stores a repeated command once, here and in another process", async () => {
    const [one, other] = [process(), process()]
    const first = Result.getOrThrow(await add(one, "c", [10], intent("same")))
    const again = Result.getOrThrow(await add(one, "c", [10], intent("same")))
    const elsewhere = Result.getOrThrow(await add(other, "c", [10], intent("same")))
    expect([again, elsewhere].map(({ revision, position }) => ({ revision, position }))).toEqual([
      { revision: first.revision, position: first.position },
      { revision: first.revision, position: first.position },
    ])
    expect(await stored("c")).toHaveLength(1)
  })

  test("decides again when another process wrote meanwhile", async () => {
    const [one, other] = [process(), process()]
    await add(one, "d", [40])
    await add(other, "d", [40])
    expect(Result.getOrThrow(await add(one, "d", [20])).state).toBe(100)
  })

  test("never refuses, nor does nothing, by what it remembers", async () => {
    const [one, other] = [process(), process()]
    await add(one, "e", [100])
    await add(other, "e", [-90])
    expect(Result.getOrThrow(await add(one, "e", [90])).state).toBe(100)
    await add(other, "e", [-50])
    expect(Result.getOrThrow(await add(one, "e", [0]))).toMatchObject({ state: 50, events: [] })
  })

  test("reads nothing of a stream that it begins, and decides again where that was begun before", async () => {
    const read = vi.fn(log.read)
    const handler = makeCommandHandler({ ...log, read }, till)
    await Effect.runPromise(handler.begin("new"))
    expect((await Effect.runPromise(handler.loadCached("new"))).state).toBe(0)
    expect(Result.getOrThrow(await add(handler, "new", [10])).state).toBe(10)
    expect(read).not.toHaveBeenCalled()
    await add(process(), "old", [40])
    await Effect.runPromise(handler.begin("old"))
    expect(Result.getOrThrow(await add(handler, "old", [20])).state).toBe(60)
  })

  test("keeps every one of many writers' commands, from several processes", async () => {
    const processes = [process(), process(), process()]
    const intents = Array.from({ length: 60 }, () => intent())
    await Promise.all(
      intents.map((as, n) => {
        const handler = processes[n % 3] ?? process()
        // What a client does: it sends a command again that lost against other writers.
        return Effect.runPromise(
          handler
            .handle("f", () => [{ add: 1 }], as)
            .pipe(Effect.retry({ while: ({ _tag }) => _tag === "TooMuchContention", times: 50 })),
        )
      }),
    )
    const causes = (await stored("f")).map(({ metadata }) => metadata.causationId)
    expect(causes.toSorted()).toEqual(intents.map(({ commandId }) => commandId).toSorted())
  })

  test("keeps every one of 100 commands of its own process", async () => {
    const one = process()
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => add(one, "g", [1])))
    expect(outcomes.every(Result.isSuccess)).toBe(true)
    expect(await stored("g")).toHaveLength(100)
  })

  test("remembers the commands of a long stream without copying them at each append", async () => {
    const one = process()
    const set = vi.spyOn(Map.prototype, "set")
    try {
      for (let n = 0; n < 100; n++) await add(one, "long", [n % 2 === 0 ? 1 : -1], intent(`long-${n}`))
      // `new Map(other)` calls `set` for each entry.
      const remembered = set.mock.calls.filter(([key]) => typeof key === "string" && /^long-\d/.test(key))
      expect(remembered).toHaveLength(100)
    } finally {
      set.mockRestore()
    }
    const repeated = Result.getOrThrow(await add(one, "long", [1], intent("long-0")))
    expect(repeated).toMatchObject({ revision: 0, events: [] })
  })

  test("answers a repeated command with the state after it, when a slow reader caches an older one", async () => {
    const released = Promise.withResolvers<void>()
    const hasRead = Promise.withResolvers<void>()
    let isSlow = false
    const slowLog: EventLogService = {
      ...log,
      read: (...args) => {
        if (!isSlow) return log.read(...args)
        isSlow = false
        return log.read(...args).pipe(
          Stream.onEnd(
            Effect.promise(() => {
              hasRead.resolve()
              return released.promise
            }),
          ),
        )
      },
    }
    const one = makeCommandHandler(slowLog, till)
    await add(one, "slow", [10])
    await add(process(), "slow", [5])
    isSlow = true
    const loading = Effect.runPromise(one.load("slow"))
    await hasRead.promise
    await add(one, "slow", [20], intent("late"))
    released.resolve()
    expect(await loading).toMatchObject({ state: 15, revision: 1 })
    const repeated = Result.getOrThrow(await add(one, "slow", [20], intent("late")))
    expect(repeated).toMatchObject({ state: 35, revision: 2 })
    expect(await stored("slow")).toHaveLength(3)
  })

  test("writes at one revision or not at all, when the caller says which", async () => {
    const [one, other] = [process(), process()]
    await add(one, "h", [1])
    await add(other, "h", [1])
    const at = (revision: number, as: Intent) =>
      Effect.runPromise(Effect.result(one.handleAt("h", { at: revision }, () => [{ add: 5 }], as)))
    const late = await at(0, intent())
    expect(Result.isFailure(late) && late.failure).toMatchObject({ _tag: "StreamMoved", revision: 1 })
    expect(Result.isSuccess(await at(1, intent("exact")))).toBe(true)
    expect(Result.isSuccess(await at(1, intent("exact")))).toBe(true)
    const refused = await Effect.runPromise(
      Effect.result(one.handleAt("h", { at: 2 }, () => [{ add: 500 }], intent())),
    )
    expect(Result.isFailure(refused) && refused.failure._tag).toBe("Rejection")
    expect(await stored("h")).toHaveLength(3)
  })
})

describe("ids of events", () => {
  test("follow from the command, the stream and the place, and sort by time", () => {
    const id = eventId("c1", "till-a", 0, "2026-11-21T10:00:00.000Z")
    expect(eventId("c1", "till-a", 0, "2026-11-21T10:00:00.000Z")).toBe(id)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const others = [
      eventId("c2", "till-a", 0, "2026-11-21T10:00:00.000Z"),
      eventId("c1", "till-b", 0, "2026-11-21T10:00:00.000Z"),
      eventId("c1", "till-a", 1, "2026-11-21T10:00:00.000Z"),
    ]
    expect(new Set([id, ...others]).size).toBe(4)
    expect(eventId("c1", "till-a", 0, "2026-11-21T10:00:00.001Z") > id).toBe(true)
  })

  test("that are derived from a name keep its parts apart", () => {
    expect(derivedId("order", "ab", "c")).not.toBe(derivedId("order", "a", "bc"))
    expect(derivedId("order", "x")).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab]/)
  })
})
