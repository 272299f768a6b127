import { Schema } from "effect"

const nullable = Schema.NullOr

const fields = {
  importId: Schema.String,
  fileName: Schema.String,
  isComplete: Schema.Boolean,
  state: Schema.Literals(["waiting", "reading", "applying", "done", "failed", "interrupted"]),
  bytesTotal: Schema.Int,
  bytesRead: Schema.Int,
  rowsRead: Schema.Int,
  rowsApplied: Schema.Int,
  added: Schema.Int,
  changed: Schema.Int,
  unchanged: Schema.Int,
  markedMissing: Schema.Int,
  rejected: Schema.Int,
  note: nullable(Schema.String),
  createdBy: Schema.String,
  createdAt: Schema.String,
  finishedAt: nullable(Schema.String),
}

const ProductImport = Schema.Struct(fields)
export type ProductImport = typeof ProductImport.Type

export const decodeImports = Schema.decodeUnknownSync(
  Schema.Struct({ imports: Schema.Array(ProductImport), next: nullable(Schema.String) }),
)

const Report = Schema.Struct({
  ...fields,
  rejections: Schema.Array(Schema.Struct({ line: Schema.Int, reason: Schema.String })),
})
export type ImportReport = typeof Report.Type

export const decodeReport = Schema.decodeUnknownSync(Schema.Struct({ import: Report }))

export const decodeUploaded = Schema.decodeUnknownSync(Schema.Struct({ import: ProductImport }))
