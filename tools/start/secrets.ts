import { createHmac, randomBytes } from "node:crypto"
import { Effect, Schema } from "effect"
import { type DataFolder, keepInFile } from "./data-folder.ts"

const Secrets = Schema.Struct({
  sessionSecret: Schema.String,
  simulatorAdminToken: Schema.String,
  demoPassword: Schema.String,
})
export type Secrets = typeof Secrets.Type

const random = () => randomBytes(32).toString("hex")

/** Made once in an installation: log-ins and the simulators' keys survive a restart. */
export const readSecrets = (folder: DataFolder) =>
  keepInFile(
    folder,
    "secrets.json",
    Secrets,
    Effect.sync(() => ({
      sessionSecret: random(),
      simulatorAdminToken: random(),
      // The ends satisfy the rules for passwords whatever lies between.
      demoPassword: process.env.DEMO_PASSWORD || `Demo-${randomBytes(6).toString("base64url")}-1`,
    })),
  )

/** The value of a variable that the shop and a simulated vendor must agree on: the same at every start. */
export const simulatorKey = ({ simulatorAdminToken }: Secrets, variable: string): string =>
  createHmac("sha256", simulatorAdminToken).update(variable).digest("hex").slice(0, 32)
