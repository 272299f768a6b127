import { Schema } from "effect"

/** `interrupted`: its process ended before it was done. Nothing of it is in the catalog. */
export const ImportState = Schema.Literals([
  "waiting",
  "reading",
  "applying",
  "done",
  "failed",
  "interrupted",
])

/** The import of a supplier's file, with its progress and outcome. */
export const ProductImport = Schema.Struct({
  importId: Schema.String,
  fileName: Schema.String,
  profile: Schema.NullOr(Schema.String),
  /** The mapping that renamed its columns before the profile read them. */
  mappingName: Schema.NullOr(Schema.String),
  isComplete: Schema.Boolean,
  /** Counts what would change without changing it. */
  isDryRun: Schema.Boolean,
  newStock: Schema.Int,
  state: ImportState,
  bytesTotal: Schema.Int,
  bytesRead: Schema.Int,
  rowsRead: Schema.Int,
  rowsApplied: Schema.Int,
  added: Schema.Int,
  changed: Schema.Int,
  unchanged: Schema.Int,
  markedMissing: Schema.Int,
  rejected: Schema.Int,
  note: Schema.NullOr(Schema.String),
  createdBy: Schema.String,
  createdAt: Schema.String,
  startedAt: Schema.NullOr(Schema.String),
  finishedAt: Schema.NullOr(Schema.String),
})
export type ProductImport = typeof ProductImport.Type

/** A line of the file that was not imported, and why. */
export const RejectedLine = Schema.Struct({ line: Schema.Int, reason: Schema.String })
export type RejectedLine = typeof RejectedLine.Type

/** With its rejected lines. */
export const ImportReport = Schema.Struct({
  ...ProductImport.fields,
  rejections: Schema.Array(RejectedLine),
})
export type ImportReport = typeof ImportReport.Type

/** Newest first; `next` is the `after` of the next page. */
export const ImportPage = Schema.Struct({
  imports: Schema.Array(ProductImport),
  next: Schema.NullOr(Schema.String),
})
export const ImportReportData = Schema.Struct({ import: ImportReport })
export const UploadedData = Schema.Struct({ import: ProductImport })

/** The result of importing a file of reference data, or of its dry run; the first rejected lines are listed. */
export const ReferenceImport = Schema.Struct({
  added: Schema.Int,
  changed: Schema.Int,
  unchanged: Schema.Int,
  rejected: Schema.Int,
  rejections: Schema.Array(RejectedLine),
})
export type ReferenceImport = typeof ReferenceImport.Type
/** The result of importing another shop's history, or of its dry run; the first rejected lines are listed. */
export const HistoryImport = Schema.Struct({
  customers: Schema.Int,
  orders: Schema.Int,
  returns: Schema.Int,
  /** Customers, orders and returns that were here already. */
  unchanged: Schema.Int,
  /** Products created for unknown SKUs. */
  products: Schema.Int,
  rejected: Schema.Int,
  rejections: Schema.Array(RejectedLine),
})
export type HistoryImport = typeof HistoryImport.Type
export const HistoryImportData = Schema.Struct({ outcome: HistoryImport })
export const ReferenceImportData = Schema.Struct({ outcome: ReferenceImport })
