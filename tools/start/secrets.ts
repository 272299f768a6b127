import { createHmac, randomBytes } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { Effect, Schema } from "effect"
import { type DataFolder, keepInFile } from "./data-folder.ts"
import { StartError } from "./error.ts"

const Secrets = Schema.Struct({
  sessionSecret: Schema.String,
  simulatorAdminToken: Schema.String,
  demoPassword: Schema.String,
})
export type Secrets = typeof Secrets.Type

export const SECRETS_FILE = "secrets.json"

const random = () => randomBytes(32).toString("hex")

/** Generated once for an installation, so that sessions and the simulators' keys survive a restart. */
export const readSecrets = (folder: DataFolder) =>
  keepInFile(
    folder,
    SECRETS_FILE,
    Secrets,
    Effect.sync(() => ({
      sessionSecret: random(),
      simulatorAdminToken: random(),
      // Prefix and suffix satisfy the rules for passwords, whatever is between them.
      demoPassword: process.env.DEMO_PASSWORD || `Demo-${randomBytes(6).toString("base64url")}-1`,
    })),
  )

/**
 * The secret that the shop runs with, for commands next to it: that of the environment, or the one that `npm start` has
 * made in this data folder, with its own database or another.
 */
export const findSessionSecret = (
  { SESSION_SECRET }: NodeJS.ProcessEnv,
  dataDir: string,
): Effect.Effect<string, StartError> => {
  if (SESSION_SECRET) return Effect.succeed(SESSION_SECRET)
  const file = join(dataDir, SECRETS_FILE)
  return existsSync(file)
    ? Effect.try({
        try: () =>
          Schema.decodeUnknownSync(Schema.fromJsonString(Secrets))(readFileSync(file, "utf8")).sessionSecret,
        catch: (cause) =>
          new StartError({ message: `The secrets of the shop in ${dataDir} cannot be read.`, cause }),
      })
    : Effect.fail(
        new StartError({
          message: `SESSION_SECRET is not set, and there is none in ${dataDir}: it must be the one that the shop runs with.`,
        }),
      )
}

/** The value of a variable that the shop and a simulated vendor must agree on: the same at every start. */
export const simulatorKey = ({ simulatorAdminToken }: Secrets, variable: string): string =>
  createHmac("sha256", simulatorAdminToken).update(variable).digest("hex").slice(0, 32)
