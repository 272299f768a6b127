import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { Effect, Schema, type Scope } from "effect"
import { commandLine, isRunning } from "../../api/platform/postgres/embedded/process.ts"
import { reasonOf, StartError } from "./error.ts"
import { writeWhole } from "./write-whole.ts"

/** The files of one installation; two with different folders are independent. */
export interface DataFolder {
  readonly path: string
  readonly logs: string
  /** The PID of each running process, for operators and for tests that kill them. */
  readonly pids: string
  /** The last starter was killed: its processes may still be ending. */
  readonly wasKilled: boolean
}

/** Step by step: Node's own recursion never ends on a file system, such as /proc, that cannot create new names. */
export const makeFolder = (path: string, mode?: number): void => {
  if (existsSync(path)) return
  makeFolder(dirname(path), mode)
  mkdirSync(path, { mode })
}

/** Creates the folder or checks that it can be written, and marks it as in use until the scope closes. */
export const openDataFolder = Effect.fnUntraced(function* (
  path: string,
): Effect.fn.Return<DataFolder, StartError, Scope.Scope> {
  const logs = join(path, "logs")
  const pids = join(path, "pids")
  yield* writing(path, () => {
    for (const folder of [logs, pids]) makeFolder(folder)
    for (const folder of [path, logs, pids]) accessSync(folder, constants.W_OK | constants.X_OK)
  })
  const marker = join(path, "running")
  const holder = existsSync(marker) ? Number(readFileSync(marker, "utf8")) : undefined
  if (holder !== undefined && isOtherStarter(holder)) {
    return yield* new StartError({
      message: `Another Voltread is running on the folder ${path}: stop it, or choose another DATA_DIR and PORT.`,
    })
  }
  yield* Effect.acquireRelease(
    writing(path, () => writeFileSync(marker, `${process.pid}\n`)),
    () => Effect.sync(() => rmSync(marker, { force: true })),
  )
  return { path, logs, pids, wasKilled: holder !== undefined }
})

/** Whether this number is that of a starter that runs: one that was killed may have left it to any program, or to us. */
export function isOtherStarter(pid: number): boolean {
  return pid > 0 && pid !== process.pid && isRunning(pid) && commandLine(pid).includes("tools/start/")
}

/**
 * Reads a small JSON file, or creates it with `create`, readable by its owner only. For values that must stay the same
 * between starts: keys, ports.
 */
export const keepInFile = Effect.fnUntraced(function* <A>(
  folder: DataFolder,
  name: string,
  schema: Schema.Codec<A, unknown>,
  create: Effect.Effect<A, StartError>,
): Effect.fn.Return<A, StartError> {
  const file = join(folder.path, name)
  const codec = Schema.fromJsonString(schema)
  if (existsSync(file)) {
    const text = yield* Effect.try({
      try: () => readFileSync(file, "utf8"),
      catch: (cause) =>
        new StartError({
          message: `The file ${file} cannot be read (${reasonOf(cause)}): start the shop as the user whom it belongs to, or give all of ${folder.path} to the one who starts it.`,
          cause,
        }),
    })
    return yield* Effect.try({
      try: () => Schema.decodeSync(codec)(text),
      catch: (cause) =>
        new StartError({
          message: `The file ${file} is damaged or was written by another version.`,
          cause,
        }),
    })
  }
  const value = yield* create
  yield* replaceFile(folder, name, schema, value)
  return value
})

/** Writes a value to a file of the folder, as a whole (`writeWhole`). */
export const replaceFile = <A>(
  folder: DataFolder,
  name: string,
  schema: Schema.Codec<A, unknown>,
  value: A,
) =>
  writing(folder.path, () =>
    writeWhole(join(folder.path, name), `${Schema.encodeSync(Schema.fromJsonString(schema))(value)}\n`),
  )

const writing = (path: string, action: () => void) =>
  Effect.try({
    try: action,
    catch: (cause) =>
      new StartError({
        message: `The data folder ${path} cannot be written (${reasonOf(cause)}): change its permissions or choose another DATA_DIR.`,
        cause,
      }),
  })
