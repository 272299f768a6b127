import { join } from "node:path"
import { Effect, type Scope } from "effect"
import { openDataFolder } from "./data-folder.ts"
import { openDatabase, prepareDatabase } from "./database.ts"
import type { StartError } from "./error.ts"
import { claimPort, innerPorts } from "./ports.ts"
import { screenOn } from "./screen.ts"
import { readSecrets } from "./secrets.ts"
import { readSettings } from "./settings.ts"
import { runService, type Shop, simulatedVendors, simulators } from "./shop.ts"

/** Checks what can be checked, then opens what every way of running the shop needs: data and database. */
export const prepareShop = Effect.fnUntraced(function* ({
  development,
}: Pick<Shop, "development">): Effect.fn.Return<Shop, StartError, Scope.Scope> {
  const root = join(import.meta.dirname, "../..")
  const screen = screenOn(process.stdout)
  const settings = yield* readSettings(process.env)
  const folder = yield* openDataFolder(settings.dataDir)
  yield* claimPort(settings.host, settings.port, folder)
  const ports = yield* innerPorts(folder)
  const secrets = yield* readSecrets(folder)
  yield* screen.line(`Voltread starts, with its data in ${folder.path}`)
  const database = openDatabase(settings, folder, ports.postgres, screen).pipe(Effect.tap(prepareDatabase))
  const databaseUrl = yield* screen.step("Postgres and event log", database)
  return { root, settings, folder, ports, secrets, databaseUrl, screen, development }
})

/** The simulators of vendors without a configured address. */
export const runSimulators = (shop: Shop): Effect.Effect<void, StartError, Scope.Scope> =>
  simulatedVendors(shop.settings).length === 0
    ? Effect.void
    : shop.screen.step("Payment simulators", runService(shop, simulators(shop))).pipe(Effect.asVoid)
