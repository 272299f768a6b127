import { isDay } from "@voltread/domain/shared/calendar-day.ts"
import { Option, Schema } from "effect"
import { type Queryable, reading } from "../platform/sql.ts"
import { type ColumnKind, InvalidReport, type Report, type ReportColumn, type ReportRow } from "./report.ts"
import type { Scope } from "./report-scope.ts"

/** A column with its value as SQL over a row `r`, which is one of `x` or of `t`; `whole` is the row of `t`. */
export interface TableColumn extends ReportColumn {
  readonly sql: string
  /** In the totals; absent: as in rows; null: a total has no meaning. */
  readonly total?: string | null
}

/** A report as one statement: the common parts of its pages, its file and its totals. */
export interface ReportTable {
  readonly name: string
  readonly scope: Scope
  /** Common table expressions, by name: among them `x`, the rows, each with its `key`, and `t`, the row of totals. */
  readonly parts: Readonly<Record<string, string>>
  readonly columns: ReadonlyArray<TableColumn>
  /** The page that a row links to, as SQL over `r`. */
  readonly opens?: string
  /** The default order of rows: never null. The key breaks ties, in the same direction. */
  readonly order: {
    readonly sql: string
    readonly type: "bigint" | "text" | "date"
    readonly descending: boolean
  }
  /** Rows on a page; null: all. */
  readonly pageSize: number | null
}

const MAX_PAGE = 500

const cellSql = (kind: ColumnKind, sql: string): string => {
  switch (kind) {
    case "text":
    case "count":
      return `coalesce((${sql})::text, '')`
    case "time":
      return `coalesce(to_char((${sql}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')`
    case "money":
      return `coalesce(((${sql})::numeric / 100)::numeric(20, 2)::text, '')`
    case "percent":
      return `coalesce(round((${sql})::numeric, 1)::text, '')`
  }
}

const rowCells = (columns: ReadonlyArray<TableColumn>): string =>
  `array[${columns.map(({ kind, sql }) => cellSql(kind, sql)).join(", ")}]::text[]`

const totalCells = (columns: ReadonlyArray<TableColumn>): string =>
  `array[${columns.map(({ kind, sql, total }) => (total === null ? "''" : cellSql(kind, total ?? sql))).join(", ")}]::text[]`

interface Ordering {
  readonly sql: string
  readonly type: "bigint" | "numeric" | "text" | "date"
  readonly descending: boolean
}

const KEY = `r.key collate "C"`

/** Cells without a value come last in both directions. */
const orderingOf = ({ scope: { input }, columns, order }: ReportTable): Ordering => {
  if (input.sort == null) return order
  const column = columns.find(({ key }) => key === input.sort)
  if (column === undefined) throw new InvalidReport({ message: `The report has no column ${input.sort}.` })
  const descending = input.order === "desc"
  if (column.kind === "text" || column.kind === "time") {
    const last = descending ? "''" : "chr(1114111)"
    return {
      sql: `coalesce(nullif((${column.sql})::text, ''), ${last}) collate "C"`,
      type: "text",
      descending,
    }
  }
  const last = descending ? "-infinity" : "infinity"
  return { sql: `coalesce((${column.sql})::numeric, '${last}'::numeric)`, type: "numeric", descending }
}

const Cursor = Schema.fromJsonString(Schema.Tuple([Schema.String, Schema.String, Schema.String]))
const decodeCursor = Schema.decodeUnknownOption(Cursor)
const NUMBER = /^(-?\d+(\.\d+)?|-?Infinity)$/

const isOfType = (type: Ordering["type"], at: string): boolean => {
  switch (type) {
    case "text":
      return true
    case "date":
      return isDay(at)
    case "bigint":
    case "numeric":
      return NUMBER.test(at)
  }
}

const nameOf = ({ scope: { input } }: ReportTable): string => `${input.sort ?? ""} ${input.order ?? ""}`

