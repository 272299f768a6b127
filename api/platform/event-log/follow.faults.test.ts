import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { EventLog, type RecordedEvent } from "@voltread/domain/event.ts"
import { Deferred, Effect, Layer, Logger, ManagedRuntime, Schedule, Schema } from "effect"
import { expect, test } from "vitest"
import { migrate } from "../postgres/migrate.ts"
import { Database } from "../postgres/pool.ts"
import { execute, rows } from "../postgres/query.ts"
import { startServer } from "../postgres/testing/killable-server.ts"
import { newEvent } from "./contract/engine.ts"
import { type Follower, follow } from "./follow.ts"
import { postgresEventLog } from "./postgres.ts"

const NAME = "kept"

const Kept = Schema.Struct({ position: Schema.String })
const kept = rows(Kept, { text: "select position from kept order by position", values: [] })
const checkpoint = rows(Kept, {
  text: "select position from process_checkpoint where name = $1",
  values: [NAME],
}).pipe(Effect.map(([row]) => row?.position ?? ""))

/** Writes down which events it was given; `then` is what happens between that and the checkpoint. */
const keeping = <E>(then: (events: ReadonlyArray<RecordedEvent>) => Effect.Effect<void, E>) =>
  ({
    name: NAME,
    streamPrefixes: ["thing-"],
    handle: Effect.fnUntraced(function* (events: ReadonlyArray<RecordedEvent>) {
      if (events.length === 0) return
      yield* execute({
        text: "insert into kept select unnest($1::text[]) on conflict do nothing",
        values: [events.map(({ position }) => position)],
      })
      yield* then(events)
    }),
  }) satisfies Follower<unknown, Database>

test("Postgres killed between a follower's rows and its checkpoint, or right after both, loses nothing", async () => {
  const folder = await mkdtemp(join(tmpdir(), "voltread-follow-"))
  const options = { folder: join(folder, "data"), logFile: join(folder, "log") }
  let server = await startServer(options)
  const kill = Effect.promise(async () => {
    process.kill(server.pid, "SIGKILL")
    await server.stop()
    server = await startServer({ ...options, port: server.port })
  })
  const database = Database.layer({ url: server.url })
  const runtime = ManagedRuntime.make(
    Layer.mergeAll(postgresEventLog().pipe(Layer.provideMerge(database)), Logger.layer([])),
  )
  const run = runtime.runPromise
  await run(Effect.flatMap(Database, ({ pool }) => migrate(pool)))
  await run(
    Effect.gen(function* () {
      yield* execute({ text: "create table kept (position text primary key)", values: [] })
      // So that what does not wait for the disk is not on it soon.
      yield* execute({ text: "alter system set wal_writer_delay = '10s'", values: [] })
      yield* execute({ text: "select pg_reload_conf()", values: [] })
    }),
  )
  const append = (n: number) =>
    EventLog.use((log) => log.append(`thing-${n}`, "no-stream", [newEvent()])).pipe(
      Effect.map(({ position }) => position),
    )
  /** Whatever the crash has taken back: the checkpoint has passed nothing that is not there. */
  const expectAllPassed = async (stored: ReadonlyArray<string>) => {
    const [there, passed] = await run(
      Effect.all([kept, checkpoint]).pipe(Effect.retry(Schedule.spaced("50 millis"))),
    )
    const positions = new Set(there.map(({ position }) => position))
    expect(stored.filter((each) => each <= passed && !positions.has(each))).toEqual([])
  }
  const killed = Deferred.makeUnsafe<void>()
  const killing = Effect.andThen(kill, Deferred.succeed(killed, undefined))

  const first = await run(append(1))
  await run(
    Effect.raceFirst(follow(keeping(() => Effect.andThen(killing, Effect.never))), Deferred.await(killed)),
  )
  await expectAllPassed([first])

  const second = await run(append(2))
  const isPassed = checkpoint.pipe(
    Effect.repeat({ until: (at) => at >= second, schedule: Schedule.spaced("5 millis") }),
  )
  await run(Effect.raceFirst(follow(keeping(() => Effect.void)), Effect.andThen(isPassed, kill)))
  await expectAllPassed([first, second])

  await run(Effect.raceFirst(follow(keeping(() => Effect.void)), isPassed))
  expect((await run(kept)).map(({ position }) => position)).toEqual([first, second])
  await runtime.dispose()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})
