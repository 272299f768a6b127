import { Readable } from "node:stream"
import type { ReportName } from "@voltread/domain/contract/report.ts"
import { InvalidReport, type ReportInput } from "@voltread/projections/reports/report.ts"
import { streamReport } from "@voltread/projections/reports/report-table.ts"
import { Effect } from "effect"
import pg from "pg"
import { Database } from "../platform/postgres/pool.ts"
import { BEGIN_SNAPSHOT, type DatabaseError, databaseError } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { reportHeader, reportLines } from "./csv.ts"
import { explainTimeout, REPORTS, toRequest } from "./report-request.ts"

/** Sorting a whole file may take longer than sorting a page. */
const STATEMENT_TIMEOUT = 180_000

/** Files that this process makes at once: each takes a connection, of which Postgres has few for the whole shop. */
const MAX_FILES = 8
const reading = new Set<pg.Client>()

const TOO_MANY_FILES = new Problem({
  code: "TOO_MANY_REQUESTS",
  message: "Several files are being made at the moment. Please try again in a minute.",
})

/**
 * All rows of a report as a CSV file, in the requested order, with the totals last, `without` the columns of these keys.
 * It is read from the database in pieces, as fast as the client takes them, on a connection of its own that sees one
 * snapshot; a client that stops ends the read.
 */
export const csvFile = Effect.fnUntraced(function* (
  name: ReportName,
  input: unknown,
  without: ReadonlyArray<string> = [],
): Effect.fn.Return<Readable, Problem | DatabaseError, Database> {
  const request = yield* toRequest({ ...Object(input), first: null, after: null })
  const { connection } = yield* Database
  return yield* explainTimeout(
    Effect.tryPromise({
      try: () => openFile(readPieces(connection, name, request, without)),
      catch: (cause) => {
        if (cause instanceof Problem) return cause
        return cause instanceof InvalidReport
          ? new Problem({ code: "BAD_REQUEST", message: cause.message })
          : databaseError(cause)
      },
    }),
  )
})

const openFile = async (pieces: AsyncGenerator<string>): Promise<Readable> => {
  // A faulty request is found before anything is sent.
  const first = await pieces.next()
  // Only a generator that has begun ends its read when the file is closed before anybody reads it.
  const file = Readable.from(pieces)
  if (first.done !== true) file.unshift(first.value)
  return file
}

async function* readPieces(
  connection: pg.ClientConfig,
  name: ReportName,
  request: ReportInput,
  without: ReadonlyArray<string>,
): AsyncGenerator<string> {
  if (reading.size >= MAX_FILES) throw TOO_MANY_FILES
  const client = new pg.Client({ ...connection, statement_timeout: STATEMENT_TIMEOUT })
  reading.add(client)
  // A broken connection shows in the next statement.
  client.on("error", () => undefined)
  // Postgres ends those of clients that have stopped taking their file.
  client.once("end", () => reading.delete(client))
  try {
    await client.connect()
  } catch (cause) {
    reading.delete(client)
    throw cause
  }
  try {
    await client.query(BEGIN_SNAPSHOT)
    const table = await REPORTS[name].table(client, request)
    const isLeftOut = table.columns.map(({ key }) => without.includes(key))
    const kept = <A>(values: ReadonlyArray<A>) => values.filter((_, index) => isLeftOut[index] === false)
    const columns = kept(table.columns)
    let head = reportHeader(columns)
    for await (const rows of streamReport(client, table)) {
      yield head +
        reportLines(
          columns,
          rows.map(({ cells }) => ({ cells: kept(cells) })),
        )
      head = ""
    }
  } finally {
    reading.delete(client)
    await client.end()
  }
}
