import { createReadStream } from "node:fs"
import { type Duplex, PassThrough, pipeline, Transform } from "node:stream"
import { createGunzip } from "node:zlib"
import { parse } from "csv-parse"
import { Schema } from "effect"

/** One record of a supplier's file with the line it starts on, counted from 1; or why it could not be read. */
export type Row =
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

/** The bytes of a file, unpacked; a failure of any step ends the last stream of `into` with its error. */
const open = <S extends Duplex>(file: string, onBytes: OnBytes, into: S): S => {
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length)
      done(null, chunk)
    },
  })
  const unpack = file.endsWith(".gz") ? createGunzip() : new PassThrough()
  pipeline(createReadStream(file), count, unpack, into, () => {
    // The reader of `into` is told of the failure by `into` itself.
  })
  return into
}

async function* jsonLines(file: string, onBytes: OnBytes): AsyncGenerator<Row> {
  let line = 0
  for await (const text of textLines(open(file, onBytes, new PassThrough()).setEncoding("utf8"))) {
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
    yield* lines
  }
  if (rest !== "") yield rest
}

const unreadable = (line: number, reason: string): Row => ({ _tag: "unreadable", line, reason })

const readJson = (line: number, text: string): Row => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return unreadable(line, "not valid JSON (is the file cut off?)")
  }
  const fields = decodeFields(value)
  return fields._tag === "Success"
    ? { _tag: "row", line, fields: fields.success }
    : unreadable(line, "not a JSON object")
}

async function* csvLines(file: string, onBytes: OnBytes): AsyncGenerator<Row> {
  const skipped: Array<Row> = []
  const parser = open(
    file,
    onBytes,
    parse({
      columns: true,
      bom: true,
      info: true,
      skip_records_with_error: true,
      on_skip: (error) => {
        skipped.push(
          unreadable(
            typeof error?.lines === "number" ? error.lines : 0,
            error?.message ?? "not a CSV record",
          ),
        )
        return undefined
      },
    }),
  )
  for await (const item of parser) {
    yield* skipped.splice(0)
    const { record, info } = decodeCsvRecord(item)
    yield Object.values(record).some((value) => value.includes(REPLACEMENT))
      ? unreadable(info.lines, "not valid UTF-8")
      : { _tag: "row", line: info.lines, fields: record }
  }
  yield* skipped
}

/** Reads `.jsonl`, `.csv`, either with `.gz`, record by record in constant memory. */
export const readRows = (file: string, onBytes: OnBytes = () => {}): AsyncGenerator<Row> =>
  /\.csv(\.gz)?$/.test(file) ? csvLines(file, onBytes) : jsonLines(file, onBytes)
