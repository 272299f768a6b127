import type { Product } from "@voltread/domain/catalogue/product.ts"
import type { MappedColumns } from "@voltread/domain/contract/import-mapping.ts"
import type { FileRow } from "./file-rows.ts"
import { renamedRows } from "./mapping.ts"
import { detectProfile, PROFILES } from "./profiles.ts"
import { type Specs, specsOf } from "./specs.ts"

/** A product read from a line of a file, or why the line is rejected. */
export type ParsedRow =
  | {
      readonly _tag: "product"
      readonly line: number
      readonly product: Product
      readonly specs: Specs | null
    }
  | { readonly _tag: "rejected"; readonly line: number; readonly reason: string }

/** What Postgres cannot store, as JSON escapes it: NUL and lone surrogates. */
const UNSTORABLE = /\\u(0000|d[89a-f][0-9a-f]{2})/

/**
 * Reads each row by the named profile, or by the one that its columns belong to, after renaming its columns if there is
 * a mapping.
 */
export async function* parseProducts(
  rows: AsyncIterable<FileRow>,
  profileName: string | null,
  columns: MappedColumns | null = null,
): AsyncGenerator<ParsedRow> {
  const renamed = profileName === null || columns === null ? rows : renamedRows(rows, profileName, columns)
  for await (const row of renamed) yield parseRow(row, profileName)
}

const parseRow = (row: FileRow, profileName: string | null): ParsedRow => {
  const { line } = row
  const rejected = (reason: string): ParsedRow => ({ _tag: "rejected", line, reason })
  if (row._tag === "unreadable") return rejected(row.reason)
  const profile = PROFILES[profileName ?? detectProfile(row.fields) ?? ""]
  if (profile === undefined) return rejected("its columns are of no known supplier; name a profile")
  const result = profile(row.fields)
  if (result._tag === "Failure") return rejected(result.failure)
  if (UNSTORABLE.test(JSON.stringify(result.success))) return rejected("has characters that cannot be stored")
  const specs = specsOf(row.fields, result.success)
  return specs._tag === "Failure"
    ? rejected(specs.failure)
    : { _tag: "product", line, product: result.success, specs: specs.success }
}
