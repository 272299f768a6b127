import type { RejectedLine } from "@voltread/domain/contract/import.ts"
import { MappedColumns } from "@voltread/domain/contract/import-mapping.ts"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { Database } from "../platform/postgres/pool.ts"
import { type DatabaseError, executeOn } from "../platform/postgres/query.ts"
import { requestGenerationOn } from "../prices/generation-job.ts"
import { applyStaged, markMissing } from "./apply.ts"
import { nextBatch, type OnBytes, readRows, UnreadableFile } from "./file-rows.ts"
import {
  addRejections,
  MAX_REJECTIONS,
  ProductImport,
  resetImport,
  saveFailure,
  saveOutcome,
  saveProgress,
} from "./import-records.ts"
import { type ParsedRow, parseProducts } from "./parse-products.ts"
import { createStaging, dropStaging, rejectRepeated, type StagedProduct, stageProducts } from "./staging.ts"

const BATCH = 2_000

/** Far more than any supplier has: staged rows have to fit on the disk. */
const MAX_ROWS = 5_000_000

const { importId, profile, isComplete, isDryRun, newStock } = ProductImport.fields
export const ImportTask = Schema.Struct({
  importId,
  profile,
  /** Null: the columns already have the names of a profile. */
  columns: Schema.NullOr(MappedColumns),
  isComplete,
  isDryRun,
  newStock,
})
export type ImportTask = typeof ImportTask.Type

/**
 * Imports one file on the connection that holds the import lock. The lines are staged first and then brought into the
 * catalog in one transaction, so that readers see all of the file or nothing, and an interruption leaves the catalog as
 * it was. Lines that cannot be sold are left out and listed. What a former attempt at this import stored is deleted
 * first.
 */
export const importFile = (
  client: pg.ClientBase,
  task: ImportTask,
  file: string,
  onBytes: OnBytes = () => {},
): Effect.Effect<void, DatabaseError, Database> =>
  Effect.gen(function* () {
    yield* resetImport(client, task.importId)
    yield* createStaging(client)
    const read = yield* stageFile(client, task, file, onBytes)
    const rejected = read.rejected + (yield* rejectRepeated(client, task.importId))
    yield* saveProgress(client, task.importId, { rejected, rowsApplied: 0 })
    yield* applyAll(client, task, read)
  }).pipe(
    Effect.catchTag("UnreadableFile", ({ message }) =>
      saveFailure(client, task.importId, "failed", `${message} Nothing was imported.`),
    ),
    Effect.andThen(dropStaging(client)),
    Effect.asVoid,
  )

interface StagedCounts {
  readonly accepted: number
  /** Rejected lines, without those of repeated skus. */
  readonly rejected: number
}

const stageFile = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  { importId, profile, columns }: ImportTask,
  file: string,
  onBytes: OnBytes,
) {
  let bytesRead = 0
  const rows = readRows(file, (bytes) => {
    bytesRead += bytes
    onBytes(bytes)
  })
  const source = parseProducts(rows, profile, columns)
  let read: StagedCounts = { accepted: 0, rejected: 0 }
  const stageAll = Effect.gen(function* () {
    for (;;) {
      const batch = yield* nextBatch(source, BATCH)
      if (batch.length === 0) {
        if (read.accepted + read.rejected > 0) return read
        return yield* new UnreadableFile({ message: "The file has no products in it." })
      }
      read = yield* stageBatch(client, importId, batch, read)
      const rowsRead = read.accepted + read.rejected
      if (rowsRead > MAX_ROWS) {
        return yield* new UnreadableFile({
          message: `The file has more than ${formatNumber(MAX_ROWS)} lines; split it.`,
        })
      }
      yield* saveProgress(client, importId, { bytesRead, rowsRead, rejected: read.rejected })
    }
  })
  return yield* stageAll.pipe(Effect.ensuring(Effect.promise(() => source.return(undefined))))
})

const stageBatch = Effect.fnUntraced(function* (
  client: pg.ClientBase,
  importId: string,
  batch: ReadonlyArray<ParsedRow>,
  before: StagedCounts,
) {
  const staged: Array<StagedProduct> = []
  const rejections: Array<RejectedLine> = []
  for (const each of batch) {
    if (each._tag === "rejected") rejections.push({ line: each.line, reason: each.reason })
    else staged.push({ ...each, place: before.accepted + staged.length })
  }
  yield* stageProducts(client, staged)
  yield* addRejections(client, importId, rejections.slice(0, Math.max(0, MAX_REJECTIONS - before.rejected)))
  return {
    accepted: before.accepted + staged.length,
    rejected: before.rejected + rejections.length,
  }
})

const applyAll = Effect.fnUntraced(function* (client: pg.ClientBase, task: ImportTask, read: StagedCounts) {
  const { pool } = yield* Database
  const { importId, isComplete, isDryRun, newStock } = task
  yield* executeOn(client, { text: "begin", values: [] })
  const work = Effect.gen(function* () {
    // Waits for a price generation that is running, since both write products.
    yield* executeOn(client, { text: "lock table product in share row exclusive mode", values: [] })
    // On another connection, since what this one writes is not visible before it commits.
    const applied = yield* applyStaged(client, read.accepted, newStock, (rowsApplied) =>
      saveProgress(pool, importId, { rowsApplied }).pipe(Effect.asVoid),
    )
    const marks = isComplete && read.rejected === 0
    const markedMissing = marks ? yield* markMissing(client) : 0
    const note = isComplete && !marks ? NOT_MARKED : null
    const outcome = { ...applied, markedMissing, note }
    if (isDryRun) {
      yield* executeOn(client, { text: "rollback", values: [] })
      yield* saveOutcome(client, importId, outcome)
      return
    }
    yield* saveOutcome(client, importId, outcome)
    // Plans that were made for a small catalog must not scan a large one until autovacuum looks at it.
    if (applied.added > 0) yield* executeOn(client, { text: "analyze product, stock", values: [] })
    // In the same transaction: a crash must not leave new products without a request to generate their prices.
    if (applied.added + applied.changed > 0) yield* requestGenerationOn(client, IMPORT)
    yield* executeOn(client, { text: "commit", values: [] })
  })
  // Not when interrupted: then the connection is closed without waiting for the running statement.
  yield* work.pipe(Effect.tapError(() => Effect.ignore(executeOn(client, { text: "rollback", values: [] }))))
})

/** The author of the request for prices after an import. */
const IMPORT = { id: "import", name: "an import" }

const NOT_MARKED =
  "Products that the file does not name were not taken off sale, because some of its lines could not be read: " +
  "they may be among them. Correct the file and import it again."
