import { ImportMapping, type MappingForm } from "@voltread/domain/contract/import-mapping.ts"
import { type Words, wordDifferences } from "@voltread/domain/shared/difference.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, Problem } from "../platform/problem.ts"
import { checkedMapping } from "./mapping.ts"

/** A list of more could not be chosen from. */
const MAX_MAPPINGS = 200

export const listMappings = rows(ImportMapping, {
  text: "select name, profile, columns from import_mapping order by name limit $1",
  values: [MAX_MAPPINGS],
})

const FIND = "select name, profile, columns from import_mapping where name = $1"

/** Fails with NOT_FOUND. Checked again: profiles may have changed since it was saved. */
export const findMapping = Effect.fnUntraced(function* (name: string) {
  const [found] = yield* rows(ImportMapping, { text: FIND, values: [name] })
  if (found === undefined) return yield* notFound(`The mapping “${name}”`)
  return { name, ...(yield* checkedMapping(found)) }
})

const wordsOf = ({ profile, columns }: MappingForm): Words => ({
  Profile: profile,
  ...Object.fromEntries(Object.entries(columns).map(([from, to]) => [`Column ${from}`, to])),
})

/** Locks the table, so that the limit also counts mappings that another request is saving. */
const changing = <A, E, R>(
  name: string,
  work: (client: pg.ClientBase, known: MappingForm | null) => Effect.Effect<A, E, R>,
) =>
  transaction((client) =>
    Effect.gen(function* () {
      yield* executeOn(client, {
        text: "lock table import_mapping in share row exclusive mode",
        values: [],
      })
      const [known] = yield* rowsOn(client, ImportMapping, { text: FIND, values: [name] })
      return yield* work(client, known ?? null)
    }),
  )

const Count = Schema.Struct({ count: Schema.Int })

/** Adds a mapping, or replaces the one of that name. Returns what has changed. */
export const saveMapping = (name: string, form: MappingForm, by: string) =>
  changing(name, (client, known) =>
    Effect.gen(function* () {
      const { profile, columns } = yield* checkedMapping(form)
      const [all] = yield* rowsOn(client, Count, {
        text: "select count(*)::int from import_mapping",
        values: [],
      })
      if (known === null && (all?.count ?? 0) >= MAX_MAPPINGS) {
        return yield* new Problem({
          code: "CONFLICT",
          message: `There are ${MAX_MAPPINGS} mappings already. Please delete one first.`,
        })
      }
      yield* executeOn(client, {
        text: `insert into import_mapping (name, profile, columns, updated_by) values ($1, $2, $3, $4)
               on conflict (name) do update set profile = excluded.profile, columns = excluded.columns,
                 updated_at = clock_timestamp(), updated_by = excluded.updated_by`,
        values: [name, profile, JSON.stringify(columns), by],
      })
      return wordDifferences(known === null ? null : wordsOf(known), wordsOf({ profile, columns }))
    }),
  )

/** Idempotent. Queued imports keep their copy of the mapping. Returns what has changed. */
export const deleteMapping = (name: string) =>
  changing(name, (client, known) =>
    Effect.gen(function* () {
      if (known === null) return []
      yield* executeOn(client, { text: "delete from import_mapping where name = $1", values: [name] })
      return wordDifferences(wordsOf(known), null)
    }),
  )
