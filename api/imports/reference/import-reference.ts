import type { ReferenceImport } from "@voltread/domain/contract/import.ts"
import { isText } from "@voltread/domain/shared/characters.ts"
import type { ReferenceKindName } from "@voltread/domain/shared/reference-kinds.ts"
import { Data, Effect, Result } from "effect"
import type pg from "pg"
import { Database } from "../../platform/postgres/pool.ts"
import { type DatabaseError, longTransaction } from "../../platform/postgres/query.ts"
import { Problem } from "../../platform/problem.ts"
import { csvHeader, csvLines, withoutFormulaGuard } from "../../reports/csv.ts"
import { type FileRow, nextBatch, readRows, UnreadableFile } from "../file-rows.ts"
import { makeRejections } from "../import-records.ts"
import { BRANDS, LINES } from "./brands.ts"
import { PLACES } from "./places.ts"
import { REBATES } from "./rebates.ts"
import type { Cells, ImportedBy, ReferenceKind } from "./reference-kind.ts"
import { STORE_STOCK } from "./store-stock.ts"
import { STORES } from "./stores.ts"
import { TAX_RATES } from "./tax-rates.ts"
import { VEHICLES } from "./vehicles.ts"

/** The operations of a kind, with the type of its records hidden. */
interface Reference {
  readonly template: string
  /** The export file, one part at a time. */
  readonly exported: (after: string) => Effect.Effect<ExportedPart | null, DatabaseError, Database>
  readonly import: (
    file: string,
    isDryRun: boolean,
    by: ImportedBy,
  ) => Effect.Effect<ReferenceImport, DatabaseError | UnreadableFile | Problem, Database>
}

interface ExportedPart {
  readonly lines: string
  /** The key of its last record. */
  readonly last: string
}

const PART = 1_000

/** The most records of a file, since all of it is held in memory; more than all vehicles ever sold in the US. */
const MAX_RECORDS = 200_000

const MAX_CELL = 10_000

/** Carries the outcome of a dry run out of its transaction, which it rolls back. */
class DryRun extends Data.TaggedError("DryRun")<{ readonly outcome: ReferenceImport }> {}

const makeReference = <Row>(kind: ReferenceKind<Row>): Reference => {
  const names = Object.keys(kind.columns)
  const csv = (lines: ReadonlyArray<Cells>): string =>
    csvLines(lines.map((cells) => names.map((name) => cells[name] ?? "")))
  const header = csvHeader(names)
  return {
    template: header + csv([kind.columns]),
    exported: (after) =>
      Database.use(({ pool }) =>
        Effect.gen(function* () {
          const keys = yield* kind.keysAfter(pool, after, PART)
          const last = keys.at(-1)
          if (last === undefined) return after === "" ? { lines: header, last: "" } : null
          const rows = yield* kind.known(pool, keys)
          return { lines: (after === "" ? header : "") + csv(rows.flatMap(kind.lines)), last }
        }),
      ),
    import: (file, isDryRun, by) =>
      longTransaction((client) =>
        Effect.gen(function* () {
          const read = yield* readFile(kind, file)
          const rows = yield* takeable(kind, client, read)
          const counts = yield* bringIn(kind, client, rows, by)
          const { rejected, rejections } = read.soFar()
          const byLine = rejections.toSorted((one, other) => one.line - other.line)
          const outcome = { ...counts, rejected, rejections: byLine }
          return isDryRun ? yield* new DryRun({ outcome }) : outcome
        }),
      ).pipe(
        Effect.catchTag("DryRun", ({ outcome }) => Effect.succeed(outcome)),
        Effect.catchIf(isTakenName, () => Effect.fail(TAKEN)),
      ),
  }
}

const isTakenName = (error: unknown): error is DatabaseError =>
  typeof error === "object" && error !== null && "code" in error && error.code === "23505"

const TAKEN = new Problem({
  code: "CONFLICT",
  message:
    "Two records would have the same name under different ids. Export what the shop has, and use its ids. Nothing was imported.",
})

const cellsOf = (
  row: FileRow,
  names: ReadonlyArray<string>,
): Result.Result<Readonly<Record<string, string>>, string> => {
  if (row._tag === "unreadable") return Result.fail(row.reason)
  const cells: Record<string, string> = {}
  for (const name of names) {
    const value = row.fields[name]
    if (value === undefined || value === null) continue
    const text = Array.isArray(value) ? value.join("\n") : withoutFormulaGuard(String(value).trim())
    if (!isText(text)) return Result.fail(`${name}: has characters that cannot be used`)
    if (text.length > MAX_CELL) return Result.fail(`${name}: has at most ${MAX_CELL} characters`)
    cells[name] = text
  }
  return Result.succeed(cells)
}

