import type { Rebuild } from "@voltread/domain/contract/read-models.ts"
import type { EventLog } from "@voltread/domain/event.ts"
import { storing } from "@voltread/projections/platform/connection.ts"
import { waitingEvents } from "@voltread/projections/platform/parked-event.ts"
import { shopTimeZone } from "@voltread/projections/platform/schema.ts"
import type { Queryable } from "@voltread/projections/platform/sql.ts"
import { DATED_MODELS, readModels, readModelsIn } from "@voltread/projections/read-models.ts"
import { type RebuildError, rebuild } from "@voltread/projections/rebuild.ts"
import { Effect, Schedule, Schema } from "effect"
import type pg from "pg"
import type { UserViewer } from "../platform/http/viewer.ts"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows, rowsOn } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"

const RebuildRow = Schema.Struct({
  rebuild_id: Schema.Int,
  models: Schema.Array(Schema.String),
  state: Schema.Literals(["waiting", "running", "done", "failed"]),
  requested_at: Schema.Date,
  requested_by_name: Schema.String,
  finished_at: Schema.NullOr(Schema.Date),
  applied: Schema.NullOr(Schema.Int),
  total: Schema.NullOr(Schema.Int),
  failure: Schema.NullOr(Schema.String),
})

const COLUMNS =
  "rebuild_id, models, state, requested_at, requested_by_name, finished_at, applied, total, failure"

const toRebuild = (row: typeof RebuildRow.Type): Rebuild => ({
  id: row.rebuild_id,
  models: row.models,
  state: row.state,
  requestedAt: row.requested_at.toISOString(),
  requestedBy: row.requested_by_name,
  finishedAt: row.finished_at?.toISOString() ?? null,
  applied: row.applied,
  total: row.total,
  failure: row.failure,
})

const KNOWN = new Set(readModels.map(({ name }) => name))

type Requester = Pick<UserViewer, "username" | "name">

/**
 * Requests a rebuild of these read models from the projector's process. Rejected while another rebuild is under way.
 */
export const requestRebuild = Effect.fnUntraced(function* (
  models: ReadonlyArray<string>,
  by: Requester,
): Effect.fn.Return<Rebuild, Problem | DatabaseError, Database> {
  const unknown = models.filter((name) => !KNOWN.has(name))
  if (unknown.length > 0)
    return yield* new Problem({
      code: "BAD_REQUEST",
      message: `There is no system data named ${unknown.join(", ")}.`,
    })
  const { pool } = yield* Database
  return yield* putRequest(pool, models, by)
})

/**
 * Requests that reports count by the days of another zone, if they do not yet. Rejected while a rebuild is under way,
 * so that the zone stays the one it uses.
 */
export const requestTimeZone = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  { before, after }: { readonly before: string; readonly after: string },
  by: Requester,
): Effect.fn.Return<void, Problem | DatabaseError> {
  const installed = yield* Effect.promise(() => shopTimeZone(client))
  if (installed === null || (before === after && installed === after)) return
  yield* putRequest(client, DATED_MODELS, by)
})

const putRequest = Effect.fnUntraced(function* (
  client: pg.Pool | pg.ClientBase,
  models: ReadonlyArray<string>,
  by: Requester,
): Effect.fn.Return<Rebuild, Problem | DatabaseError> {
  const [requested] = yield* rowsOn(client, RebuildRow, {
    text: `insert into read_model_rebuild (models, state, requested_by, requested_by_name)
           values ($1, 'waiting', $2, $3)
           on conflict ((true)) where state in ('waiting', 'running') do nothing returning ${COLUMNS}`,
    values: [[...new Set(models)], by.username, by.name],
  })
  return requested === undefined
    ? yield* new Problem({
        code: "CONFLICT",
        message: "A rebuild is already running. Please wait until it has finished.",
      })
    : toRebuild(requested)
})

const SHOWN = 10

/** Newest first. */
export const latestRebuilds = rows(RebuildRow, {
  text: `select ${COLUMNS} from read_model_rebuild order by rebuild_id desc limit ${SHOWN}`,
  values: [],
}).pipe(Effect.map((found) => found.map(toRebuild)))

/**
 * The models that a request rebuilds. If reports must change their zone, all of them at once, since a report joins
 * several models; while events are parked, every model: rebuilding only some would leave the parked events out of them.
 */
const namesFor = async (
  db: Queryable,
  models: ReadonlyArray<string>,
  timeZone: string,
): Promise<ReadonlyArray<string>> => {
  if ((await shopTimeZone(db)) === timeZone) return models
  if ((await waitingEvents(db)).length > 0) return [...KNOWN]
  return [...new Set([...models, ...DATED_MODELS])]
}

/**
 * Runs the requested rebuild, if any, with the days of this zone; one that was interrupted continues. A refusal ends
 * it, with the reason; if the database or the log is down, it is retried.
 */
export const runRequestedRebuild = <E, R>(
  timeZoneInForce: Effect.Effect<string, E, R>,
): Effect.Effect<void, DatabaseError | RebuildError | E, Database | EventLog | R> =>
  Effect.gen(function* () {
    const [open] = yield* rows(RebuildRow, {
      text: `update read_model_rebuild set state = 'running' where state in ('waiting', 'running') returning ${COLUMNS}`,
      values: [],
    })
    if (open === undefined) return
    const { pool, connection } = yield* Database
    const timeZone = yield* timeZoneInForce
    const names = yield* storing(() => namesFor(pool, open.models, timeZone))
    const progress = { applied: 0, total: 0 }
    const work = rebuild({
      connection,
      names,
      projections: readModelsIn(timeZone),
      onProgress: (applied, total) => {
        progress.applied = applied
        progress.total = Math.max(applied, total)
      },
    })
    const telling = Effect.suspend(() => writeProgress(open.rebuild_id, progress)).pipe(
      Effect.repeat(Schedule.spaced("500 millis")),
      Effect.andThen(Effect.never),
    )
    yield* Effect.raceFirst(work, telling).pipe(
      Effect.andThen(Effect.suspend(() => writeProgress(open.rebuild_id, progress))),
      Effect.andThen(finish(open.rebuild_id, null)),
      Effect.catchTags({
        // Somebody rebuilds from the command line, or the previous process has not fully ended.
        RebuildRefused: (refused) =>
          refused.isBusy === true ? Effect.void : finish(open.rebuild_id, refused.message),
        StorageRefused: (error) =>
          Effect.logError(`The read models could not be rebuilt: ${error.message}`).pipe(
            Effect.andThen(finish(open.rebuild_id, "The database refused it; the log has the reason.")),
          ),
      }),
    )
  })

const writeProgress = (
  id: number,
  { applied, total }: { readonly applied: number; readonly total: number },
) =>
  total === 0
    ? Effect.void
    : execute({
        text: "update read_model_rebuild set applied = $2, total = $3 where rebuild_id = $1",
        values: [id, applied, total],
      }).pipe(Effect.asVoid)

const finish = (id: number, failure: string | null) =>
  execute({
    text: `update read_model_rebuild set state = $2, failure = $3, finished_at = clock_timestamp()
           where rebuild_id = $1`,
    values: [id, failure === null ? "done" : "failed", failure],
  }).pipe(Effect.asVoid)
