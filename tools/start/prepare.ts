import { join } from "node:path"
import { Effect, type Scope } from "effect"
import { openDataFolder } from "./data-folder.ts"
import { openDatabase, prepareDatabase } from "./database.ts"
import type { StartError } from "./error.ts"
import { claimPort, innerPorts } from "./ports.ts"
import { rememberAddress } from "./running-shop.ts"
import { screenOn } from "./screen.ts"
import { readSecrets } from "./secrets.ts"
import { readSettings } from "./settings.ts"
import { type Place, runService, type Shop, simulatedVendors, simulators } from "./shop.ts"

/** Checks what can be checked, and opens the data folder. */
export const preparePlace = Effect.fnUntraced(function* ({
  development,
}: Pick<Shop, "development">): Effect.fn.Return<Place, StartError, Scope.Scope> {
  const root = join(import.meta.dirname, "../..")
  const screen = screenOn(process.stdout)
  const settings = yield* readSettings(process.env)
  const folder = yield* openDataFolder(settings.dataDir)
  yield* claimPort(settings.host, settings.port, folder)
  yield* rememberAddress(folder, settings.publicUrl)
  const ports = yield* innerPorts(folder)
  const secrets = yield* readSecrets(folder)
  yield* screen.line(`Voltread starts, with its data in ${folder.path}`)
  return { root, settings, folder, ports, secrets, screen, development }
})

/** Opens the database, and brings its tables to this release. */
export const prepareShop = Effect.fnUntraced(function* (
  place: Place,
): Effect.fn.Return<Shop, StartError, Scope.Scope> {
  const { settings, folder, ports, screen } = place
  const database = openDatabase(settings, folder, ports.postgres, screen).pipe(Effect.tap(prepareDatabase))
  return { ...place, databaseUrl: yield* screen.step("Postgres and event log", database) }
})

/** The simulators of vendors without a configured address. */
export const runSimulators = (shop: Shop): Effect.Effect<void, StartError, Scope.Scope> =>
  simulatedVendors(shop.settings).length === 0
    ? Effect.void
    : shop.screen.step("Payment simulators", runService(shop, simulators(shop))).pipe(Effect.asVoid)
