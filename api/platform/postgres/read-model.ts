import type { Position } from "@voltread/domain/event.ts"
import { InvalidCursor } from "@voltread/projections/platform/cursor.ts"
import type { Queryable } from "@voltread/projections/platform/sql.ts"
import { ReadModels } from "@voltread/projections/platform/wait.ts"
import { InvalidReport } from "@voltread/projections/reports/report.ts"
import { Effect } from "effect"
import { Problem } from "../http/problem.ts"
import { Database } from "./pool.ts"
import { type DatabaseError, databaseError } from "./query.ts"

/** Asks a read model. What the caller got wrong is a problem to answer with; the rest is the database's. */
export const ask = <A>(
  read: (db: Queryable) => Promise<A>,
): Effect.Effect<A, Problem | DatabaseError, Database> =>
  Database.use(({ pool }) =>
    Effect.tryPromise({
      try: () => read(pool),
      catch: (cause) =>
        cause instanceof InvalidCursor || cause instanceof InvalidReport
          ? new Problem({ code: "BAD_REQUEST", message: cause.message })
          : databaseError(cause),
    }),
  )

/** Architecture §3, read your own writes: how long a read waits for what its caller has written. */
const PATIENCE_MS = 500

/** Waits until the read models hold what the caller wrote; after a moment, answers with what there is. */
export const afterOwnWrites = (
  position: Position | null | undefined,
): Effect.Effect<void, never, ReadModels> =>
  position == null || position === ""
    ? Effect.void
    : ReadModels.use((models) => Effect.asVoid(models.waitFor(position, PATIENCE_MS)))
