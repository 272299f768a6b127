import {
  type EventLog,
  EventLogUnavailable,
  type Position,
  type RecordedEvent,
} from "@voltread/domain/event.ts"
import { Clock, Effect } from "effect"
import { type ApplyError, named, ReadModelsMoved, toApplyError, type UnfitEvents } from "./apply-error.ts"
import type { Batch } from "./batch.ts"
import { PREFIXES, toBatch } from "./batch.ts"
import { ParkedRevisions } from "./parked-revisions.ts"
import { storing } from "./platform/connection.ts"
import { announce } from "./platform/notice.ts"
import { parkedCount, parkedIn, unparkAllBut } from "./platform/parked-event.ts"
import type { Projection, StreamKind } from "./platform/projection.ts"
import { checkpoint, moveCheckpoint, moveGeneration } from "./platform/schema.ts"
import { inTransaction, type Queryable, StorageRefused, together } from "./platform/sql.ts"
import { RunnerStatus } from "./platform/status.ts"
import { readStreams } from "./read-streams.ts"
import { followedBy, nothingSalvaged, parkRefused, type Salvaged, salvage } from "./salvage.ts"

interface ApplierOptions {
  /** A pipelined connection of its own whose search path is the schema to write to. */
  readonly client: Queryable
  readonly projections: ReadonlyArray<Projection<Batch>>
  readonly generation: number
  readonly status?: RunnerStatus
  /** Whether commits are announced to the processes that serve queries. */
  readonly announcing: boolean
}

const sourcesOf = (projections: ReadonlyArray<Projection<Batch>>): ReadonlySet<StreamKind> =>
  new Set(projections.map(({ source }) => source))

/** A failure without a culprit: it remained after each event was tried alone. */
const storageRefused = (cause: UnfitEvents) =>
  Effect.fail(new StorageRefused({ message: cause.message, cause }))

const MOVED = "The read models were swapped, or another writer moved them."
const MAX_BATCH = 2_000

/**
 * Writes events into read models: rows, parked events and checkpoint in one transaction. An interruption waits for the
 * current transaction.
 */
