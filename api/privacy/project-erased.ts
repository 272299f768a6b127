import type { EventLog } from "@voltread/domain/event.ts"
import { storing } from "@voltread/projections/platform/connection.ts"
import { projectAgain } from "@voltread/projections/project-again.ts"
import { installedReadModels } from "@voltread/projections/read-models.ts"
import type { RebuildError } from "@voltread/projections/rebuild.ts"
import { Effect, Schema } from "effect"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"

/** Rebuilds the read models' rows of these streams from events that can no longer be decrypted. */
export const projectErased = (
  streams: ReadonlyArray<string>,
): Effect.Effect<void, RebuildError, Database | EventLog> =>
  Database.use(({ pool, connection }) =>
    storing(() => installedReadModels(pool)).pipe(
      Effect.flatMap((projections) => projectAgain({ connection, projections, streams })),
    ),
  )

/** Longer than any process caches a key that was destroyed. */
const UNTIL_KEYS_ARE_GONE = "5 seconds"

/**
 * Projects erased streams once more, when no process can hold an old key or event anymore: a projector that had read ahead
 * may have written rows in clear text meanwhile. It also completes an erasure that was interrupted.
 */
export const projectErasedAgain: Effect.Effect<void, DatabaseError | RebuildError, Database | EventLog> =
  Effect.gen(function* () {
    const waiting = yield* rows(
      Schema.Struct({ erasure_id: Schema.String, streams: Schema.Array(Schema.String) }),
      {
        text: `select erasure_id, streams from erasure
               where rebuilt_at is null and carried_out_at < now() - $1::interval`,
        values: [UNTIL_KEYS_ARE_GONE],
      },
    )
    if (waiting.length === 0) return
    yield* projectErased([...new Set(waiting.flatMap(({ streams }) => streams))])
    yield* execute({
      text: `update erasure set rebuilt_at = clock_timestamp(), streams = '{}' where erasure_id = any ($1::uuid[])`,
      values: [waiting.map(({ erasure_id }) => erasure_id)],
    })
  })
