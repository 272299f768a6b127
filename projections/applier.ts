import {
  EventLog,
  type EventLogUnavailable,
  type Position,
  type RecordedEvent,
} from "@voltread/domain/event.ts"
import { Clock, Effect, Schedule, Stream } from "effect"
import { type ApplyError, named, ReadModelsMoved, toApplyError, type UnfitEvents } from "./apply-error.ts"
import type { Batch } from "./batch.ts"
import { PREFIXES, toBatch } from "./batch.ts"
import { storing } from "./platform/connection.ts"
import { announce } from "./platform/notice.ts"
import { failedAgain, park, parkedCount, parkedIn, unpark } from "./platform/parked-event.ts"
import type { Projection, Source } from "./platform/projection.ts"
import { checkpoint, moveCheckpoint } from "./platform/schema.ts"
import { inTransaction, type Queryable, StorageRefused } from "./platform/sql.ts"
import { RunnerStatus } from "./platform/status.ts"

interface ApplierOptions {
  /** A connection of its own whose search path is the schema to be written. */
  readonly client: Queryable
  readonly projections: ReadonlyArray<Projection<Batch>>
  readonly generation: number
  readonly status?: RunnerStatus
  /** Whether commits are announced to those who serve queries. */
  readonly announcing: boolean
}

const sourcesOf = (projections: ReadonlyArray<Projection<Batch>>): ReadonlySet<Source> =>
  new Set(projections.map(({ source }) => source))

export const prefixesOf = (projections: ReadonlyArray<Projection<Batch>>): ReadonlyArray<string> =>
  [...sourcesOf(projections)].map((source) => PREFIXES[source])

const MOVED = "The read models were swapped, or another writer moved them."

const ATTEMPTS = 3
const betweenAttempts = Schedule.exponential("50 millis")

/**
 * Writes events into read models: rows, parked events and checkpoint in one transaction. Interrupting waits for the
 * transaction at hand.
 */
