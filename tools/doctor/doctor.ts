import { resolve } from "node:path"
import { readConfig } from "@voltread/api/composition/config.ts"
import { Effect, Result } from "effect"
import { embeddedDatabase, standsStill } from "../start/running-shop.ts"
import { findSessionSecret } from "../start/secrets.ts"
import { checkDatabase, NO_TABLES, TABLES } from "./database.ts"
import { checkCountries, checkDatabaseDisk, checkFolder, checkImportFolder, checkWebFolder } from "./disk.ts"
import type { Finding } from "./finding.ts"
import { isProblem } from "./finding.ts"
import { checkSecret } from "./secret.ts"
import { checkEventLog, checkFraudCheck, checkGateways, checkMail } from "./services.ts"

type Environment = Readonly<Record<string, string | undefined>>

/** Examines everything that the shop needs, with the configuration of this environment. Changes nothing. */
export const examine = Effect.fnUntraced(function* (
  environment: Environment,
): Effect.fn.Return<ReadonlyArray<Finding>> {
  const ownDatabase = environment.DATABASE_URL || undefined
  const dataDir = resolve(environment.DATA_DIR || "data")
  const folder = ownDatabase === undefined ? yield* checkFolder(dataDir) : []
  if (folder.some(isProblem)) return folder
  if (ownDatabase === undefined && standsStill(dataDir)) return [...folder, stopped(dataDir)]
  const url =
    ownDatabase === undefined ? yield* Effect.result(embeddedDatabase(dataDir)) : Result.succeed(ownDatabase)
  if (Result.isFailure(url))
    return [...folder, { what: "Database", state: "problem", says: url.failure.message }]
  const secret = yield* findSessionSecret(environment, dataDir).pipe(Effect.orElseSucceed(() => undefined))
  const config = readConfig({
    ...environment,
    DATABASE_URL: url.success,
    SESSION_SECRET: secret,
  })
  const found = yield* checkDatabase(url.success)
  if (Result.isFailure(config))
    return [{ what: "Settings", state: "problem", says: config.failure.message }, ...folder, ...found]
  const settings: Finding = { what: "Settings", state: "ok", says: "The variables are complete." }
  const isReadable = found.some(({ what }) => what === TABLES)
  if (!isReadable) return [settings, ...folder, ...found]
  return [
    settings,
    ...folder,
    ...found,
    ...(ownDatabase === undefined
      ? []
      : [
          checkWebFolder(config.success.webFolder),
          yield* checkImportFolder(config.success.importFolder),
          yield* checkDatabaseDisk(ownDatabase),
        ]),
    ...(found.includes(NO_TABLES) ? [] : yield* checkSecret(url.success, config.success.sessionSecret)),
    ...(config.success.countryFile === undefined ? [] : [yield* checkCountries(config.success.countryFile)]),
    ...(found.includes(NO_TABLES) && config.success.eventStoreUrl === undefined
      ? []
      : [yield* checkEventLog(config.success)]),
    ...(yield* checkGateways(config.success)),
    ...(yield* checkFraudCheck(config.success)),
    yield* checkMail(config.success),
  ]
})

const stopped = (dataDir: string): Finding => ({
  what: "Shop",
  state: "warning",
  says: `The shop in ${dataDir} is stopped, so that nothing else can be checked: start it with npm start.`,
})
