import { createHmac, randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
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

/** The secret of the installation in this data folder, for commands next to the shop. */
export const sessionSecretIn = (dataDir: string): Effect.Effect<string, StartError> =>
  Effect.try({
    try: () =>
      Schema.decodeUnknownSync(Schema.fromJsonString(Secrets))(
        readFileSync(join(dataDir, SECRETS_FILE), "utf8"),
      ).sessionSecret,
    catch: (cause) =>
      new StartError({ message: `The secrets of the shop in ${dataDir} cannot be read.`, cause }),
  })

/** The value of a variable that the shop and a simulated vendor must agree on: the same at every start. */
export const simulatorKey = ({ simulatorAdminToken }: Secrets, variable: string): string =>
  createHmac("sha256", simulatorAdminToken).update(variable).digest("hex").slice(0, 32)
