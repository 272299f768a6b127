import { createReadStream } from "node:fs"
import { type Duplex, PassThrough, pipeline, Transform } from "node:stream"
import { createGunzip } from "node:zlib"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { reasonOf } from "@voltread/domain/shared/reason.ts"
import { type CsvError, parse } from "csv-parse"
import { Data, Effect, Schema } from "effect"

/** One record of a supplier's file with the line it starts on, counted from 1; or why it could not be read. */
export type FileRow =
  | { readonly _tag: "row"; readonly line: number; readonly fields: Readonly<Record<string, unknown>> }
  | { readonly _tag: "unreadable"; readonly line: number; readonly reason: string }

/** Bytes of the file on disk read so far, for a progress bar. */
export type OnBytes = (bytes: number) => void

const decodeFields = Schema.decodeUnknownResult(Schema.Record(Schema.String, Schema.Unknown))
const decodeCsvRecord = Schema.decodeUnknownSync(
  Schema.Struct({
    record: Schema.Record(Schema.String, Schema.String),
    info: Schema.Struct({ lines: Schema.Int }),
  }),
)

const REPLACEMENT = "\uFFFD"
const NEWLINE = 0x0a

/** Limit of one line: a file without line ends must not fill the memory. */
const MAX_LINE = 4 * 1_024 * 1_024

/** The most unreadable records in a row: they wait in memory for the next one that can be read. */
const MAX_SKIPPED = 100_000

const counting = (onChunk: (chunk: Buffer) => void): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onChunk(chunk)
      done(null, chunk)
    },
  })

/** How a file ends. */
interface FileEnd {
  /** False for a truncated file, which ends in the middle of a line. */
  isWhole: boolean
  /** What is wrong with a record that has all that follows in it. */
  endless?: string
}

/** The bytes of a file, unpacked; a failure of any step ends the last stream of `into` with its error. */
const open = <S extends Duplex>(file: string, onBytes: OnBytes, into: S, end: FileEnd): S => {
  const unpack = file.endsWith(".gz") ? createGunzip() : new PassThrough()
  const watch = counting((chunk) => {
    end.isWhole = chunk.at(-1) === NEWLINE
  })
  const count = counting((chunk) => onBytes(chunk.length))
  pipeline(createReadStream(file), count, unpack, watch, into, () => {
    // `pipeline` destroys `into` with the error, which reaches its reader.
  })
  return into
}

async function* jsonLines(file: string, onBytes: OnBytes, end: FileEnd): AsyncGenerator<FileRow> {
  let line = 0
  for await (const text of textLines(open(file, onBytes, new PassThrough(), end).setEncoding("utf8"))) {
    line += 1
    if (text.trim() === "") continue
    yield text.includes(REPLACEMENT) ? unreadable(line, "not valid UTF-8") : readJson(line, text)
  }
}

async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ""
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split("\n")
    rest = lines.pop() ?? ""
    if (rest.length > MAX_LINE) throw new Error("a line is longer than 4 MB, so it may not be the right file")
    yield* lines
  }
  if (rest !== "") yield rest
}

const unreadable = (line: number, reason: string): FileRow => ({ _tag: "unreadable", line, reason })

const readJson = (line: number, text: string): FileRow => {
  let value: unknown
  try {
    // Without the byte order mark that some programs begin a file with.
    value = JSON.parse(text.trim())
  } catch {
    return unreadable(line, "not valid JSON")
  }
  const fields = decodeFields(value)
  return fields._tag === "Success"
    ? { _tag: "row", line, fields: fields.success }
    : unreadable(line, "not a JSON object")
}

const DELIMITERS = [",", ";", "\t"]

/** A first line by which spreadsheets tell each other the separator. */
const SEPARATOR_LINE = /^\uFEFF?sep=(.)\r?$/i

/**
 * How a CSV file is to be read. Its separator is what a first line such as `sep=;` says, or what occurs most often in the
 * first line that is not blank: a comma, or a semicolon or tab, which spreadsheets in other languages and database exports
 * write. The parser's own detection fails on text that is not ASCII.
 */
const csvFormat = async (
  file: string,
): Promise<{ readonly delimiter: string; readonly from_line: number }> => {
  const text = open(file, () => {}, new PassThrough(), { isWhole: true }).setEncoding("utf8")
  let number = 0
  for await (const line of textLines(text)) {
    number += 1
    if (line.trim() === "") continue
    const [, separator] = SEPARATOR_LINE.exec(line) ?? []
    if (separator !== undefined) return { delimiter: separator, from_line: number + 1 }
    const names = line.replace(/"[^"]*"/g, "")
    const count = (delimiter: string) => names.split(delimiter).length
    return {
      delimiter: DELIMITERS.reduce((most, each) => (count(each) > count(most) ? each : most)),
      from_line: 1,
    }
  }
  return { delimiter: ",", from_line: 1 }
}

/**
 * The columns by their names, without blanks around them. One without a name is left out: spreadsheets write those beside
 * the table, too.
 */
const namedColumns = (written: ReadonlyArray<string>): Array<string | false> => {
  const names = written.map((name) => name.trim())
  const twice = names.find((name, place) => name !== "" && names.indexOf(name) !== place)
  if (twice !== undefined) throw new Error(`it has two columns named "${twice}"`)
  return names.map((name) => name !== "" && name)
}

