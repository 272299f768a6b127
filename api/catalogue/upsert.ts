import { Effect } from "effect"
import type pg from "pg"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"

/** How a table is written many rows at a time: its columns with their types, and the value of each for a row. */
export interface BulkTable<Row> {
  readonly table: string
  /** Columns of the primary key. */
  readonly key: ReadonlyArray<string>
  readonly columns: ReadonlyArray<BulkColumn<Row>>
}

interface BulkColumn<Row> {
  readonly name: string
  /** Its Postgres type. A `jsonb` takes any value that `JSON.stringify` takes. */
  readonly type: "text" | "integer" | "bigint" | "float8" | "boolean" | "jsonb" | "date" | "text[]"
  readonly of: (row: Row) => unknown
}

/**
 * Adds new rows and replaces those with the same key. Keys must be distinct within one call; 1,000 to 5,000 rows a
 * call are fast.
 */
export const bulkUpsert = <Row>(
  client: pg.Pool | pg.ClientBase,
  { table, key, columns }: BulkTable<Row>,
  rows: ReadonlyArray<Row>,
): Effect.Effect<void, DatabaseError> => {
  if (rows.length === 0) return Effect.void
  const names = columns.map(({ name }) => name).join(", ")
  const changes = columns
    .filter(({ name }) => !key.includes(name))
    .map(({ name }) => `${name} = excluded.${name}`)
  // Arrays within an array must have one length in Postgres: so a list is sent as JSON.
  const given = columns.map(({ name, type }) =>
    type === "text[]" ? `array(select jsonb_array_elements_text(g.${name}))` : `g.${name}`,
  )
  const types = columns.map(({ type }, index) => `$${index + 1}::${type === "text[]" ? "jsonb" : type}[]`)
  return executeOn(client, {
    text: `insert into ${table} (${names})
           select ${given.join(", ")} from unnest(${types.join(", ")}) g (${names})
           on conflict (${key.join(", ")}) do ${changes.length === 0 ? "nothing" : `update set ${changes.join(", ")}`}`,
    values: columns.map(({ type, of }) =>
      rows.map((row) => (type === "jsonb" || type === "text[]" ? JSON.stringify(of(row)) : of(row))),
    ),
  }).pipe(Effect.asVoid)
}

/** A row as the table has it, by column. */
export const toRecord = <Row>({ columns }: BulkTable<Row>, row: Row): Readonly<Record<string, unknown>> =>
  Object.fromEntries(columns.map(({ name, of }) => [name, of(row)]))
