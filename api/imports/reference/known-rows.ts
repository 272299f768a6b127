import { Effect, Schema } from "effect"
import type pg from "pg"
import { type DatabaseError, rowsOn } from "../../platform/postgres/query.ts"

/** The parts of a statement. */
interface Source {
  readonly from: string
  readonly key: string
  readonly columns: string
  readonly groupBy?: string
}

export const rowsOf = <S extends Schema.ConstraintDecoder<unknown>>(
  client: pg.ClientBase | pg.Pool,
  row: S,
  keys: ReadonlyArray<string>,
  { from, key, columns, groupBy }: Source,
): Effect.Effect<ReadonlyArray<S["Type"]>, DatabaseError> =>
  rowsOn(client, row, {
    text: `select ${columns} from ${from} where ${key} = any ($1)
           ${groupBy === undefined ? "" : `group by ${groupBy}`} order by ${key}`,
    values: [keys],
  })

const Key = Schema.Struct({ key: Schema.String })

export const keysOf =
  (table: string, key: string) =>
  (
    client: pg.ClientBase | pg.Pool,
    after: string,
    limit: number,
  ): Effect.Effect<ReadonlyArray<string>, DatabaseError> =>
    rowsOn(client, Key, {
      text: `select ${key} as key from ${table} where ${key} > $1 order by ${key} limit $2`,
      values: [after, limit],
    }).pipe(Effect.map((found) => found.map((row) => row.key)))
