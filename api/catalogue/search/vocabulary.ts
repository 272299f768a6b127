import { ADVISORY_LOCKS } from "@voltread/projections/platform/advisory-locks.ts"
import { Effect, Schema } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../../platform/postgres/query.ts"

/**
 * Rebuilds the tables behind suggestions and "did you mean" from the live products, and brings the text indexes up to
 * date. Readers see the old or the new tables. Does nothing while another process does it.
 */
export const refreshVocabulary: Effect.Effect<void, DatabaseError, Database> = transaction((client) =>
  Effect.gen(function* () {
    const [row] = yield* rowsOn(client, Schema.Struct({ is_locked: Schema.Boolean }), {
      text: "select pg_try_advisory_xact_lock($1) as is_locked",
      values: [ADVISORY_LOCKS.searchVocabulary],
    })
    if (row?.is_locked !== true) return
    for (const view of ["suggestion", "search_word"]) {
      yield* executeOn(client, { text: `refresh materialized view concurrently ${view}`, values: [] })
      // Without fresh statistics, every keystroke gets the plan for rare words.
      yield* executeOn(client, { text: `analyze ${view}`, values: [] })
    }
    // Until the pending list of the index is merged, every text search reads it from end to end.
    yield* executeOn(client, { text: "select gin_clean_pending_list('product_words')", values: [] })
  }),
)
