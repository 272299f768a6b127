import { EventEmitter, once } from "node:events"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setImmediate } from "node:timers/promises"
import type { EventLog, SubscriptionItem } from "@voltread/domain/event.ts"
import { Deferred, Effect, Fiber, Layer, Queue } from "effect"
import { TestClock } from "effect/testing"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest"
import { createPool, Database } from "../postgres/pool.ts"
import { createTestDatabase, type TestDatabase } from "../postgres/testing/database.ts"
import { startServer } from "../postgres/testing/killable-server.ts"
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
  uniquePrefix,
} from "./contract/engine.ts"
import { ensureEventLog } from "./postgres/schema.ts"
import { postgresEventLog } from "./postgres.ts"

const logAt = (url: string): Layer.Layer<EventLog> =>
  postgresEventLog().pipe(Layer.provide(Database.layer({ url, applicationName: "log-under-test" })))

const migrated = async (url: string): Promise<void> => {
  const pool = createPool({ url, max: 1 }, () => undefined)
  await Effect.runPromise(ensureEventLog(pool))
  await pool.end()
}

describe("Postgres event log", () => {
  let database: TestDatabase
  let log: Process
  let admin: pg.Client

  beforeAll(async () => {
    database = await createTestDatabase(inject("postgresUrl"))
    await migrated(database.url)
    log = startProcess({ layer: logAt(database.url) })
    admin = new pg.Client({ connectionString: database.url })
    await admin.connect()
  })
  afterAll(async () => {
    await log.exit()
    await admin.end()
    await database.drop()
  })

  it("stores the other appends of a merged call when one of them cannot be stored", async () => {
    const prefix = uniquePrefix()
    const exits = await log.run(
      Effect.all(
        Array.from({ length: 20 }, (_, n) =>
          Effect.exit(append(n === 7 ? `${prefix}\u0000` : `${prefix}${n}`, "no-stream", newEvents(1))),
        ),
        { concurrency: "unbounded" },
      ),
    )
    expect(exits.map((exit) => exit._tag)).toEqual(
      Array.from({ length: 20 }, (_, n) => (n === 7 ? "Failure" : "Success")),
    )
  })

  it("merges what is appended at once into few commits, with positions that have no gap", async () => {
    const prefix = uniquePrefix()
    const before = Number(await log.run(head))
    await log.run(
      Effect.all(
        Array.from({ length: 200 }, (_, n) => append(`${prefix}${n}`, "no-stream", newEvents(2))),
        { concurrency: "unbounded" },
      ),
    )
    const { rows } = await admin.query<{ events: number; commits: number; first: number; last: number }>(
      `select count(*)::int as events, count(distinct xmin::text)::int as commits,
         min(position)::int as first, max(position)::int as last
       from events where stream ^@ $1`,
      [prefix],
    )
    expect(rows[0]).toMatchObject({ events: 400, first: before + 1, last: before + 400 })
    expect(rows[0]?.commits).toBeLessThan(20)
  })

  it("refuses event ids that are stored elsewhere, and stores nothing", async () => {
    const [one, other] = [`${uniquePrefix()}1`, `${uniquePrefix()}2`]
    const events = newEvents(2)
    await log.run(append(one, "no-stream", events))
    for (const reused of [events, [...newEvents(1), ...events.slice(1)]]) {
      const exit = await log.run(Effect.exit(append(other, "no-stream", reused)))
      expect(exit).toMatchObject({ cause: { reasons: [{ _tag: "Die" }] } })
    }
    expect(await log.run(read(other))).toEqual([])
    expect((await log.run(read(one))).map(given)).toEqual(events)
  })

  it("refuses an append without events, or with an id twice", async () => {
    const name = `${uniquePrefix()}1`
    const event = newEvent()
    for (const events of [[], [event, event]]) {
      const exit = await log.run(Effect.exit(append(name, "any", events)))
      expect(exit).toMatchObject({ cause: { reasons: [{ _tag: "Die" }] } })
    }
  })

  it("hears of what another process stores by its notice, and without a notice by asking every second", async () => {
    const prefix = uniquePrefix()
    const other = startProcess({ layer: logAt(database.url) })
    // Its clock stands still, so that it hears of nothing by asking until the test moves the clock.
    const listener = startProcess({ layer: Layer.provideMerge(logAt(database.url), TestClock.layer()) })
    await listener.run(
      Effect.gen(function* () {
        const from = yield* head
        const live = yield* Deferred.make<void>()
        const items = yield* Queue.unbounded<SubscriptionItem>()
        yield* Effect.forkChild(
          deliveredUntil(from, { streamPrefixes: [prefix] }, (item) => {
            if (item._tag === "caughtUp") Deferred.doneUnsafe(live, Effect.void)
            else Queue.offerUnsafe(items, item)
            return false
          }),
        )
        const next = Queue.take(items).pipe(
          Effect.repeat({ until: (item) => item._tag === "event" }),
          Effect.map((item) => eventsOf([item]).map(({ stream }) => stream)),
        )
        yield* Deferred.await(live)
        yield* Effect.promise(() => other.run(append(`${prefix}1`, "no-stream", newEvents(1))))
        expect(yield* next).toEqual([`${prefix}1`])

        yield* Effect.promise(() =>
          admin.query(
            `insert into events (position, revision, id, schema_version, stream, type, data, metadata)
             select max(position) + 1, 0, gen_random_uuid(), 1, $1, 'Quiet', '{}', '{}' from events`,
            [`${prefix}2`],
          ),
        )
        const seconds = TestClock.adjust("1 second").pipe(
          Effect.andThen(Effect.promise(() => setImmediate())),
          Effect.forever,
        )
        expect(yield* Effect.raceFirst(next, seconds)).toEqual([`${prefix}2`])
      }),
    )
    await listener.exit()
    await other.exit()
  })

  it("reads across gaps in the positions, such as a restored backup may have", async () => {
    const prefix = uniquePrefix()
    const { position: from } = await log.run(append(`${prefix}0`, "no-stream", newEvents(1)))
    await admin.query(
      `insert into events (position, revision, id, schema_version, stream, type, data, metadata)
       select base + n * 9000, n, gen_random_uuid(), 1, $1, 'Sparse', '{}', '{}'
       from (select max(position) as base from events) head, generate_series(1, 20) n`,
      [`${prefix}1`],
    )
    for (const filter of [{}, { streamPrefixes: [prefix] }]) {
      const items = await log.run(
        deliveredUntil(from, filter, (item) => item._tag === "event" && item.event.revision === 20),
      )
      expect(eventsOf(items).map((event) => event.revision)).toEqual(
        Array.from({ length: 20 }, (_, n) => n + 1),
      )
    }
  })

  it("goes on when the server ends its connections", async () => {
    const name = `${uniquePrefix()}1`
    for (let revision = -1; revision < 5; revision++) {
      await log.run(append(name, revision, newEvents(1)))
      await admin.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'log-under-test' and datname = current_database()",
      )
    }
    expect(await log.run(read(name))).toHaveLength(6)
  })
})

