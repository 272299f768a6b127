import { Effect, Schema } from "effect"
import type { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rowsOn, transaction } from "../../platform/postgres/query.ts"

/** Any number will do, as long as every release locks the same. */
const LOCK = 7_310_013

/**
 * Makes what suggestions and "did you mean" are found in from the live products, and brings the indexes of words up to
 * date. Readers see the old or the new one. Does nothing where another process is at it.
 */
export const refreshVocabulary: Effect.Effect<void, DatabaseError, Database> = transaction((client) =>
  Effect.gen(function* () {
    const [row] = yield* rowsOn(client, Schema.Struct({ is_ours: Schema.Boolean }), {
      text: "select pg_try_advisory_xact_lock($1) as is_ours",
      values: [LOCK],
    })
    if (row?.is_ours !== true) return
    for (const view of ["suggestion", "search_word"]) {
      yield* executeOn(client, { text: `refresh materialized view concurrently ${view}`, values: [] })
      // Without statistics of what is new, every letter is looked up by the plan for rare words.
      yield* executeOn(client, { text: `analyze ${view}`, values: [] })
    }
    // What changed waits in a list that every search for words would read from end to end, until a vacuum comes.
    yield* executeOn(client, { text: "select gin_clean_pending_list('product_words')", values: [] })
  }),
)
