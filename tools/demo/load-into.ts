import { executeOn, rowsOn } from "@voltread/api/platform/postgres/query.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"

const Definition = Schema.Struct({ takenOff: Schema.String, putBack: Schema.String })

/**
 * Checks that cost time for each row and can be done at once afterwards: foreign keys, and indexes that no insert
 * relies on.
 */
const DEFINITIONS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "takenOff",
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "putBack"
  from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where not indisunique and indrelid = any ($1::text[]::regclass[])`

/**
 * Fills tables that nobody else uses yet: foreign keys are checked and indexes built once, at the end, which halves the
 * time. `client` is in a transaction, so that an interruption restores all of them.
 */
export const loadInto = Effect.fnUntraced(function* <A, E, R>(
  client: pg.ClientBase,
  tables: ReadonlyArray<string>,
  load: Effect.Effect<A, E, R>,
) {
  const definitions = yield* rowsOn(client, Definition, { text: DEFINITIONS, values: [tables] })
  const runAll = (statements: ReadonlyArray<string>) =>
    Effect.forEach(statements, (text) => executeOn(client, { text, values: [] }), { discard: true })
  yield* runAll(definitions.map(({ takenOff }) => takenOff))
  const loaded = yield* load
  yield* runAll(definitions.map(({ putBack }) => putBack))
  return loaded
})
