import { Readable } from "node:stream"
import { Result } from "effect"
import type { Problem } from "../platform/problem.ts"
import { csvHeader, csvLines } from "./csv.ts"

export type CsvColumn<Row> = readonly [label: string, cell: (row: Row) => string | null]

interface Page<Row> {
  readonly rows: ReadonlyArray<Row>
  /** Null: there are no more. */
  readonly nextCursor: string | null
}

/**
 * All pages of a list as a CSV file. They are read only as fast as the client takes them; the first one before the
 * response begins, because afterwards no error could be sent.
 */
export const pagedCsv = async <Row>(
  columns: ReadonlyArray<CsvColumn<Row>>,
  pageAfter: (cursor: string | null) => Promise<Result.Result<Page<Row>, Problem>>,
): Promise<Result.Result<Readable, Problem>> => {
  const linesOf = (rows: ReadonlyArray<Row>) =>
    csvLines(rows.map((row) => columns.map(([, cell]) => cell(row) ?? "")))
  const pieces = async function* (first: Page<Row>) {
    yield csvHeader(columns.map(([label]) => label)) + linesOf(first.rows)
    let cursor = first.nextCursor
    while (cursor !== null) {
      const page = await pageAfter(cursor)
      if (Result.isFailure(page)) throw page.failure
      yield linesOf(page.success.rows)
      cursor = page.success.nextCursor
    }
  }
  return Result.map(await pageAfter(null), (first) => Readable.from(pieces(first)))
}