export const makeApplier = Effect.fnUntraced(function* (options: ApplierOptions) {
  const { client, projections, generation } = options
  const status = options.status ?? new RunnerStatus()
  const sources = sourcesOf(projections)
  let parked = new ParkedRevisions().with(yield* storing(() => parkedIn(client)))

  const write = async (events: ReadonlyArray<RecordedEvent>, gaps: ParkedRevisions): Promise<Batch> => {
    const batch = await toBatch(client, sources, events, gaps)
    await together(projections.map((projection) => projection.apply(client, batch)))
    return batch
  }

  const writeAround = (events: ReadonlyArray<RecordedEvent>, gaps: ParkedRevisions) =>
    salvage(client, write, events, gaps)

  /** Without the savepoints of `writeAround`, which only the rarest batches need. */
  const writeAll = async (events: ReadonlyArray<RecordedEvent>): Promise<Salvaged> =>
    events.some(({ stream }) => parked.isHeadless(stream))
      ? writeAround(events, parked)
      : { ...nothingSalvaged(parked), batches: [await write(events, parked)] }

  /** Locks the checkpoint, so that nobody else writes. */
  const exclusively = <A extends Salvaged>(
    events: ReadonlyArray<RecordedEvent>,
    work: (position: Position) => Promise<A>,
  ) =>
    Effect.tryPromise({
      try: () =>
        inTransaction(client, async () => {
          const now = await checkpoint(client, { lock: true })
          const [first] = events
          if (now.generation !== generation || (first !== undefined && now.position >= first.position))
            throw new ReadModelsMoved({ message: MOVED })
          return work(now.position)
        }),
      catch: (cause) => (cause instanceof EventLogUnavailable ? cause : toApplyError(events, cause)),
    }).pipe(
      Effect.tap((written) =>
        Effect.sync(() => {
          parked = written.parked
        }),
      ),
      Effect.uninterruptible,
      Effect.tap(logSalvaged),
      Effect.tap(({ refused }) => (refused.length > 0 ? countParked : Effect.void)),
    )

  const applying = (
    events: ReadonlyArray<RecordedEvent>,
    upTo: Position,
    how: (events: ReadonlyArray<RecordedEvent>) => Promise<Salvaged>,
  ) =>
    exclusively(events, async () => {
      const written = await how(events)
      await parkRefused(client, written)
      await together([
        moveCheckpoint(client, upTo, events.length),
        ...(options.announcing ? [announce(client, upTo, touched(written))] : []),
      ])
      return written
    }).pipe(
      Effect.tap((written) =>
        Clock.currentTimeMillis.pipe(
          Effect.map((now) => status.applied(events.length, upTo, newestAt(written), now)),
        ),
      ),
      Effect.catchTag("EventLogUnavailable", Effect.die),
    )

  const countParked = storing(() => parkedCount(client)).pipe(
    Effect.tap((count) => Effect.sync(() => status.parked(count))),
    Effect.asVoid,
  )

  /** Applies all events that can be applied, and parks the others. */
  const apply = (events: ReadonlyArray<RecordedEvent>, upTo: Position): Effect.Effect<void, ApplyError> =>
    applying(events, upTo, writeAll).pipe(
      Effect.catchTag("UnfitEvents", ({ message }) =>
        Effect.logWarning(message).pipe(
          Effect.andThen(applying(events, upTo, (all) => writeAround(all, parked))),
        ),
      ),
      Effect.catchTag("UnfitEvents", storageRefused),
      Effect.asVoid,
    )

  /**
   * Projects these streams again from their first events, up to the checkpoint, in one transaction: no reader finds
   * them missing meanwhile, and nothing else changes. `voiding` makes everybody start over who has read events and not
   * written them yet, including a rebuild.
   */
  const projectAgain = Effect.fnUntraced(function* (
    streams: ReadonlyArray<string>,
    { voiding }: { readonly voiding: boolean },
  ): Effect.fn.Return<void, ApplyError | EventLogUnavailable, EventLog> {
    const context = yield* Effect.context<EventLog>()
    yield* exclusively([], async (position) => {
      const events = await Effect.runPromiseWith(context)(readStreams(streams, position))
      await removeStreams(client, projections, streams)
      let written = nothingSalvaged(parked.without(streams))
      for (let done = 0; done < events.length; done += MAX_BATCH)
        written = followedBy(written, await writeAround(events.slice(done, done + MAX_BATCH), written.parked))
      await unparkAllBut(
        client,
        streams,
        written.refused.map(({ event }) => event.id),
      )
      await parkRefused(client, written)
      if (voiding) await moveGeneration(client)
      if (options.announcing) await announce(client, position, touched(written))
      return written
    }).pipe(Effect.catchTag("UnfitEvents", storageRefused))
    yield* countParked
  })

  /** Retries parked events, which projects the whole of each of their streams again. */
  const retryParked: Effect.Effect<void, ApplyError | EventLogUnavailable, EventLog> = Effect.gen(
    function* () {
      const now = yield* storing(() => checkpoint(client))
      if (now.generation !== generation) return yield* new ReadModelsMoved({ message: MOVED })
      const waiting = yield* storing(() => parkedIn(client))
      for (const stream of new Set(waiting.map((event) => event.stream))) {
        yield* projectAgain([stream], { voiding: false })
        if (!parked.holds(stream))
          yield* Effect.logInfo(`Projected ${stream} again, of which events were parked`)
      }
      if (waiting.length > 0 || status.eventsParked > 0) yield* countParked
    },
  )

  yield* countParked
  return { apply, projectAgain, retryParked }
})

const removeStreams = async (
  db: Queryable,
  projections: ReadonlyArray<Projection<Batch>>,
  streams: ReadonlyArray<string>,
): Promise<void> => {
  for (const projection of projections.toReversed()) {
    const prefix = PREFIXES[projection.source]
    const ids = streams.flatMap((stream) => (stream.startsWith(prefix) ? [stream.slice(prefix.length)] : []))
    if (ids.length > 0) await projection.remove(db, ids)
  }
}

const logSalvaged = Effect.fnUntraced(function* ({ repaired, refused }: Salvaged) {
  for (const event of repaired)
    yield* Effect.logWarning(`Replaced characters that cannot be stored in ${named(event)}`).pipe(
      Effect.annotateLogs({ alert: "event-repaired" }),
    )
  for (const { event, failure } of refused)
    if (failure !== null)
      yield* Effect.logError(`Parked ${named(event)}: it is missing until it can be applied`).pipe(
        Effect.annotateLogs({ alert: "event-parked" }),
      )
})

const touched = ({ batches }: Salvaged) => ({
  orders: idsOf(batches.flatMap(({ orders }) => orders)),
  loans: idsOf(batches.flatMap(({ loans }) => loans)),
})

const idsOf = (
  changes: ReadonlyArray<{ readonly entry: { readonly id: string } }>,
): ReadonlyArray<string> => [...new Set(changes.map(({ entry }) => entry.id))]

/** Timestamp of the newest event. */
const newestAt = ({ batches }: Salvaged): string | undefined =>
  batches
    .flatMap(({ orders, carts, loans, visits }) =>
      [orders.at(-1), carts.at(-1), loans.at(-1), visits.at(-1)].flatMap((change) => change?.entry ?? []),
    )
    .reduce<string | undefined>(
      (newest, { at }) => (newest === undefined || at > newest ? at : newest),
      undefined,
    )
