import { EventLog, type EventLogUnavailable, type Position } from "@voltread/domain/event.ts"
import { InvalidCursor } from "@voltread/projections/platform/cursor.ts"
import type { Queryable } from "@voltread/projections/platform/sql.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { InvalidReport } from "@voltread/projections/reports/report.ts"
import { Effect } from "effect"
import { Database } from "./postgres/pool.ts"
import { type DatabaseError, databaseError, snapshot } from "./postgres/query.ts"
import { Problem } from "./problem.ts"

/** Queries a read model. Invalid cursors and report requests become 400 answers. */
export const queryReadModel = <A>(
  read: (db: Queryable) => Promise<A>,
): Effect.Effect<A, Problem | DatabaseError, Database> => Database.use(({ pool }) => queryOn(pool, read))

/** The same in one snapshot, for several statements that must agree with each other. */
export const querySnapshot = <A>(
  read: (db: Queryable) => Promise<A>,
): Effect.Effect<A, Problem | DatabaseError, Database> => snapshot((client) => queryOn(client, read))

const queryOn = <A>(
  db: Queryable,
  read: (db: Queryable) => Promise<A>,
): Effect.Effect<A, Problem | DatabaseError> =>
  Effect.tryPromise({
    try: () => read(db),
    catch: (cause) =>
      cause instanceof InvalidCursor || cause instanceof InvalidReport
        ? new Problem({ code: "BAD_REQUEST", message: cause.message })
        : databaseError(cause),
  })

/**
 * Waits until the read models contain everything that the log holds at the time of the call; false if `timeoutMs`
 * passed first.
 */
export const reachedHead = Effect.fnUntraced(function* (
  timeoutMs: number,
): Effect.fn.Return<boolean, EventLogUnavailable, EventLog | ReadModels> {
  const head = yield* (yield* EventLog).head
  return yield* (yield* ReadModels).waitFor(head, timeoutMs)
})

/** Read your own writes (architecture §3): how long a read waits for the caller's position. */
const PATIENCE_MS = 500

/**
 * Waits until the read models have reached the caller's position, at most `PATIENCE_MS`. Answers whether they are still
 * behind it, which the caller's answer then says.
 */
export const afterOwnWrites = (
  position: Position | null | undefined,
): Effect.Effect<boolean, never, ReadModels> =>
  position == null || position === ""
    ? Effect.succeed(false)
    : ReadModels.use((models) => Effect.map(models.waitFor(position, PATIENCE_MS), (isReached) => !isReached))
