import { fromWritten, withoutGrouping } from "@voltread/domain/shared/money.ts"
import type { Effect } from "effect"
import { Result, Schema } from "effect"
import type pg from "pg"
import type { UserViewer } from "../../platform/http/viewer.ts"
import type { DatabaseError } from "../../platform/postgres/query.ts"
import type { Problem } from "../../platform/problem.ts"
import { columnProblem } from "../column-problem.ts"

/** The cells of a line, by column name. */
export type Cells = Readonly<Record<string, string>>

export type ImportedBy = Pick<UserViewer, "username" | "name">

/**
 * A kind of data besides products that files can import and export: a line for each record, or several that belong
 * together.
 */
export interface ReferenceKind<Row> {
  /** The columns of its files, each with a sample cell. The first is the key. */
  readonly columns: Readonly<Record<string, string>>
  /** A line as a record, or why it is invalid. */
  readonly read: (cells: Cells) => Result.Result<Row, string>
  /** The record's lines: the reverse of `read`. */
  readonly lines: (row: Row) => ReadonlyArray<Cells>
  readonly keyOf: (row: Row) => string
  /** Merges a further line of the same key into a record; absent where a key has one line only. */
  readonly merge?: (row: Row, next: Row) => Result.Result<Row, string>
  /** The stored records among these keys. */
  readonly known: (
    client: pg.Pool | pg.ClientBase,
    keys: ReadonlyArray<string>,
  ) => Effect.Effect<ReadonlyArray<Row>, DatabaseError>
  /** Checks a record against other stored data, and returns what is wrong; absent: not checked. */
  readonly problems?: (
    client: pg.ClientBase,
    rows: ReadonlyArray<Row>,
  ) => Effect.Effect<(row: Row) => string | undefined, DatabaseError>
  /** `by`: the staff member who imports them. */
  readonly write: (
    client: pg.ClientBase,
    rows: ReadonlyArray<Row>,
    by: ImportedBy,
  ) => Effect.Effect<void, DatabaseError | Problem>
  /** The keys after this one, in order. */
  readonly keysAfter: (
    client: pg.Pool | pg.ClientBase,
    after: string,
    limit: number,
  ) => Effect.Effect<ReadonlyArray<string>, DatabaseError>
}

/** The first invalid column, with its error. */
export const readRecord =
  <A>(schema: Schema.ConstraintDecoder<A>) =>
  (value: unknown): Result.Result<A, string> =>
    Result.mapError(Schema.decodeUnknownResult(schema, { errors: "all" })(value), columnProblem)

/** NaN for a text that is no number: every schema rejects it. */
export const number = (cell = ""): number => {
  const written = withoutGrouping(cell)
  return /^-?\d+(\.\d+)?$/.test(written) ? Number(written) : Number.NaN
}

export const cents = (cell: string | undefined): number => fromWritten(cell ?? "") ?? Number.NaN

/** Several texts in one cell, one on each line. */
export const list = (cell: string | undefined): ReadonlyArray<string> =>
  (cell ?? "").split(/\r?\n/).filter((text) => text !== "")
