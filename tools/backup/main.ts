import { copyFileSync, existsSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { Effect } from "effect"
import { runCommand } from "../start/command.ts"
import { DATA_MARKER } from "../start/demo-data.ts"
import { StartError } from "../start/error.ts"
import { explainFailure } from "../start/no-answer.ts"
import { findSessionSecret, SECRETS_FILE } from "../start/secrets.ts"
import { readSettings, type Settings } from "../start/settings.ts"
import { asksForUsage, refuseCall } from "../start/usage.ts"
import { backUp } from "./back-up.ts"
import { type Manifest, readManifest } from "./manifest.ts"
import { restore } from "./restore.ts"
import { openOwnDatabase, shopDatabase } from "./shop-database.ts"

const USAGE = `Usage: npm run backup -- <empty folder>    of a shop that runs, and works on meanwhile, or stands still
       npm run restore -- <folder>         into an empty database, while the shop stands still

Event log, accounts, catalogue, keys: all that cannot be made anew, as it was at one moment. The folder holds personal
data; keep it where nobody else reads it. SESSION_SECRET is needed too, and is part of it only where npm start made it.`

const asStartError = (cause: unknown): StartError =>
  cause instanceof StartError ? cause : new StartError({ message: explainFailure(cause), cause })

const failing = <A>(work: () => Promise<A>): Effect.Effect<A, StartError> =>
  Effect.tryPromise({ try: work, catch: asStartError })

const say = (verb: string, { tables, log }: Manifest, folder: string) => {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const events = log === undefined ? "" : ` and ${log.events.toLocaleString("en-US")} events`
  process.stdout.write(
    `${tables.length} tables with ${rows.toLocaleString("en-US")} rows${events} ${verb} ${folder}.\n`,
  )
}

const backUpShop = Effect.fnUntraced(function* (settings: Settings, folder: string) {
  const url = yield* shopDatabase(settings)
  const secret = yield* findSessionSecret(process.env, settings.dataDir)
  const manifest = yield* failing(() => backUp(url, secret, folder, settings.eventStoreUrl))
  const secrets = join(settings.dataDir, SECRETS_FILE)
  if (!process.env.SESSION_SECRET) copyFileSync(secrets, join(folder, SECRETS_FILE))
  say("are in", manifest, folder)
})

const restoreShop = Effect.fnUntraced(function* (settings: Settings, folder: string) {
  const [kept, secrets] = [join(folder, SECRETS_FILE), join(settings.dataDir, SECRETS_FILE)]
  // Before a database is made for it.
  yield* Effect.try({ try: () => readManifest(folder), catch: asStartError })
  const url = yield* openOwnDatabase(settings)
  if (existsSync(kept) && !existsSync(secrets)) copyFileSync(kept, secrets)
  const secret = yield* findSessionSecret(process.env, settings.dataDir)
  const manifest = yield* failing(() => restore(folder, url, secret, settings.eventStoreUrl))
  writeFileSync(join(settings.dataDir, DATA_MARKER), "")
  say("were restored from", manifest, folder)
  if ((manifest.ahead ?? 0) > 0)
    process.stdout.write(
      "The tables are a moment newer than the event log: the shop was at work while they were read. Orders of that moment are not there; the audit names what is left of them.\n",
    )
})

const command = Effect.gen(function* () {
  const [verb, folder, ...others] = process.argv.slice(2)
  if (asksForUsage(process.argv.slice(3))) {
    process.stdout.write(`${USAGE}\n`)
    return 0
  }
  const isKnown = verb === "backup" || verb === "restore"
  if (!isKnown || folder === undefined || folder.startsWith("-") || others.length > 0)
    return refuseCall(USAGE)
  const settings = yield* readSettings(process.env)
  yield* (verb === "backup" ? backUpShop : restoreShop)(settings, resolve(folder))
  return 0
})

runCommand(command)