/** The condition that excludes the rows of earlier pages. */
const afterCursor = (table: ReportTable, { sql, type, descending }: Ordering): string => {
  const { input, values } = table.scope
  if (input.after == null) return "true"
  const cursor = decodeCursor(Buffer.from(input.after, "base64url").toString())
  const [name, at, key] = Option.getOrElse(cursor, () => ["", "", ""] as const)
  if (name !== nameOf(table) || !isOfType(type, at))
    throw new InvalidReport({
      message: "This page marker does not belong to this report; start from its first page.",
    })
  return `(${sql}, ${KEY}) ${descending ? "<" : ">"} (${values.value(at)}::${type}, ${values.value(key)})`
}

const withParts = ({ parts }: ReportTable): string =>
  `with ${Object.entries(parts)
    .map(([name, sql]) => `${name} as (${sql})`)
    .join(",\n")}`

/** All rows in their order, from the cursor on. */
const rowsSql = (table: ReportTable, limit: number | null): string => {
  const ordering = orderingOf(table)
  const direction = ordering.descending ? "desc" : "asc"
  const order = `order by ${ordering.sql} ${direction}, ${KEY} ${direction}`
  return `select row_number() over (${order}) as n, r.key, ${rowCells(table.columns)} as cells,
      ${table.opens ?? "null"}::text as opens, (${ordering.sql})::text as at
    from x r cross join t whole where ${afterCursor(table, ordering)}
    ${order} ${limit === null ? "" : `limit ${table.scope.values.value(limit)}`}`
}

const totalsSql = ({ columns }: ReportTable): string =>
  `select 0::bigint as n, '' as key, ${totalCells(columns)} as cells, null::text as opens, null::text as at
   from t r cross join t whole`

const Row = Schema.Struct({
  n: Schema.Int,
  key: Schema.String,
  cells: Schema.Array(Schema.String),
  opens: Schema.NullOr(Schema.String),
  at: Schema.NullOr(Schema.String),
})
const readRows = reading(Row)

/** A page of the report. Rows and totals come from one statement, so they always agree. Throws `InvalidReport`. */
export const readReport = async (db: Queryable, table: ReportTable): Promise<Report> => {
  const { input, values, asOf } = table.scope
  const size = table.pageSize === null ? null : Math.min(input.first ?? table.pageSize, MAX_PAGE)
  const text = `${withParts(table)}\n(${totalsSql(table)})\nunion all\n(${rowsSql(table, size === null ? null : size + 1)})`
  const found = (await readRows(db, text, values.values)).toSorted((one, other) => one.n - other.n)
  const rows = found.filter(({ n }) => n > 0)
  const shown = size === null ? rows : rows.slice(0, size)
  const last = shown.at(-1)
  return {
    name: table.name,
    columns: table.columns.map(({ key, label, kind }) => ({ key, label, kind })),
    rows: shown.map(({ key, cells, opens }) => ({ key, cells, opens })),
    totals: found.find(({ n }) => n === 0)?.cells ?? [],
    next:
      last === undefined || shown.length === rows.length
        ? null
        : Buffer.from(JSON.stringify([nameOf(table), last.at ?? "", last.key])).toString("base64url"),
    asOf,
    generatedAt: new Date().toISOString(),
  }
}

const PIECE = 2_000

/**
 * All rows of the report, in pieces, and finally the totals, all from one snapshot. `db` must be a connection in a
 * transaction of its own that sees one snapshot, since a server-side cursor holds the rows that have not been read yet.
 */
export async function* streamReport(
  db: Queryable,
  table: ReportTable,
): AsyncGenerator<ReadonlyArray<Pick<ReportRow, "key" | "cells">>> {
  const { values } = table.scope
  await readRows(
    db,
    `declare report_rows no scroll cursor for ${withParts(table)}\n${rowsSql(table, null)}`,
    values.values,
  )
  for (;;) {
    const rows = await readRows(db, `fetch ${PIECE} from report_rows`)
    if (rows.length > 0) yield rows
    if (rows.length < PIECE) break
  }
  yield await readRows(db, `${withParts(table)}\n${totalsSql(table)}`, values.values)
}
