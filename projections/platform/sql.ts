import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { Data, Schema } from "effect"
import pg from "pg"

/** A pool or a connection. */
export interface Queryable {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>
}

/** Postgres was not reached, or the connection broke: nothing is wrong with the statement. */
export class StorageLost extends Data.TaggedError("StorageLost")<{ readonly cause: unknown }> {
  override get message(): string {
    return reasonOf(this.cause)
  }
}

/** Postgres failed for a reason that no event causes, such as a missing table or a full disk. */
export class StorageRefused extends Data.TaggedError("StorageRefused")<{
  readonly message: string
  readonly cause: unknown
}> {}

const { builtins } = pg.types
const toDate = pg.types.getTypeParser(builtins.TIMESTAMPTZ)

const exactNumber = (text: string): number => {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

/** Type parsers: `bigint` as an exact number, instants as UTC ISO strings, dates as `YYYY-MM-DD`. */
const types = new pg.TypeOverrides()
types.setTypeParser(builtins.INT8, exactNumber)
types.setTypeParser(builtins.TIMESTAMPTZ, (text) => toDate(text).toISOString())
types.setTypeParser(builtins.DATE, (text) => text)

const ask = async (
  db: Queryable,
  text: string,
  values: ReadonlyArray<unknown>,
  name?: string,
): Promise<pg.QueryResult> => {
  try {
    return await db.query({ text, values: [...values], types, ...(name === undefined ? {} : { name }) })
  } catch (cause) {
    throw cause instanceof pg.DatabaseError ? cause : new StorageLost({ cause })
  }
}

/**
 * The same connection for a small, fixed set of statement texts: each is parsed and planned once. Postgres plans again
 * when the tables change or grow.
 */
export const preparing = (db: Queryable): Queryable => {
  const names = new Map<string, string>()
  return {
    query: (config) => {
      if (config.values === undefined || config.values.length === 0) return db.query(config)
      const name = names.get(config.text) ?? `handler_${names.size}`
      names.set(config.text, name)
      return db.query({ ...config, name })
    },
  }
}

/** Runs a statement and returns the number of rows. Rejects with a `DatabaseError` or `StorageLost`. */
export const run = async (
  db: Queryable,
  text: string,
  values: ReadonlyArray<unknown> = [],
): Promise<number> => (await ask(db, text, values)).rowCount ?? 0

/** Runs a statement whose only value is rows as JSON, if there are any. Rejects like `run`. */
export const sendRows = async (db: Queryable, text: string, rows: ReadonlyArray<unknown>): Promise<void> => {
  if (rows.length > 0) await run(db, text, [JSON.stringify(rows)])
}

/**
 * A reader of rows of one shape, independent of the connection's own type parsers. Rejects like `run`, and with a
 * `SchemaError` for rows of another shape. `name` keeps the plan of a statement whose text never changes.
 */
export const reading = <S extends Schema.ConstraintDecoder<unknown>>(row: S) => {
  const decode = Schema.decodeUnknownSync(Schema.Array(row))
  return async (
    db: Queryable,
    text: string,
    values: ReadonlyArray<unknown> = [],
    name?: string,
  ): Promise<ReadonlyArray<S["Type"]>> => decode((await ask(db, text, values, name)).rows)
}

/**
 * Postgres rejects all further statements of a transaction after a failed one (25P02), and those that would have been
 * prepared in it (26000).
 */
const isAfterFailure = (cause: unknown): boolean =>
  cause instanceof pg.DatabaseError && (cause.code === "25P02" || cause.code === "26000")

/**
 * Waits until all statements have been answered, so that none is sent after the transaction's end. Rejects with the
 * failure that caused the others.
 */
export const together = async (statements: ReadonlyArray<Promise<unknown>>): Promise<void> => {
  const outcomes = await Promise.allSettled(statements)
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [outcome.reason] : []))
  if (failures.length > 0) throw failures.find((cause) => !isAfterFailure(cause)) ?? failures[0]
}

/** Runs `work` in a savepoint: all of it or nothing; the surrounding transaction continues either way. */
export const inSavepoint = async <A>(db: Queryable, work: () => Promise<A>): Promise<A> => {
  await run(db, "savepoint attempt")
  try {
    const result = await work()
    await run(db, "release savepoint attempt")
    return result
  } catch (error) {
    await run(db, "rollback to savepoint attempt")
    await run(db, "release savepoint attempt")
    throw error
  }
}

/** Runs `work` in a transaction on this connection. */
export const inTransaction = async <A>(db: Queryable, work: () => Promise<A>): Promise<A> => {
  await run(db, "begin")
  try {
    const result = await work()
    await run(db, "commit")
    return result
  } catch (error) {
    // If even the rollback fails the connection is lost, which is then the error to report.
    await run(db, "rollback")
    throw error
  }
}
