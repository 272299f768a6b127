import { Effect, type Scope } from "effect"
import { openDataFolder } from "../start/data-folder.ts"
import { openDatabase } from "../start/database.ts"
import type { StartError } from "../start/error.ts"
import { innerPorts } from "../start/ports.ts"
import { embeddedDatabase, standsStill } from "../start/running-shop.ts"
import { screenOn } from "../start/screen.ts"
import type { Settings } from "../start/settings.ts"

/** The address of the shop's database. That of a shop that stands still is opened for as long as the scope. */
export const shopDatabase = Effect.fnUntraced(function* (
  settings: Settings,
): Effect.fn.Return<string, StartError, Scope.Scope> {
  if (settings.databaseUrl !== undefined) return settings.databaseUrl
  return yield* standsStill(settings.dataDir) ? openOwnDatabase(settings) : embeddedDatabase(settings.dataDir)
})

/** That of DATABASE_URL, or the embedded one, which nobody else may run meanwhile. */
export const openOwnDatabase = Effect.fnUntraced(function* (
  settings: Settings,
): Effect.fn.Return<string, StartError, Scope.Scope> {
  const folder = yield* openDataFolder(settings.dataDir)
  const ports = yield* innerPorts(folder)
  return yield* openDatabase(settings, folder, ports.postgres, screenOn(process.stdout))
})
