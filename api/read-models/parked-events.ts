import {
  ParkedEvent,
  type ParkedEventsData,
  type ReadModelsData,
} from "@voltread/domain/contract/read-models.ts"
import { fromCursor, paged, toCursor } from "@voltread/projections/platform/cursor.ts"
import { requestRetry } from "@voltread/projections/platform/parked-event.ts"
import { reading } from "@voltread/projections/platform/sql.ts"
import { Where } from "@voltread/projections/platform/where.ts"
import { Effect, Schema } from "effect"
import type { UserViewer } from "../platform/http/viewer.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"
import { queryReadModel } from "../platform/read-model.ts"

const readParked = reading(ParkedEvent)

const SORT = "parked"
const PAGE = 50

/** In the order in which they must be applied. */
export const parkedPage = (after: string | null) =>
  queryReadModel(async (db): Promise<ParkedEventsData> => {
    const where = new Where()
    if (after !== null) {
      const [revision, stream] = fromCursor(SORT, after)
      where.and(stream, (at) => `(p.stream, p.revision) > (${at}, ${where.value(revision)}::integer)`)
    }
    const found = await readParked(
      db,
      `select p.stream, p.revision, p.type, p.order_number as "orderNumber", p.error, p.attempts,
         p.parked_at as "parkedAt",
         (select a.reason from parked_event_action a where a.action = 'skip' and a.stream = p.stream
            and a.revision in (0, p.revision) order by a.action_id desc limit 1) as skipped
       from read.parked_event p where ${where} order by p.stream, p.revision limit ${PAGE + 1}`,
      where.values,
    )
    const { page, nextCursor } = paged(found, PAGE, (last) => toCursor(SORT, last.revision, last.stream))
    return { events: page, nextCursor }
  })

interface Action {
  readonly action: "retry" | "skip"
  readonly stream: string | null
  readonly revision: number | null
  readonly reason: string | null
}

const record = (
  client: Parameters<typeof executeOn>[0],
  { action, stream, revision, reason }: Action,
  by: UserViewer,
) =>
  executeOn(client, {
    text: `insert into parked_event_action (action, stream, revision, reason, done_by, done_by_name)
           values ($1, $2, $3, $4, $5, $6)`,
    values: [action, stream, revision, reason, by.username, by.name],
  })

/** Makes the projector retry everything that is parked. */
export const retryParked = (by: UserViewer): Effect.Effect<void, DatabaseError, Database> =>
  transaction((client) =>
    record(client, { action: "retry", stream: null, revision: null, reason: null }, by).pipe(
      Effect.andThen(Effect.promise(() => requestRetry(client))),
    ),
  )

/**
 * Marks a parked event as dealt with; if it is the first event of its stream, the whole stream. It stays in the log,
 * and is applied if a later release can.
 */
export const skipParked = (
  {
    stream,
    revision,
    reason,
  }: { readonly stream: string; readonly revision: number; readonly reason: string },
  by: UserViewer,
): Effect.Effect<void, DatabaseError | Problem, Database> =>
  transaction(
    Effect.fnUntraced(function* (client) {
      const [parked] = yield* rowsOn(client, Schema.Struct({ revision: Schema.Int }), {
        text: "select revision from read.parked_event where stream = $1 and revision = $2",
        values: [stream, revision],
      })
      if (parked === undefined) return yield* notFound("This event")
      yield* record(client, { action: "skip", stream, revision, reason }, by)
    }),
  )

const ActionRow = Schema.Struct({
  action_id: Schema.Int,
  action: Schema.Literals(["retry", "skip"]),
  stream: Schema.NullOr(Schema.String),
  revision: Schema.NullOr(Schema.Int),
  reason: Schema.NullOr(Schema.String),
  done_at: Schema.Date,
  done_by_name: Schema.String,
})

const SHOWN = 20

/** What staff did with parked events, newest first. */
export const latestActions = rows(ActionRow, {
  text: `select action_id, action, stream, revision, reason, done_at, done_by_name
         from parked_event_action order by action_id desc limit ${SHOWN}`,
  values: [],
}).pipe(
  Effect.map((found) =>
    found.map(({ action_id, done_at, done_by_name, ...row }): ReadModelsData["actions"][number] => ({
      ...row,
      id: action_id,
      doneAt: done_at.toISOString(),
      doneBy: done_by_name,
    })),
  ),
)
