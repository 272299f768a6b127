import { executeOn, rowsOn } from "@voltread/api/platform/postgres/query.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"

const Definition = Schema.Struct({ takenOff: Schema.String, putBack: Schema.String })

/** What is kept up row by row and can be made at once afterwards: foreign keys, and indexes that no insert relies on. */
const DEFINITIONS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "takenOff",
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "putBack"
  from pg_constraint where contype = 'f' and conrelid = any ($1::text[]::regclass[])
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid)
  from pg_index where not indisunique and indrelid = any ($1::text[]::regclass[])`

/**
 * Fills tables that nobody else uses yet: their foreign keys are checked and their indexes built once, at the end, which
 * takes half of the time. `client` is in a transaction, so that an end half-way leaves all of them where they were.
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