const readFile = Effect.fnUntraced(function* <Row>(kind: ReferenceKind<Row>, file: string) {
  const names = Object.keys(kind.columns)
  const [key = ""] = names
  const source = readRows(file)
  const found = new Map<string, ReadRecord<Row>>()
  /** Keys of records with a rejected line: none of their lines are imported. */
  const refused = new Set<string>()
  const { reject, soFar } = makeRejections()
  for (;;) {
    const batch = yield* nextBatch(source, PART)
    if (batch.length === 0) break
    for (const fileRow of batch) {
      const cells = cellsOf(fileRow, names)
      const row = Result.flatMap(cells, kind.read)
      if (Result.isFailure(row)) {
        if (Result.isSuccess(cells)) refused.add(cells.success[key] ?? "")
        reject(fileRow.line, row.failure)
        continue
      }
      const id = kind.keyOf(row.success)
      const before = found.get(id)
      const merged = before === undefined ? row : mergedInto(before, row.success, kind)
      if (Result.isFailure(merged)) {
        if (kind.merge !== undefined) refused.add(id)
        reject(fileRow.line, merged.failure)
      } else found.set(id, { row: merged.success, lines: [...(before?.lines ?? []), fileRow.line] })
    }
    if (found.size > MAX_RECORDS)
      return yield* new UnreadableFile({ message: "The file has too many records; split it." })
  }
  if (kind.merge !== undefined)
    for (const [id, { lines }] of found) {
      if (!refused.has(id)) continue
      found.delete(id)
      for (const line of lines) reject(line, `another line of the ${key} ${id} is rejected`)
    }
  return { records: [...found.values()], reject, soFar }
})

const mergedInto = <Row>(
  before: ReadRecord<Row>,
  row: Row,
  { merge }: ReferenceKind<Row>,
): Result.Result<Row, string> =>
  merge === undefined ? Result.fail(`repeats line ${before.lines[0]}`) : merge(before.row, row)

interface ReadRecord<Row> {
  readonly row: Row
  readonly lines: ReadonlyArray<number>
}

/** The records that do not contradict what is stored. */
const takeable = Effect.fnUntraced(function* <Row>(
  kind: ReferenceKind<Row>,
  client: pg.ClientBase,
  {
    records,
    reject,
  }: {
    readonly records: ReadonlyArray<ReadRecord<Row>>
    readonly reject: (line: number, reason: string) => void
  },
) {
  const taken: Array<Row> = []
  for (let from = 0; from < records.length; from += PART) {
    const part = records.slice(from, from + PART)
    const problemOf = yield* kind.problems?.(
      client,
      part.map(({ row }) => row),
    ) ?? Effect.succeed(() => undefined)
    for (const { row, lines } of part) {
      const problem = problemOf(row)
      if (problem === undefined) taken.push(row)
      else for (const line of lines) reject(line, problem)
    }
  }
  return taken
})

const bringIn = Effect.fnUntraced(function* <Row>(
  kind: ReferenceKind<Row>,
  client: pg.ClientBase,
  rows: ReadonlyArray<Row>,
  by: ImportedBy,
) {
  const counts = { added: 0, changed: 0, unchanged: 0 }
  const written = (row: Row): string => JSON.stringify(kind.lines(row).map(sorted))
  for (let from = 0; from < rows.length; from += PART) {
    const part = rows.slice(from, from + PART)
    const stored = yield* kind.known(client, part.map(kind.keyOf))
    const before = new Map(stored.map((row) => [kind.keyOf(row), written(row)]))
    const differing = part.filter((row) => before.get(kind.keyOf(row)) !== written(row))
    yield* kind.write(client, differing, by)
    const added = differing.filter((row) => !before.has(kind.keyOf(row))).length
    counts.added += added
    counts.changed += differing.length - added
    counts.unchanged += part.length - differing.length
  }
  return counts
})

const sorted = (cells: Cells): ReadonlyArray<readonly [string, string]> =>
  Object.entries(cells).sort(([one], [other]) => (one < other ? -1 : 1))

export const REFERENCES: Readonly<Record<ReferenceKindName, Reference>> = {
  stores: makeReference(STORES),
  "store-stock": makeReference(STORE_STOCK),
  brands: makeReference(BRANDS),
  lines: makeReference(LINES),
  rebates: makeReference(REBATES),
  vehicles: makeReference(VEHICLES),
  "tax-rates": makeReference(TAX_RATES),
  places: makeReference(PLACES),
}
