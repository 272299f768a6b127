import { existsSync } from "node:fs"
import { join } from "node:path"
import { Effect, Result, type Scope } from "effect"
import { openDataFolder } from "./data-folder.ts"
import { openDatabase, prepareDatabase } from "./database.ts"
import { DATA_MARKER } from "./demo-data.ts"
import { StartError } from "./error.ts"
import { refuseUnknownSecret } from "./known-secret.ts"
import { claimPort, innerPorts } from "./ports.ts"
import { rememberAddress } from "./running-shop.ts"
import { sayScarceRoom } from "./scarce-room.ts"
import { screenOn } from "./screen.ts"
import { readSecrets } from "./secrets.ts"
import { readSettings } from "./settings.ts"
import { type Place, runService, type Shop, serverEnvironment, simulatedVendors, simulators } from "./shop.ts"
import { refuseKeysWithoutAddress } from "./vendor-keys.ts"

/** Checks what can be checked, and opens the data folder. */
export const preparePlace = Effect.fnUntraced(function* ({
  development,
}: Pick<Shop, "development">): Effect.fn.Return<Place, StartError, Scope.Scope> {
  const root = join(import.meta.dirname, "../..")
  const screen = screenOn(process.stdout)
  const settings = yield* readSettings(process.env)
  yield* refuseKeysWithoutAddress(settings, process.env)
  const folder = yield* openDataFolder(settings.dataDir)
  yield* claimPort(settings.host, settings.port, folder)
  yield* rememberAddress(folder, settings.publicUrl)
  const ports = yield* innerPorts(folder)
  const secrets = yield* readSecrets(folder)
  yield* screen.line(`Voltread starts, with its data in ${folder.path}`)
  yield* sayScarceRoom(folder.path, screen)
  return { root, settings, folder, ports, secrets, screen, development }
})

/** Opens the database, and brings its tables to this release. Its shop goes on with the secret that it ran with. */
export const prepareShop = Effect.fnUntraced(function* (
  place: Place,
): Effect.fn.Return<Shop, StartError, Scope.Scope> {
  const { settings, folder, ports, screen } = place
  const database = openDatabase(settings, folder, ports.postgres, screen).pipe(Effect.tap(prepareDatabase))
  const shop = { ...place, databaseUrl: yield* screen.step("Postgres and event log", database) }
  const chosen = process.env.SESSION_SECRET ?? ""
  const secret = { chosen, made: place.secrets.sessionSecret, dataDir: folder.path }
  yield* refuseUnknownSecret(shop.databaseUrl, secret, screen)
  if (settings.demoData && !existsSync(join(folder.path, DATA_MARKER))) yield* checkVariables(shop)
  return shop
})

/**
 * Says at once what is wrong with the variables of API and projector, which would say it after the builds and the demo
 * data of the first start. Later starts are quick, and stay so: reading them loads the adapters of all vendors. They ask
 * only when the API did not start (`sayingVariables`).
 */
export const checkVariables = Effect.fnUntraced(function* (shop: Shop): Effect.fn.Return<void, StartError> {
  const { readConfig } = yield* Effect.promise(() => import("@voltread/api/composition/config.ts"))
  const config = readConfig({ ...process.env, ...serverEnvironment(shop) })
  if (Result.isFailure(config)) return yield* new StartError({ message: config.failure.message })
})

/** Where a server did not start because of its variables, says which, and not only in which log they are named. */
export const sayingVariables =
  (shop: Shop) =>
  <A, R>(start: Effect.Effect<A, StartError, R>): Effect.Effect<A, StartError, R> =>
    Effect.tapError(start, () => checkVariables(shop))

/** The simulators of vendors without a configured address. */
export const runSimulators = (shop: Shop): Effect.Effect<void, StartError, Scope.Scope> =>
  simulatedVendors(shop.settings).length === 0
    ? Effect.void
    : shop.screen.step("Payment simulators", runService(shop, simulators(shop))).pipe(Effect.asVoid)
