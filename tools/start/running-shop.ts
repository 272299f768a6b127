import { existsSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Effect, Schema } from "effect"
import { readPassword } from "../../api/platform/postgres/embedded/cluster.ts"
import { connectionString } from "../../api/platform/postgres/embedded/guard.ts"
import { readPostmaster } from "../../api/platform/postgres/embedded/orphan.ts"
import { isRunning } from "../../api/platform/postgres/embedded/process.ts"
import { type DataFolder, replaceFile } from "./data-folder.ts"
import { StartError } from "./error.ts"

const ADDRESS_FILE = "address.json"

/** Keeps where browsers reach the shop for commands, which are not given its PORT. */
export const rememberAddress = (folder: DataFolder, publicUrl: string): Effect.Effect<void, StartError> =>
  replaceFile(folder, ADDRESS_FILE, Schema.String, publicUrl)

/** Where browsers reach the shop: as the environment says, or as it was last started on this data folder. */
export const findAddress = ({ PUBLIC_URL, PORT }: NodeJS.ProcessEnv, dataDir: string): string => {
  const file = join(dataDir, ADDRESS_FILE)
  if (PUBLIC_URL) return PUBLIC_URL
  return !PORT && existsSync(file)
    ? Schema.decodeUnknownSync(Schema.fromJsonString(Schema.String))(readFileSync(file, "utf8"))
    : `http://localhost:${PORT || "3000"}`
}

/**
 * The address of the shop's database for commands: `DATABASE_URL`, or the embedded Postgres that runs under
 * `DATA_DIR`.
 */
export const findDatabase: Effect.Effect<string, StartError> = Effect.suspend(() => {
  const named = process.env.DATABASE_URL
  if (named !== undefined && named !== "") return Effect.succeed(named)
  return embeddedDatabase(process.env.DATA_DIR || "data")
})

/** Whether the shop of this data folder was started once, and its embedded Postgres does not run. */
export const standsStill = (dataDir: string): boolean => {
  const folder = join(resolve(dataDir), "postgres")
  const server = readPostmaster(folder)
  return existsSync(join(folder, "PG_VERSION")) && (server === undefined || !isRunning(server.pid))
}

/** The database of the embedded Postgres that runs under this data folder. */
export const embeddedDatabase = Effect.fnUntraced(function* (
  dataDir: string,
): Effect.fn.Return<string, StartError> {
  const folder = join(resolve(dataDir), "postgres")
  const server = readPostmaster(folder)
  if (server?.ready !== true) {
    return yield* new StartError({
      message: `No shop runs on ${folder}: start it with npm start, or name its database with DATABASE_URL.`,
    })
  }
  return yield* readPassword(folder).pipe(
    Effect.map((password) => connectionString(server.port, password, "voltread")),
    Effect.mapError(({ message }) => new StartError({ message })),
  )
})
