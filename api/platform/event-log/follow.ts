import {
  EventLog,
  type EventLogUnavailable,
  type Position,
  type RecordedEvent,
  START,
} from "@voltread/domain/event.ts"
import { UndecodableEvent } from "@voltread/domain/shared/event-codec.ts"
import { eachTrace } from "@voltread/projections/platform/tracing.ts"
import { Effect, Schema, Stream } from "effect"
import { committingRelaxed, type Database } from "../postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../postgres/query.ts"
import { writeCheckpoint, writeCheckpointWithOthers } from "./checkpoints.ts"

export interface Follower<E, R> {
  /** The key of its checkpoint; must never change. */
  readonly name: string
  readonly streamPrefixes: ReadonlyArray<string>
  /**
   * Must be idempotent: the checkpoint is written after it (at-least-once delivery). What it writes does not wait for the
   * disk, and a crash of Postgres may take it back together with the checkpoint: work for others goes on a list, and
   * is leased before it is done.
   */
  readonly handle: (events: ReadonlyArray<RecordedEvent>) => Effect.Effect<void, E, R>
}

/**
 * Milliseconds that live events wait for others: what closes a cart, places its order and pays it is one batch, and under
 * load followers take less of the processor time that read models need. Nobody waits for what follows.
 */
const PATIENCE = 60

/** Delivers all events at least once, in order, from the checkpoint. Ends only with a failure. */
export const follow = <E, R>(
  follower: Follower<E, R>,
): Effect.Effect<void, E | DatabaseError | EventLogUnavailable, R | EventLog | Database> =>
  committingRelaxed(following(follower))

const following = Effect.fnUntraced(function* <E, R>(
  follower: Follower<E, R>,
): Effect.fn.Return<void, E | DatabaseError | EventLogUnavailable, R | EventLog | Database> {
  const log = yield* EventLog
  const start = yield* readCheckpoint(follower.name)
  yield* log.subscribe(start, { streamPrefixes: follower.streamPrefixes, patience: PATIENCE }).pipe(
    Stream.runForEachArray((items) =>
      Effect.gen(function* () {
        const events = items.flatMap((item) => (item._tag === "event" ? [item.event] : []))
        if (events.length > 0) yield* eachTrace(follower.name, events, (some) => handleAround(follower, some))
        const last = items.at(-1)
        if (last === undefined) return
        const position = last._tag === "event" ? last.event.position : last.position
        yield* last._tag === "caughtUp"
          ? writeCheckpointWithOthers(follower.name, position)
          : writeCheckpoint(follower.name, position)
      }),
    ),
  )
})

/** As `follow`, but begins at the head of the log when it runs for the first time: what was before is not delivered. */
export const followFromNow = Effect.fnUntraced(function* <E, R>(
  follower: Follower<E, R>,
): Effect.fn.Return<void, E | DatabaseError | EventLogUnavailable, R | EventLog | Database> {
  const { head } = yield* EventLog
  yield* execute({
    text: "insert into process_checkpoint (name, position) values ($1, $2) on conflict (name) do nothing",
    values: [follower.name, yield* head],
  })
  yield* follow(follower)
})

/** Skips an event that cannot be read, in this batch or earlier in its stream; the others are handled. */
const handleAround = <E, R>(
  follower: Follower<E, R>,
  events: ReadonlyArray<RecordedEvent>,
): Effect.Effect<void, E, R> =>
  follower.handle(events).pipe(
    Effect.catchDefect((defect) => {
      if (!(defect instanceof UndecodableEvent)) return Effect.die(defect)
      const [first] = events
      if (events.length > 1 || first === undefined) {
        return Effect.forEach(events, (event) => handleAround(follower, [event]), { discard: true })
      }
      return Effect.logError(
        `${follower.name} passes over ${first.type} (${first.stream}, revision ${first.revision})`,
      ).pipe(Effect.annotateLogs({ alert: "event-passed-over", reason: defect.message }))
    }),
  )

const readCheckpoint = (name: string): Effect.Effect<Position, DatabaseError, Database> =>
  rows(Schema.Struct({ position: Schema.String }), {
    text: "select position from process_checkpoint where name = $1",
    values: [name],
  }).pipe(Effect.map(([row]) => row?.position ?? START))
