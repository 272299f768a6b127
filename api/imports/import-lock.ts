import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { Effect, Option, Schema } from "effect"
import type pg from "pg"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, withConnection } from "../platform/postgres/query.ts"

/**
 * Runs `work` as the only import of all processes, on the connection that holds the lock; returns none if another
 * import holds it. The lock ends with the connection, so a killed process blocks nobody.
 */
export const withImportLock = <A, E, R>(
  work: (client: pg.ClientBase) => Effect.Effect<A, E, R>,
): Effect.Effect<Option.Option<A>, E | DatabaseError, R | Database> =>
  withConnection((client) =>
    Effect.gen(function* () {
      const [row] = yield* rowsOn(client, Schema.Struct({ locked: Schema.Boolean }), {
        text: "select pg_try_advisory_lock($1) as locked",
        values: [ADVISORY_LOCKS.catalogueImport],
      })
      if (row?.locked !== true) return Option.none()
      const result = yield* work(client).pipe(Effect.tapError(() => unlock(client)))
      yield* unlock(client)
      return Option.some(result)
    }),
  )

/** Explicitly: a closed session keeps its lock until the server notices, and the next import would be rejected. */
const unlock = (client: pg.ClientBase) =>
  Effect.ignore(
    executeOn(client, { text: "select pg_advisory_unlock($1)", values: [ADVISORY_LOCKS.catalogueImport] }),
  )
