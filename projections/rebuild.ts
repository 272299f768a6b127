import type { EventLog, EventLogUnavailable, Position, SubscriptionItem } from "@voltread/domain/event.ts"
import { Effect, Schedule, Schema, type Scope, Stream } from "effect"
import type pg from "pg"
import { makeApplier } from "./applier.ts"
import type { ApplyError } from "./apply-error.ts"
import type { Batch } from "./batch.ts"
import { ParkedRevisions } from "./parked-revisions.ts"
import { ADVISORY_LOCKS } from "./platform/advisory-locks.ts"
import { connect, type DedicatedConnection, pipelined, storing } from "./platform/connection.ts"
import {
  type ParkedEvent,
  parkAsLive,
  parkedEvents,
  parkedIn,
  waitingEvents,
} from "./platform/parked-event.ts"
import type { ModelVersion, Projection } from "./platform/projection.ts"
import {
  checkpoint,
  createIndexes,
  createSchema,
  createTables,
  installedVersions,
  isInstalled,
  LIVE_SCHEMA,
  NEXT_SCHEMA,
  schemaExists,
  setSearchPath,
} from "./platform/schema.ts"
import { reading, run } from "./platform/sql.ts"
import { RunnerStatus } from "./platform/status.ts"
import { DOCUMENT_MODELS } from "./read-models.ts"
import { subscription } from "./subscription.ts"
import { type BuildVoided, RebuildRefused, swap } from "./swap.ts"

export type RebuildError = RebuildRefused | ApplyError | EventLogUnavailable

interface RebuildOptions {
  readonly connection: pg.ClientConfig
  readonly names: ReadonlyArray<string>
  readonly projections: ReadonlyArray<Projection<Batch>>
  /** `total` is an estimate. */
  readonly onProgress?: (applied: number, total: number) => void
}

const MAX_BATCH = 2_000
/** Events. A larger lag is caught up before the swap; a smaller one within it, while the live models wait. */
const SMALL_GAP = 1_000

const readLock = reading(Schema.Struct({ locked: Schema.Boolean }))

/**
 * Rebuilds read models from the first event, in tables beside the live ones, which stay in use and up to date
 * meanwhile; then replaces those in one transaction. An interrupted rebuild continues when the same models are
 * requested again, unless data was erased meanwhile, which voids what was built.
 */
export const rebuild = (options: RebuildOptions): Effect.Effect<void, RebuildError, EventLog> =>
  Effect.scoped(rebuilding(options)).pipe(
    Effect.tapErrorTag("BuildVoided", ({ message }) => Effect.logWarning(message)),
    Effect.retry({ while: ({ _tag }) => _tag === "BuildVoided" }),
    Effect.catchTag("BuildVoided", Effect.die),
  )

const rebuilding = Effect.fnUntraced(function* (
  options: RebuildOptions,
): Effect.fn.Return<void, RebuildError | BuildVoided, EventLog | Scope.Scope> {
  const unknown = options.names.filter((name) => !options.projections.some((known) => known.name === name))
  if (unknown.length > 0)
    return yield* new RebuildRefused({ message: `There is no read model ${unknown.join(", ")}.` })
  const wanted = options.projections.filter(({ name }) => options.names.includes(name))
  const whole = wanted.length === options.projections.length
  const built = withDocumentModels(wanted, options.projections)

  const connection = yield* connect(pipelined(options.connection))
  const { client } = connection
  yield* exclusively(connection)
  if (!(yield* storing(() => schemaExists(client, LIVE_SCHEMA))))
    return yield* new RebuildRefused({ message: "There are no read models yet: the projector creates them." })
  // Streams with parked events are incomplete in the live models and would differ in the rebuilt ones.
  if (!whole && (yield* storing(() => waitingEvents(client))).length > 0)
    return yield* new RebuildRefused({
      message: "Events are parked: have them tried again, skip them, or rebuild all read models together.",
    })

  // The bookkeeping tables may be those of an older release.
  yield* storing(() => createSchema(client, LIVE_SCHEMA))
  const leftOut = yield* storing(() => openNext(connection, { built, whole }))
  const skipped = new ParkedRevisions().with(leftOut)
  const status = new RunnerStatus()
  const before = yield* storing(() => checkpoint(client))
  const applier = yield* makeApplier({
    client,
    projections: built,
    generation: before.generation,
    status,
    announcing: false,
  })

  const catchUp = (target: Position, total: number) =>
    Effect.gen(function* () {
      const from = (yield* storing(() => checkpoint(client))).position
      if (from >= target) return
      yield* subscription(from, built).pipe(
        Stream.bufferArray({ capacity: 1 }),
        Stream.takeUntil((item) => positionOf(item) >= target),
        Stream.filter((item) => item._tag === "event" && item.event.position <= target),
        Stream.rechunk(MAX_BATCH),
        Stream.runForEachArray((items) => {
          const events = items.flatMap((item) =>
            item._tag === "event" && !skipped.leavesOut(item.event) ? [item.event] : [],
          )
          const reached = items.map(positionOf).at(-1) ?? target
          const report = Effect.sync(() => options.onProgress?.(before.events + status.eventsApplied, total))
          return applier
            .apply(events, reached)
            .pipe(
              Effect.andThen(whole ? Effect.void : nothingParked(status, leftOut.length)),
              Effect.andThen(report),
            )
        }),
      )
      yield* applier.apply([], target)
    })

  const catchUpWithLive = Effect.gen(function* () {
    const live = yield* storing(() => checkpoint(client, { schema: LIVE_SCHEMA }))
    yield* catchUp(live.position, live.events)
    return live
  })

  const first = yield* catchUpWithLive
  yield* storing(() => createIndexes(client, built))
  let last = first
  for (let gap = Number.POSITIVE_INFINITY; gap > SMALL_GAP; ) {
    const next = yield* catchUpWithLive
    gap = next.events - last.events
    last = next
  }
  yield* swap({
    connection: options.connection,
    projections: wanted,
    whole,
    skipped,
    generation: before.generation,
    catchUp,
  }).pipe(
    Effect.retry({
      schedule: Schedule.spaced("250 millis"),
      times: 40,
      while: ({ _tag }) => _tag === "SwapBusy",
    }),
    Effect.catchTag("SwapBusy", ({ message }) => Effect.fail(new RebuildRefused({ message }))),
  )
  options.onProgress?.(last.events, last.events)
})

