import { randomUUID } from "node:crypto"
import { createWriteStream } from "node:fs"
import { mkdir, readdir, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { formatNumber } from "@voltread/domain/shared/number-format.ts"
import { Effect, Schema } from "effect"
import type { ShopInstance } from "../platform/http/schema-compiler.ts"
import { rows } from "../platform/postgres/query.ts"
import { Problem } from "../platform/problem.ts"
import { UnreadableFile } from "./file-rows.ts"

/** A million products as JSON Lines are about 700 MB, compressed about 60. */
const MAX_UPLOAD = 1_000_000_000
const MEGABYTE = 1_000_000

/** What an upload's address says of the file. */
export const Upload = Schema.Struct({
  fileName: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(200)).annotate({
    description: "Its ending says what the body is, such as .csv or .jsonl.gz.",
  }),
  /** Reports what would change without changing it. */
  dryRun: Schema.optionalKey(Schema.Literals(["true", "false"])),
})

/** Files are streamed to the disk, never parsed into memory. */
export const takeFiles = (app: ShopInstance): void => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser("*", (_request, payload, done) => done(null, payload))
}

export const EMPTY_FILE = new Problem({ code: "BAD_REQUEST", message: "The file is empty." })

const KINDS = /\.(jsonl|csv)(\.gz)?$/

/** The extension that decides how a file is read; undefined for unsupported files. */
export const fileTypeOf = (fileName: string): string | undefined => KINDS.exec(fileName.toLowerCase())?.[0]

/**
 * Streams an upload to the disk. Returns its path and size in bytes. Fails with BAD_REQUEST for an unsupported or too
 * large file and for an aborted upload, with UNAVAILABLE where the disk does not take it, and deletes what was written.
 */
export const saveUpload = Effect.fnUntraced(function* (
  folder: string,
  { importId, fileName }: { readonly importId: string; readonly fileName: string },
  content: Readable,
  mostBytes = MAX_UPLOAD,
) {
  const kind = fileTypeOf(fileName)
  if (kind === undefined) {
    return yield* new Problem({
      code: "BAD_REQUEST",
      message: "Only files that end in .jsonl, .csv, .jsonl.gz or .csv.gz can be imported.",
    })
  }
  const path = join(folder, `${importId}${kind}`)
  const size = yield* Effect.tryPromise({
    try: () => write(folder, path, content, mostBytes),
    catch: (cause) => (cause instanceof Problem ? cause : notSaved(cause)),
  }).pipe(Effect.onError(() => deleteUpload(path)))
  if (size === 0) {
    yield* deleteUpload(path)
    return yield* EMPTY_FILE
  }
  return { path, size }
})

/** For the shop's own user only: the history of a former shop names its customers. */
const write = async (folder: string, path: string, content: Readable, mostBytes: number): Promise<number> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length
      done(size > mostBytes ? tooLarge(mostBytes) : null, chunk)
    },
  })
  await pipeline(content, measure, createWriteStream(path, { mode: 0o600 }))
  return size
}

/** Calls of the system that store a file; what its sender breaks off is none of these. */
const STORING: ReadonlySet<unknown> = new Set(["mkdir", "open", "write"])

const notSaved = (cause: unknown): Problem =>
  STORING.has(Object(cause).syscall)
    ? new Problem({
        code: "UNAVAILABLE",
        message: "The file could not be stored: the disk of the shop may be full. Nothing was imported.",
        reason: String(cause),
      })
    : new Problem({
        code: "BAD_REQUEST",
        message: "The file did not arrive in full. Please upload it again.",
        reason: String(cause),
      })

const tooLarge = (mostBytes: number): Problem =>
  new Problem({
    code: "BAD_REQUEST",
    message: `The file is larger than ${formatNumber(mostBytes / MEGABYTE, 3)} MB. Compress it with gzip or split it.`,
  })

/** Longer than the slowest upload, whose import is stored only at its end. */
const LEFT_BEHIND_MS = 24 * 60 * 60_000

const STORED = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:jsonl|csv)(?:\.gz)?$/

/** Deletes files without an import, left behind by a process that ended. */
export const sweepUploads = Effect.fnUntraced(function* (folder: string) {
  const names = yield* Effect.promise(() => readdir(folder).catch(() => []))
  const awaited = yield* rows(Schema.Struct({ stored_as: Schema.String }), {
    text: `select stored_as from product_import
           where stored_as is not null and state in ('waiting', 'reading', 'applying')`,
    values: [],
  })
  const kept = new Set(awaited.map(({ stored_as }) => stored_as))
  for (const name of names) {
    const path = join(folder, name)
    if (!STORED.test(name) || kept.has(path)) continue
    const age = yield* Effect.promise(() =>
      stat(path).then(
        ({ mtimeMs }) => Date.now() - mtimeMs,
        () => 0,
      ),
    )
    if (age > LEFT_BEHIND_MS) yield* deleteUpload(path)
  }
})

export const deleteUpload = (path: string): Effect.Effect<void> =>
  Effect.ignore(Effect.tryPromise(() => rm(path, { force: true })))

interface UploadedFile {
  /** Where it is stored meanwhile. */
  readonly folder: string
  readonly fileName: string
  readonly body: unknown
  readonly mostBytes?: number
}

/** Uses an uploaded file while the client waits, and deletes it afterwards. */
export const withUpload = Effect.fnUntraced(function* <A, E, R>(
  { folder, fileName, body, mostBytes }: UploadedFile,
  work: (path: string) => Effect.Effect<A, E | UnreadableFile, R>,
) {
  if (!(body instanceof Readable)) return yield* EMPTY_FILE
  const { path } = yield* saveUpload(folder, { importId: randomUUID(), fileName }, body, mostBytes)
  return yield* work(path).pipe(
    Effect.catchIf(isUnreadable, ({ message }) =>
      Effect.fail(new Problem({ code: "BAD_REQUEST", message: `${message} Nothing was imported.` })),
    ),
    Effect.ensuring(deleteUpload(path)),
  )
})

const isUnreadable = (error: unknown): error is UnreadableFile => error instanceof UnreadableFile
