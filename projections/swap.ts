import type { EventLogUnavailable, Position } from "@voltread/domain/event.ts"
import { Data, Effect, type Scope } from "effect"
import pg from "pg"
import type { ApplyError } from "./apply-error.ts"
import type { Batch } from "./batch.ts"
import { ParkedRevisions } from "./parked-revisions.ts"
import { connect, storing } from "./platform/connection.ts"
import { type ParkedEvent, parkedEvents, waitingEvents } from "./platform/parked-event.ts"
import type { Projection } from "./platform/projection.ts"
import { checkpoint, LIVE_SCHEMA, NEXT_SCHEMA, recordVersion, WAKE_CHANNEL } from "./platform/schema.ts"
import { type Queryable, run, type StorageRefused } from "./platform/sql.ts"

/** A rebuild cannot be done now; the message says why and what to do. */
export class RebuildRefused extends Data.TaggedError("RebuildRefused")<{
  readonly message: string
  /** Another rebuild is running: try again when it has ended. */
  readonly isBusy?: true
}> {}

/** Queries or the runner hold the tables; nothing was changed, and it can be retried. */
export class SwapBusy extends Data.TaggedError("SwapBusy")<{ readonly message: string }> {}

const isBusy = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError && (cause.code === "55P03" || cause.code === "40P01")

const orBusy = (error: ApplyError | StorageRefused): ApplyError | SwapBusy =>
  error._tag === "StorageRefused" && isBusy(error.cause)
    ? new SwapBusy({ message: "The live read models are too busy to be replaced; try again later." })
    : error

/** The log or the live models have changed since the build: it must be done again. */
export class BuildVoided extends Data.TaggedError("BuildVoided")<{ readonly message: string }> {}

interface SwapOptions<E, R> {
  readonly connection: pg.ClientConfig
  readonly projections: ReadonlyArray<Projection<Batch>>
  /** Whether these are all models: then parked events are replaced as well. */
  readonly whole: boolean
  /** The events that the rebuilt tables lack, since somebody skipped them in the live ones. */
  readonly skipped: ParkedRevisions
  /** The generation of the live models when the build began. */
  readonly generation: number
  /** Brings the new tables to exactly that position. */
  readonly catchUp: (position: Position, events: number) => Effect.Effect<void, E, R>
}

/**
 * Replaces the live tables with the rebuilt ones, in one transaction at one position. The runner waits meanwhile, and
 * notices by the generation that it must start over; queries wait for as long as the renaming takes.
 */
export const swap = <E, R>(
  options: SwapOptions<E, R>,
): Effect.Effect<void, E | ApplyError | EventLogUnavailable | RebuildRefused | SwapBusy | BuildVoided, R> =>
  Effect.scoped(swapping(options))

const swapping = Effect.fnUntraced(function* <E, R>(
  options: SwapOptions<E, R>,
): Effect.fn.Return<void, E | ApplyError | RebuildRefused | SwapBusy | BuildVoided, R | Scope.Scope> {
  const { client } = yield* connect(options.connection)
  const held = yield* storing(async () => {
    await run(client, "begin")
    await run(client, "set local lock_timeout = '5s'")
    return checkpoint(client, { schema: LIVE_SCHEMA, lock: true })
  }).pipe(Effect.mapError(orBusy))
  if (held.generation !== options.generation)
    return yield* new BuildVoided({ message: "Data was erased since this rebuild began: it starts over." })
  yield* options.catchUp(held.position, held.events)
  if (!options.whole) {
    if ((yield* storing(() => waitingEvents(client))).length > 0)
      return yield* new RebuildRefused({
        message: "Events were parked meanwhile: rebuild all read models together.",
      })
    if (!sameGaps(options.skipped, yield* storing(() => parkedEvents(client))))
      return yield* new BuildVoided({
        message: "Events were skipped or applied since this rebuild began: it starts over.",
      })
  }
  yield* storing(async () => {
    // Shorter than Postgres waits before it looks for deadlocks, in which a query could be the victim.
    await run(client, "set local lock_timeout = '500ms'")
    await replaceTables(client, options)
    await run(client, "commit")
  }).pipe(Effect.mapError(orBusy), Effect.uninterruptible)
})

/** A stream without its beginning may have grown: both leave out all of it. */
const sameGaps = (skipped: ParkedRevisions, live: ReadonlyArray<ParkedEvent>): boolean =>
  live.every((event) => skipped.leavesOut(event)) && skipped.isWithin(new ParkedRevisions().with(live))

const replaceTables = async (
  db: Queryable,
  { projections, whole }: Pick<SwapOptions<never, never>, "projections" | "whole">,
): Promise<void> => {
  for (const projection of projections) {
    for (const table of projection.tables) {
      await run(db, `drop table if exists ${LIVE_SCHEMA}.${table}`)
      await run(db, `alter table ${NEXT_SCHEMA}.${table} set schema ${LIVE_SCHEMA}`)
    }
    await recordVersion(db, projection, { schema: LIVE_SCHEMA })
  }
  if (whole) {
    await run(db, `delete from ${LIVE_SCHEMA}.parked_event`)
    await run(db, `insert into ${LIVE_SCHEMA}.parked_event select * from ${NEXT_SCHEMA}.parked_event`)
    await run(
      db,
      `update ${LIVE_SCHEMA}.checkpoint set events = (select events from ${NEXT_SCHEMA}.checkpoint)`,
    )
  }
  await run(db, `update ${LIVE_SCHEMA}.checkpoint set generation = generation + 1`)
  await run(db, `drop schema ${NEXT_SCHEMA} cascade`)
  // An idle runner would not notice before the next event.
  await run(db, "select pg_notify($1, '')", [WAKE_CHANNEL])
}
