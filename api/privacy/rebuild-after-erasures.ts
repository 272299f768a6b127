import type { EventLog } from "@voltread/domain/event.ts"
import { readModels } from "@voltread/projections/read-models.ts"
import { type RebuildError, rebuild } from "@voltread/projections/rebuild.ts"
import { Effect, Schema } from "effect"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, execute, rows } from "../platform/postgres/query.ts"

/**
 * Rebuilds all read models after erasures, from events whose personal data can no longer be decrypted. The old ones
 * serve meanwhile; erasures close together share one rebuild.
 */
export const rebuildAfterErasures: Effect.Effect<void, DatabaseError | RebuildError, Database | EventLog> =
  Effect.gen(function* () {
    const waiting = yield* rows(Schema.Struct({ erasure_id: Schema.String }), {
      text: "select erasure_id from erasure where carried_out_at is not null and rebuilt_at is null",
      values: [],
    })
    if (waiting.length === 0) return
    const { connection } = yield* Database
    yield* Effect.logInfo("Rebuilding read models after an erasure")
    yield* rebuild({ connection, names: readModels.map(({ name }) => name), projections: readModels })
    yield* execute({
      text: "update erasure set rebuilt_at = clock_timestamp() where erasure_id = any ($1::uuid[])",
      values: [waiting.map(({ erasure_id }) => erasure_id)],
    })
  })