export const makeApplier = Effect.fnUntraced(function* (options: ApplierOptions) {
  const { client, projections, generation } = options
  const status = options.status ?? new RunnerStatus()
  const sources = sourcesOf(projections)
  const held = new Set((yield* storing(() => parkedIn(client))).map(({ stream }) => stream))

  const write = async (events: ReadonlyArray<RecordedEvent>): Promise<Batch> => {
    const batch = await toBatch(client, sources, events)
    for (const projection of projections) await projection.apply(client, batch)
    return batch
  }

  const moving = <A>(events: ReadonlyArray<RecordedEvent>, upTo: Position, work: () => Promise<A>) =>
    inTransaction(client, async () => {
      const now = await checkpoint(client, { lock: true })
      const [first] = events
      if (now.generation !== generation || (first !== undefined && now.position >= first.position))
        throw new ReadModelsMoved({ message: MOVED })
      const result = await work()
      await moveCheckpoint(client, upTo, events.length)
      return result
    })

  const once = (events: ReadonlyArray<RecordedEvent>, upTo: Position) =>
    Effect.tryPromise({
      try: () =>
        moving(events, upTo, async () => {
          const batch = await write(events.filter(({ stream }) => !held.has(stream)))
          await park(
            client,
            events.filter(({ stream }) => held.has(stream)),
            { error: "Held back behind a parked event of its stream", attempts: 0 },
          )
          if (options.announcing) await announce(client, upTo, touchedOrders(batch))
          return batch
        }),
      catch: (cause) => toApplyError(events, cause),
    }).pipe(
      Effect.uninterruptible,
      Effect.flatMap((batch) => applied(batch, events, upTo)),
    )

  const applied = (batch: Batch, events: ReadonlyArray<RecordedEvent>, upTo: Position) =>
    Clock.currentTimeMillis.pipe(
      Effect.map((now) => status.applied(events.length, upTo, newestAt(batch), now)),
      Effect.andThen(events.some(({ stream }) => held.has(stream)) ? countParked : Effect.void),
    )

  const countParked = storing(() => parkedCount(client)).pipe(
    Effect.tap((parked) => Effect.sync(() => status.parked(parked))),
    Effect.asVoid,
  )

  const parking = (event: RecordedEvent, upTo: Position, failure: UnfitEvents) =>
    Effect.tryPromise({
      try: () =>
        moving([event], upTo, async () => {
          await park(client, [event], { error: failure.reason, attempts: ATTEMPTS })
          if (options.announcing) await announce(client, upTo, [])
        }),
      catch: (cause) => toApplyError([event], cause),
    }).pipe(
      Effect.uninterruptible,
      Effect.catchTag("UnfitEvents", (cause) =>
        Effect.fail(new StorageRefused({ message: cause.message, cause })),
      ),
      Effect.andThen(Effect.sync(() => held.add(event.stream))),
      Effect.andThen(countParked),
      Effect.andThen(
        Effect.logError(`Parked ${named(event)}: its stream is held back until it can be applied`).pipe(
          Effect.annotateLogs({ alert: "event-parked" }),
        ),
      ),
    )

  /** Applies all events but those that cannot be applied, which are parked; an unknown culprit is found by halving. */
  const apply = (events: ReadonlyArray<RecordedEvent>, upTo: Position): Effect.Effect<void, ApplyError> =>
    once(events, upTo).pipe(
      Effect.catchTag("UnfitEvents", (failure) =>
        Effect.logWarning(failure.message).pipe(Effect.andThen(applyAround(events, upTo, failure))),
      ),
    )

  const applyAround = (events: ReadonlyArray<RecordedEvent>, upTo: Position, failure: UnfitEvents) => {
    const { culprit } = failure
    const until = culprit === null ? Math.ceil(events.length / 2) : events.indexOf(culprit)
    const first = events.slice(0, until)
    const last = events.slice(culprit === null ? until : until + 1)
    const applyLast = last.length === 0 ? Effect.void : apply(last, upTo)
    const applyFirst = first.length === 0 ? Effect.void : apply(first, first.at(-1)?.position ?? upTo)
    if (culprit === null) return Effect.andThen(applyFirst, applyLast)
    const reached = last.length === 0 ? upTo : culprit.position
    return applyFirst.pipe(Effect.andThen(retryOrPark(culprit, reached, failure)), Effect.andThen(applyLast))
  }

  const retryOrPark = (event: RecordedEvent, upTo: Position, failure: UnfitEvents) =>
    once([event], upTo).pipe(
      Effect.retry({
        schedule: betweenAttempts,
        times: ATTEMPTS - 2,
        while: (error) => error._tag === "UnfitEvents",
      }),
      Effect.catchTag("UnfitEvents", () => parking(event, upTo, failure)),
    )

  /** Retries parked events, stream by stream; a stream ends at its first event that still fails. */
  const retryParked: Effect.Effect<void, ApplyError | EventLogUnavailable, EventLog> = Effect.gen(
    function* () {
      const now = yield* storing(() => checkpoint(client))
      if (now.generation !== generation) return yield* new ReadModelsMoved({ message: MOVED })
      const parked = yield* storing(() => parkedIn(client))
      for (const stream of new Set(parked.map((event) => event.stream))) {
        const revisions = parked.filter((event) => event.stream === stream).map(({ revision }) => revision)
        yield* retryStream(stream, revisions)
      }
      if (parked.length > 0 || status.eventsParked > 0) yield* countParked
    },
  )

  const retryStream = Effect.fnUntraced(function* (stream: string, revisions: ReadonlyArray<number>) {
    const log = yield* EventLog
    const events = yield* log
      .read(stream, { from: revisions[0] ?? 0, limit: revisions.length })
      .pipe(Stream.runCollect)
    for (const event of events) {
      const outcome = yield* applyParked(event).pipe(
        Effect.as(true),
        Effect.catchTag("UnfitEvents", refused(event)),
      )
      if (!outcome) return
      yield* Effect.logInfo(`Applied ${named(event)}, which was parked`)
    }
    held.delete(stream)
  })

  const applyParked = (event: RecordedEvent) =>
    Effect.tryPromise({
      try: () =>
        inTransaction(client, async () => {
          const now = await checkpoint(client, { lock: true })
          if (now.generation !== generation) throw new ReadModelsMoved({ message: MOVED })
          await unpark(client, event.stream, event.revision)
          const batch = await write([event])
          if (options.announcing) await announce(client, now.position, touchedOrders(batch))
        }),
      catch: (cause) => toApplyError([event], cause),
    }).pipe(Effect.uninterruptible)

  const refused = (event: RecordedEvent) => (failure: UnfitEvents) =>
    storing(() => failedAgain(client, event.stream, event.revision, failure.reason)).pipe(
      Effect.andThen(Effect.logError(`${named(event)} stays parked`)),
      Effect.as(false),
    )

  yield* countParked
  return { apply, retryParked }
})

const touchedOrders = ({ orders }: Batch): ReadonlyArray<string> => [
  ...new Set(orders.map(({ entry }) => entry.id)),
]

/** Time of the newest event in the batch. */
const newestAt = ({ orders, carts, loans, visits }: Batch): string | undefined => {
  const last = [orders.at(-1), carts.at(-1), loans.at(-1), visits.at(-1)].flatMap(
    (change) => change?.entry ?? [],
  )
  return last.reduce<string | undefined>(
    (newest, { at }) => (newest === undefined || at > newest ? at : newest),
    undefined,
  )
}