const skippedReason = (error: CsvError | undefined): string =>
  error?.code === "CSV_RECORD_INCONSISTENT_COLUMNS"
    ? "has more or fewer values than the first line has columns"
    : (error?.message ?? "not a CSV record")

/** What is wrong with a record that has all that follows in it; undefined for others. */
const endlessAfter = (line: number, error: CsvError | undefined): string | undefined => {
  switch (error?.code) {
    case "CSV_QUOTE_NOT_CLOSED":
      return `a quotation mark after line ${line} is never closed`
    case "CSV_MAX_RECORD_SIZE":
      return `the record after line ${line} is longer than 4 MB, maybe since a quotation mark in it is never closed`
    default:
      return undefined
  }
}

const TOO_MANY_SKIPPED = `more than ${formatNumber(MAX_SKIPPED)} lines in a row cannot be read, so it may not be the right file`

async function* csvLines(file: string, onBytes: OnBytes, end: FileEnd): AsyncGenerator<FileRow> {
  const skipped: Array<FileRow> = []
  const format = await csvFormat(file)
  let lastLine = format.from_line
  const parser = open(
    file,
    onBytes,
    parse({
      ...format,
      columns: namedColumns,
      bom: true,
      info: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE,
      skip_records_with_error: true,
      on_record: (record, { lines }) => {
        lastLine = lines
        return record
      },
      on_skip: (error) => {
        const endless = endlessAfter(lastLine, error)
        if (endless !== undefined) end.endless ??= endless
        lastLine = typeof error?.lines === "number" ? error.lines : 0
        skipped.push(unreadable(lastLine, skippedReason(error)))
        if (skipped.length > MAX_SKIPPED) parser.destroy(new Error(TOO_MANY_SKIPPED))
        return undefined
      },
    }),
    end,
  )
  for await (const item of parser) {
    yield* skipped.splice(0)
    const { record, info } = decodeCsvRecord(item)
    const values = Object.values(record)
    // Spreadsheets write rows that were emptied, too. The parser's own option for them loses a line after a faulty one.
    if (values.every((value) => value.trim() === "")) continue
    yield values.some((value) => value.includes(REPLACEMENT))
      ? unreadable(info.lines, "not valid UTF-8; a spreadsheet saves it so as “CSV UTF-8”")
      : { _tag: "row", line: info.lines, fields: record }
  }
  yield* skipped
}

const rowsOf = (file: string, onBytes: OnBytes, end: FileEnd): AsyncGenerator<FileRow> =>
  /\.csv(\.gz)?$/.test(file) ? csvLines(file, onBytes, end) : jsonLines(file, onBytes, end)

/** The first rows of a file, which may be cut off anywhere behind them. */
export const firstRows = async (file: string, count: number): Promise<ReadonlyArray<FileRow>> => {
  const source = rowsOf(file, () => {}, { isWhole: true })
  const rows = await takeBatch(source, count)
  await source.return(undefined)
  return rows
}

/**
 * Reads `.jsonl`, `.csv`, either with `.gz`, record by record in constant memory. Throws where a file cannot be read to
 * its end, and for one that ends in the middle of a record.
 */
export async function* readRows(file: string, onBytes: OnBytes = () => {}): AsyncGenerator<FileRow> {
  const end: FileEnd = { isWhole: true }
  let last: FileRow | undefined
  for await (const row of rowsOf(file, onBytes, end)) {
    if (last !== undefined) yield last
    last = row
  }
  if (end.endless !== undefined) throw new Error(end.endless)
  if (last?._tag === "unreadable" && !end.isWhole) {
    throw new Error(`it ends in the middle of line ${last.line}: the file is cut off`)
  }
  if (last !== undefined) yield last
}

/** The file cannot be read to its end. Nothing of it was imported. */
export class UnreadableFile extends Data.TaggedError("UnreadableFile")<{ readonly message: string }> {}

/** For staff: Node's own messages about a broken zipped file are for programmers. */
const ZIP_WORDS: ReadonlyMap<unknown, string> = new Map([
  ["Z_BUF_ERROR", "it is cut off"],
  ["Z_DATA_ERROR", "it is damaged, or not zipped as its name says"],
])

export const unreadableFile = (cause: unknown): UnreadableFile => {
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined
  return new UnreadableFile({
    message: `The file cannot be read: ${ZIP_WORDS.get(code) ?? reasonOf(cause)}.`,
  })
}

/** As `takeBatch`, of a file that may turn out to be unreadable. */
export const nextBatch = <A>(
  source: AsyncGenerator<A>,
  count: number,
): Effect.Effect<ReadonlyArray<A>, UnreadableFile> =>
  Effect.tryPromise({ try: () => takeBatch(source, count), catch: unreadableFile })

/** The next `count` items of a source, fewer at the end. */
export const takeBatch = async <A>(source: AsyncGenerator<A>, count: number): Promise<ReadonlyArray<A>> => {
  const taken: Array<A> = []
  while (taken.length < count) {
    const next = await source.next()
    if (next.done === true) break
    taken.push(next.value)
  }
  return taken
}
