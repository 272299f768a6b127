import { ProductImport as ImportSchema, RejectedLine } from "@voltread/domain/contract/import.ts"
import type { MappedColumns } from "@voltread/domain/contract/import-mapping.ts"
import { Effect, Schema } from "effect"
import type pg from "pg"
import { execute, executeOn, rows } from "../platform/postgres/query.ts"
import { Timestamp } from "../platform/postgres/timestamp.ts"
import { notFound } from "../platform/problem.ts"

/** The import of a supplier's file, with its progress and outcome. */
export const ProductImport = Schema.Struct({
  ...ImportSchema.fields,
  createdAt: Timestamp,
  startedAt: Schema.NullOr(Timestamp),
  finishedAt: Schema.NullOr(Timestamp),
})
type ProductImport = typeof ProductImport.Type

const COLUMNS = `import_id as "importId", file_name as "fileName", profile, mapping_name as "mappingName", is_complete as "isComplete", is_dry_run as "isDryRun",
  new_stock as "newStock", state, bytes_total as "bytesTotal", bytes_read as "bytesRead", rows_read as "rowsRead",
  rows_applied as "rowsApplied", added, changed, unchanged, marked_missing as "markedMissing", rejected, note, created_by as "createdBy",
  created_at as "createdAt", started_at as "startedAt", finished_at as "finishedAt"`

export const ImportId = Schema.String.check(Schema.isUUID())
const isImportId = Schema.is(ImportId)
const NO_IMPORT = notFound("The import")

interface NewImport
  extends Pick<
    ProductImport,
    "importId" | "fileName" | "profile" | "mappingName" | "isComplete" | "isDryRun" | "newStock"
  > {
  readonly columns: MappedColumns | null
  readonly bytesTotal: number
  readonly createdBy: string
  /** The path of an uploaded file; null: the caller imports a file of its own. */
  readonly storedAs: string | null
}

/** Does nothing if the import exists. */
export const addImport = (given: NewImport) =>
  execute({
    text: `insert into product_import
             (import_id, file_name, profile, is_complete, is_dry_run, new_stock, state, bytes_total, created_by, stored_as,
              mapping_name, columns)
           values ($1, $2, $3, $4, $5, $6, 'waiting', $7, $8, $9, $10, $11)
           on conflict (import_id) do nothing`,
    values: [
      given.importId,
      given.fileName,
      given.profile,
      given.isComplete,
      given.isDryRun,
      given.newStock,
      given.bytesTotal,
      given.createdBy,
      given.storedAs,
      given.mappingName,
      given.columns === null ? null : JSON.stringify(given.columns),
    ],
  })

const PAGE = 20

/** Newest first; `after` is the last id of the previous page. */
export const listImports = (after: string | null) =>
  rows(ProductImport, {
    text: `select ${COLUMNS} from product_import
           where $1::uuid is null
             or (created_at, import_id) < (select created_at, import_id from product_import where import_id = $1)
           order by created_at desc, import_id desc limit ${PAGE + 1}`,
    values: [after],
  }).pipe(
    Effect.map((found) => {
      const imports = found.slice(0, PAGE)
      return { imports, next: found.length > PAGE ? (imports.at(-1)?.importId ?? null) : null }
    }),
  )

/** The most rejected lines that are stored for an import; all are counted. */
export const MAX_REJECTIONS = 1_000

/** Counts rejected lines, and keeps the reasons of the first ones. */
export const makeRejections = () => {
  const rejections: Array<RejectedLine> = []
  let rejected = 0
  return {
    reject: (line: number, reason: string): void => {
      rejected += 1
      if (rejections.length < MAX_REJECTIONS) rejections.push({ line, reason })
    },
    soFar: () => ({ rejected, rejections }),
  }
}

/** One import with its rejected lines. Fails with NOT_FOUND. */
export const findImport = Effect.fnUntraced(function* (importId: string) {
  if (!isImportId(importId)) return yield* NO_IMPORT
  const [[found], rejections] = yield* Effect.all([
    rows(ProductImport, {
      text: `select ${COLUMNS} from product_import where import_id = $1`,
      values: [importId],
    }),
    rows(RejectedLine, {
      text: "select line, reason from product_import_rejection where import_id = $1 order by line, rejection_id",
      values: [importId],
    }),
  ])
  if (found === undefined) return yield* NO_IMPORT
  return { ...found, rejections }
})

interface ImportProgress {
  readonly bytesRead?: number
  readonly rowsRead?: number
  readonly rowsApplied?: number
  readonly rejected?: number
}

export const saveProgress = (client: pg.Pool | pg.ClientBase, importId: string, progress: ImportProgress) =>
  executeOn(client, {
    text: `update product_import set
             bytes_read = coalesce($2, bytes_read), rows_read = coalesce($3, rows_read),
             rows_applied = coalesce($4, rows_applied), rejected = coalesce($5, rejected),
             state = case when $4::int is null then state else 'applying' end
           where import_id = $1`,
    values: [importId, progress.bytesRead, progress.rowsRead, progress.rowsApplied, progress.rejected],
  })

/** What an import changed in the catalogue. */
export interface ImportOutcome {
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly markedMissing: number
  readonly note: string | null
}

/** Must be called in the transaction that changes the catalog. */
export const saveOutcome = (client: pg.ClientBase, importId: string, outcome: ImportOutcome) =>
  executeOn(client, {
    text: `update product_import set state = 'done', finished_at = clock_timestamp(), added = $2, changed = $3,
             unchanged = $4, marked_missing = $5, note = $6
           where import_id = $1`,
    values: [
      importId,
      outcome.added,
      outcome.changed,
      outcome.unchanged,
      outcome.markedMissing,
      outcome.note,
    ],
  })

/** For an import that changed nothing; `note` tells staff why. */
export const saveFailure = (
  client: pg.Pool | pg.ClientBase,
  importId: string,
  state: "failed" | "interrupted",
  note: string,
) =>
  executeOn(client, {
    text: "update product_import set state = $2, note = $3, finished_at = clock_timestamp() where import_id = $1",
    values: [importId, state, note],
  })

/** Resets an import to its start and deletes what an earlier attempt stored. */
export const resetImport = (client: pg.ClientBase, importId: string) =>
  executeOn(client, {
    text: `with cleared as (delete from product_import_rejection where import_id = $1)
           update product_import set state = 'reading', started_at = clock_timestamp(), finished_at = null,
             bytes_read = 0, rows_read = 0, rows_applied = 0, added = 0, changed = 0, unchanged = 0, marked_missing = 0, rejected = 0,
             note = null
           where import_id = $1`,
    values: [importId],
  })

export const addRejections = (
  client: pg.ClientBase,
  importId: string,
  rejections: ReadonlyArray<RejectedLine>,
) =>
  executeOn(client, {
    text: `insert into product_import_rejection (import_id, line, reason)
           select $1, line, reason from unnest($2::int[], $3::text[]) given (line, reason)`,
    values: [importId, rejections.map(({ line }) => line), rejections.map(({ reason }) => reason)],
  })
