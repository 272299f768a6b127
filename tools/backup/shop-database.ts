import { existsSync } from "node:fs"
import { join } from "node:path"
import { Effect, type Scope } from "effect"
import { readPostmaster } from "../../api/platform/postgres/embedded/orphan.ts"
import { isRunning } from "../../api/platform/postgres/embedded/process.ts"
import { openDataFolder } from "../start/data-folder.ts"
import { openDatabase } from "../start/database.ts"
import type { StartError } from "../start/error.ts"
import { innerPorts } from "../start/ports.ts"
import { embeddedDatabase } from "../start/running-shop.ts"
import { screenOn } from "../start/screen.ts"
import type { Settings } from "../start/settings.ts"

/** The address of the shop's database. That of a shop that stands still is opened for as long as the scope. */
export const shopDatabase = Effect.fnUntraced(function* (
  settings: Settings,
): Effect.fn.Return<string, StartError, Scope.Scope> {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl
  return yield* standsStill(join(settings.dataDir, "postgres"))
    ? openOwnDatabase(settings)
    : embeddedDatabase(settings.dataDir)
})

const standsStill = (folder: string): boolean => {
  const server = readPostmaster(folder)
  return existsSync(join(folder, "PG_VERSION")) && (server === undefined || !isRunning(server.pid))
}

/** That of DATABASE_URL, or the embedded one, which nobody else may run meanwhile. */
export const openOwnDatabase = Effect.fnUntraced(function* (
  settings: Settings,
): Effect.fn.Return<string, StartError, Scope.Scope> {
  const folder = yield* openDataFolder(settings.dataDir)
  const ports = yield* innerPorts(folder)
  return yield* openDatabase(settings, folder, ports.postgres, screenOn(process.stdout))
})