describe("Postgres event log, when the server is killed and started again", () => {
  it("loses nothing that was acknowledged, and delivers it once", async () => {
    const folder = await mkdtemp(join(tmpdir(), "voltread-log-"))
    const options = { folder: join(folder, "data"), logFile: join(folder, "log") }
    let server = await startServer(options)
    await migrated(server.url)
    const log = startProcess({ layer: logAt(server.url) })
    const prefix = uniquePrefix()
    const writers = 8
    const each = 150
    const total = writers * each
    let left = total
    let acknowledged = 0
    const progress = new EventEmitter()
    const restarted = Promise.withResolvers<void>()
    const working = log.run(
      Effect.gen(function* () {
        const subscriber = yield* Effect.forkChild(
          deliveredUntil("", {}, (item) => {
            if (item._tag === "event") left -= 1
            return left === 0
          }),
        )
        yield* Effect.all(
          Array.from({ length: writers }, (_, writer) =>
            Effect.gen(function* () {
              for (let n = 0; n < each; n++) {
                // Keeps work for the second kill.
                if (n === each / 2) yield* Effect.promise(() => restarted.promise)
                yield* append(`${prefix}${writer}`, writer % 2 === 0 ? n - 1 : "any", newEvents(1))
                acknowledged += 1
                progress.emit("acknowledged")
              }
            }),
          ),
          { concurrency: "unbounded" },
        )
        return yield* Fiber.join(subscriber)
      }),
    )
    for (const killAfter of [total / 4, (total * 3) / 4]) {
      while (acknowledged < killAfter) await once(progress, "acknowledged")
      process.kill(server.pid, "SIGKILL")
      expect(acknowledged).toBeLessThan(total)
      await server.stop()
      server = await startServer({ ...options, port: server.port })
      restarted.resolve()
    }
    const delivered = eventsOf(await working)
    for (let writer = 0; writer < writers; writer++) {
      const revisions = delivered
        .filter(({ stream }) => stream === `${prefix}${writer}`)
        .map((e) => e.revision)
      expect(revisions).toEqual(Array.from({ length: each }, (_, revision) => revision))
    }
    await log.exit()
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }, 60_000)
})