const withDocumentModels = (
  wanted: ReadonlyArray<Projection<Batch>>,
  known: ReadonlyArray<Projection<Batch>>,
): ReadonlyArray<Projection<Batch>> => {
  const names = new Set(wanted.map(({ source }) => DOCUMENT_MODELS[source]))
  const documentModels = known.filter(({ name }) => names.has(name))
  return [...new Set([...documentModels, ...wanted])]
}

const positionOf = (item: SubscriptionItem): Position =>
  item._tag === "event" ? item.event.position : item.position

const exclusively = ({ client }: DedicatedConnection) =>
  storing(() =>
    readLock(client, "select pg_try_advisory_lock($1) as locked", [ADVISORY_LOCKS.readModelRebuild]),
  ).pipe(
    Effect.flatMap(([row]) =>
      row?.locked === true
        ? Effect.void
        : Effect.fail(
            new RebuildRefused({ message: "Another rebuild is running; wait for it to end.", isBusy: true }),
          ),
    ),
  )

const sameVersions = (
  installed: ReadonlyMap<string, ModelVersion>,
  built: ReadonlyArray<Projection<Batch>>,
): boolean =>
  installed.size === built.length && built.every((projection) => isInstalled(installed, projection))

const places = (events: ReadonlyArray<ParkedEvent>): string =>
  events.map(({ stream, revision }) => `${stream} ${revision}`).join("\n")

/**
 * Opens the schema beside the live one: as an interrupted rebuild of the same models left it, or a new one. Returns the
 * events to leave out from the start: those skipped in the live models, next to which these will stand.
 */
const openNext = async (
  { client }: DedicatedConnection,
  { built, whole }: { readonly built: ReadonlyArray<Projection<Batch>>; readonly whole: boolean },
): Promise<ReadonlyArray<ParkedEvent>> => {
  // Harmless, as in the runner: a crash loses rows and checkpoint together.
  await run(client, "set synchronous_commit to off")
  const live = await checkpoint(client, { schema: LIVE_SCHEMA })
  const skipped = whole ? [] : await parkedEvents(client)
  if (await schemaExists(client, NEXT_SCHEMA)) {
    await setSearchPath(client, NEXT_SCHEMA)
    const resumable =
      sameVersions(await installedVersions(client), built) &&
      (await checkpoint(client)).generation === live.generation
    if (resumable && places(await parkedIn(client)) === places(skipped)) return skipped
    await run(client, `drop schema ${NEXT_SCHEMA} cascade`)
  }
  await createSchema(client, NEXT_SCHEMA)
  await createTables(client, built)
  await run(client, "update checkpoint set generation = $1", [live.generation])
  if (!whole) await parkAsLive(client)
  return parkedIn(client)
}

/** Models that are rebuilt without the others must contain the same events as the live ones beside them. */
const nothingParked = (status: RunnerStatus, leftOut: number) =>
  status.eventsParked === leftOut
    ? Effect.void
    : Effect.fail(
        new RebuildRefused({
          message: "An event cannot be applied (see the log). The live read models were left as they are.",
        }),
      )
