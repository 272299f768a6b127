import type { EventLog, EventLogUnavailable, Position, SubscriptionItem } from "@voltread/domain/event.ts"
import { Clock, Effect, Queue, Schedule, Schema, type Scope, Stream } from "effect"
import type pg from "pg"
import { makeApplier } from "./applier.ts"
import type { Batch } from "./batch.ts"
import { ADVISORY_LOCKS } from "./platform/advisory-locks.ts"
import { connect, pipelined, storing } from "./platform/connection.ts"
import type { Projection } from "./platform/projection.ts"
import { checkpoint, LIVE_SCHEMA, setSearchPath, WAKE_CHANNEL } from "./platform/schema.ts"
import { preparing, reading, run } from "./platform/sql.ts"
import { RunnerStatus } from "./platform/status.ts"
import { forAllTraces } from "./platform/tracing.ts"
import { prepareReadModels, type ReadModelsTooNew } from "./prepare.ts"
import { installedReadModels } from "./read-models.ts"
import type { RebuildError } from "./rebuild.ts"
import { subscription } from "./subscription.ts"

/** Large enough for full speed when catching up, small enough for short transactions. */
const MAX_BATCH = 2_000

/**
 * When live, a batch is what arrived while the previous one was written, and for some milliseconds afterwards if that
 * one was large: many orders at once share the statements of a batch, and a single one does not wait.
 */
const MAX_PATIENCE_MS = 20
const EVENTS_IN_MS_OF_PATIENCE = 4

export interface RunnerOptions {
  readonly connection: pg.ClientConfig
  /** Absent: the models in the database, read again after a rebuild. */
  readonly projections?: ReadonlyArray<Projection<Batch>>
  /** Kept up to date for metrics and health checks. */
  readonly status?: RunnerStatus
}

type Incoming = SubscriptionItem | { readonly _tag: "woken" }

type SessionError = ReadModelsTooNew | RebuildError

/**
 * Keeps the read models up to date, forever. Several processes may run it: one is active, another takes over within a
 * quarter of a second of its end. After a failure it backs off and continues from the checkpoint.
 *
 * Fails only when the database contains read models of a newer release.
 */
export const runProjections = Effect.fnUntraced(function* (
  options: RunnerOptions,
): Effect.fn.Return<never, ReadModelsTooNew, EventLog> {
  const status = options.status ?? new RunnerStatus()
  const session = Effect.scoped(runSession(options, status)).pipe(
    Effect.catch((error: SessionError) => afterFailure(error, status)),
  )
  return yield* Effect.forever(session)
})

const afterFailure = (error: SessionError, status: RunnerStatus): Effect.Effect<void, ReadModelsTooNew> => {
  switch (error._tag) {
    case "ReadModelsTooNew":
      return Effect.fail(error)
    case "ReadModelsMoved":
      return Effect.logInfo(`${error.message} Starting over from the checkpoint.`)
    case "StorageLost":
    case "StorageRefused":
    case "RebuildRefused":
      return backOff(error.message, status)
    case "EventLogUnavailable":
      return backOff(error.reason, status)
  }
}

const backOff = (reason: string, status: RunnerStatus): Effect.Effect<void> => {
  status.failed()
  const pause = Math.min(5_000, 50 * 2 ** Math.min(status.failuresInARow, 10))
  return Effect.logError(`${reason}. Read models stand still; trying again in ${pause} ms.`).pipe(
    Effect.annotateLogs({ alert: "read-models-failing" }),
    Effect.andThen(Effect.sleep(pause)),
  )
}

const runSession = Effect.fnUntraced(function* (
  options: RunnerOptions,
  status: RunnerStatus,
): Effect.fn.Return<never, SessionError, EventLog | Scope.Scope> {
  const connection = yield* connect(pipelined(options.connection))
  const work = becomeActive(connection.client).pipe(
    Effect.andThen(followLog(options, connection.client, status)),
  )
  return yield* Effect.raceFirst(work, connection.lost)
})

const readLock = reading(Schema.Struct({ locked: Schema.Boolean }))

const becomeActive = (client: pg.Client) =>
  storing(() =>
    readLock(client, "select pg_try_advisory_lock($1) as locked", [ADVISORY_LOCKS.readModelRunner]),
  ).pipe(Effect.repeat({ until: ([row]) => row?.locked === true, schedule: Schedule.spaced("250 millis") }))

const followLog = Effect.fnUntraced(function* (
  options: RunnerOptions,
  client: pg.Client,
  status: RunnerStatus,
): Effect.fn.Return<never, SessionError, EventLog | Scope.Scope> {
  const projections = options.projections ?? (yield* storing(() => installedReadModels(client)))
  yield* Effect.acquireRelease(
    Effect.sync(() => status.activate(true)),
    () => Effect.sync(() => status.activate(false)),
  )
  yield* prepareReadModels(client, options.connection, projections)
  const start = yield* storing(async () => {
    await setSearchPath(client, LIVE_SCHEMA)
    // Losing the newest commits in a crash is harmless, since the checkpoint is lost with them: they are applied again.
    await run(client, "set synchronous_commit to off")
    // The lists of a batch are short, so that Postgres would plan most statements anew each time, which takes longer than
    // they do.
    await run(client, "set plan_cache_mode to force_generic_plan")
    return checkpoint(client)
  })
  const applier = yield* makeApplier({
    client: preparing(client),
    projections,
    generation: start.generation,
    status,
    announcing: true,
  })
  const inbox = yield* Queue.bounded<Incoming, EventLogUnavailable>(2 * MAX_BATCH)
  let woken = false
  client.on("notification", () => {
    woken = true
    Queue.offerUnsafe(inbox, { _tag: "woken" })
  })
  yield* storing(() => run(client, `listen ${WAKE_CHANNEL}`))

  yield* subscription(start.position, projections).pipe(
    Stream.runForEachArray((items) => Queue.offerAll(inbox, items)),
    Effect.catch((error) => Queue.fail(inbox, error)),
    Effect.forkScoped,
  )

  let patience = 0
  const nextBatch = Effect.gen(function* () {
    const first = yield* Queue.takeBetween(inbox, 1, MAX_BATCH)
    if (patience === 0 || first.length === MAX_BATCH) return first
    yield* Effect.sleep(patience)
    return [...first, ...(yield* Queue.clear(inbox))]
  })

  const step = Effect.gen(function* () {
    const incoming = yield* nextBatch
    const items = incoming.filter((item) => item._tag !== "woken")
    const events = items.flatMap((item) => (item._tag === "event" ? [item.event] : []))
    const upTo = items.reduce(newer, status.position)
    if (events.length > 0) status.behind(yield* Clock.currentTimeMillis)
    if (events.length > 0 || upTo > status.position)
      yield* applier.apply(events, upTo).pipe(forAllTraces("read models", events))
    if (woken) {
      woken = false
      yield* applier.retryParked
    }
    if (items.at(-1)?._tag === "caughtUp") status.caughtUp(upTo)
    // Events of one order arrive together; if there are more, even more will follow.
    patience = Math.min(MAX_PATIENCE_MS, Math.floor(events.length / EVENTS_IN_MS_OF_PATIENCE))
  })
  status.position = start.position
  // This release may be able to apply what the previous one could not.
  yield* applier.retryParked
  return yield* Effect.forever(step)
})

const newer = (position: Position, item: SubscriptionItem): Position => {
  const at = item._tag === "event" ? item.event.position : item.position
  return at > position ? at : position
}
