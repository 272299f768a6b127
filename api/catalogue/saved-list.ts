import { Effect, Option, Schema } from "effect"
import type { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn, rows, rowsOn, transaction } from "../platform/postgres/query.ts"
import { notFound, type Problem } from "../platform/problem.ts"

interface SavedTable<A> {
  readonly table: "saved_products" | "saved_searches"
  readonly column: "lists" | "searches"
  readonly schema: Schema.Decoder<A>
  readonly none: A
}

const Row = Schema.Struct({ saved: Schema.Unknown })

/** The list that an account has saved, in a row for each account. */
export const savedIn = <A>({ table, column, schema, none }: SavedTable<A>) => {
  const decode = Schema.decodeUnknownOption(schema)
  /** A list in the format of an older release is ignored: losing it is only inconvenient. */
  const read = ([row]: ReadonlyArray<typeof Row.Type>): A => Option.getOrElse(decode(row?.saved), () => none)
  const select = `select ${column} as saved from ${table} where username = $1`
  return {
    of: (username: string): Effect.Effect<A, DatabaseError, Database> =>
      Effect.map(rows(Row, { text: select, values: [username] }), read),
    /** Changes the list under a row lock, so that two devices saving at once lose nothing, and returns the result. */
    update: (username: string, change: (kept: A) => A): Effect.Effect<A, Problem | DatabaseError, Database> =>
      transaction(
        Effect.fnUntraced(function* (client) {
          yield* executeOn(client, {
            text: `insert into ${table} (username, ${column})
                   select username, $2::jsonb from account where username = $1 for key share on conflict do nothing`,
            values: [username, JSON.stringify(none)],
          })
          const kept = yield* rowsOn(client, Row, { text: `${select} for update`, values: [username] })
          // Erased since they logged in.
          if (kept.length === 0) return yield* notFound("Your account")
          const after = change(read(kept))
          yield* executeOn(client, {
            text: `update ${table} set ${column} = $2, updated_at = clock_timestamp() where username = $1`,
            values: [username, JSON.stringify(after)],
          })
          return after
        }),
      ),
  }
}
