import { type FileColumns, isColumnName, MAX_COLUMNS } from "@voltread/domain/contract/import-mapping.ts"
import { Effect } from "effect"
import { type FileRow, firstRows, unreadableFile } from "./file-rows.ts"
import { detectProfile } from "./profiles.ts"

const LINES = 20
const VALUES = 3
const MAX_VALUE = 100

/** The columns of a file, read from its first lines only; an error further down is not noticed here. */
export const fileColumns = (file: string) =>
  Effect.tryPromise({
    try: async (): Promise<FileColumns> => shown(await firstRows(file, LINES)),
    catch: unreadableFile,
  })

const shown = (rows: ReadonlyArray<FileRow>): FileColumns => {
  const records = rows.flatMap((row) => (row._tag === "row" ? [row.fields] : []))
  const names = [...new Set(records.flatMap(Object.keys))].filter(isColumnName).slice(0, MAX_COLUMNS)
  const valuesOf = (name: string) =>
    records
      .map((record) => record[name] ?? "")
      .map((value) => (typeof value === "object" ? JSON.stringify(value) : String(value)).trim())
      .filter((value, place, all) => value !== "" && all.indexOf(value) === place)
      .slice(0, VALUES)
      .map((value) => value.slice(0, MAX_VALUE))
  return {
    profile: detectProfile(records[0] ?? {}) ?? null,
    columns: names.map((name) => ({ name, values: valuesOf(name) })),
  }
}
