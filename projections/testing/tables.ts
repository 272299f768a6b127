import type { Queryable } from "../platform/sql.ts"
import { readModels } from "../read-models.ts"

const TABLES = readModels.flatMap(({ tables }) => tables)

/** Every row of every read model, in a fixed order, as text. */
export const allRows = async (db: Queryable): Promise<Readonly<Record<string, ReadonlyArray<string>>>> => {
  const entries = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await db.query({ text: `select t::text as row from read.${table} t order by 1` })
      return [table, rows.map(({ row }) => String(row))] as const
    }),
  )
  return Object.fromEntries(entries)
}

/**
 * Empties all read models and resets the checkpoint. For the few rows of a test, deleting is far faster than
 * truncating.
 */
export const emptyReadModels = async (db: Queryable): Promise<void> => {
  const deletions = [...TABLES, "parked_event"].map((table) => `delete from read.${table}`).join("; ")
  await db.query({ text: `${deletions}; update read.checkpoint set position = '', events = 0` })
}
