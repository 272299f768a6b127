import { Effect } from "effect"
import type { Database } from "./pool.ts"
import { type DatabaseError, execute } from "./query.ts"

/** Rows that are deleted, or lose some columns, so many days after they have come to their end. */
export interface Retention {
  readonly table: string
  /** When a row came to its end. An index on it finds those that are due. */
  readonly endedAt: string
  readonly days: number
  /** Where only some rows come to an end: the condition of that index. */
  readonly where?: string
  /** Columns that are emptied, so that `where` no longer holds, in place of deleting the row. */
  readonly empties?: ReadonlyArray<string>
}

const BATCH = 1_000

/** The due rows' places, a batch of them, for the number of days in `$1`. */
export const dueRows = ({ table, endedAt, where = "true" }: Retention): string =>
  `select ctid from ${table} where ${where} and ${endedAt} < now() - make_interval(days => $1)
   order by ${endedAt} limit ${BATCH} for update skip locked`

const removing = ({ table, empties }: Retention): string =>
  empties === undefined
    ? `delete from ${table}`
    : `update ${table} set ${empties.map((column) => `${column} = null`).join(", ")}`

/** Removes what is due, a batch at a time, so that nobody waits for it. */
export const sweep = (retention: Retention): Effect.Effect<void, DatabaseError, Database> =>
  execute({
    text: `${removing(retention)} where ctid = any (array(${dueRows(retention)}))`,
    values: [retention.days],
  }).pipe(Effect.repeat({ while: (removed) => removed === BATCH }), Effect.asVoid)
