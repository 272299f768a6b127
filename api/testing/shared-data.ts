import { existsSync, readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { Schema } from "effect"

/** Public data next to the repository, on machines that have it; it is not part of the repository. */
const FOLDER = new URL("../../../shared/data/", import.meta.url)

/** Tests that need a file run where it exists, and are reported as skipped elsewhere. */
export const hasSharedData = (name: string): boolean => existsSync(new URL(name, FOLDER))

const read = (name: string): string => {
  const bytes = readFileSync(new URL(name, FOLDER))
  return (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8")
}

/** The file's JSON. Throws for another shape. */
const sharedJson = <S extends Schema.ConstraintDecoder<unknown>>(name: string, shape: S): S["Type"] =>
  Schema.decodeUnknownSync(Schema.fromJsonString(shape))(read(name))

/** The lines of a JSON Lines file. */
export const sharedJsonLines = <S extends Schema.ConstraintDecoder<unknown>>(
  name: string,
  shape: S,
): ReadonlyArray<S["Type"]> => {
  const decode = Schema.decodeUnknownSync(Schema.fromJsonString(shape))
  return read(name)
    .trim()
    .split("\n")
    .map((line) => decode(line))
}

/** The rows of a CSV file without its header; a quoted field may hold commas, quotes and line breaks. */
export const sharedCsv = (name: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: Array<Array<string>> = [[]]
  for (const [, quoted, plain, end] of read(name).matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? "")
    if (end !== ",") rows.push([])
  }
  return rows.slice(1).filter((row) => row.length > 1)
}

const NAUGHTY = "naughty_strings.json"
export const hasNaughtyStrings = hasSharedData(NAUGHTY)

/** Strings that have broken programs: markup, SQL, control characters, right-to-left scripts… */
export const naughtyStrings = (): ReadonlyArray<string> => sharedJson(NAUGHTY, Schema.Array(Schema.String))
