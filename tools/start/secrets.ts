import { randomBytes } from "node:crypto"
import { Effect, Schema } from "effect"
import { type DataFolder, keepInFile } from "./data-folder.ts"

const Secrets = Schema.Struct({
  sessionSecret: Schema.String,
  braintreeMerchantId: Schema.String,
  braintreePublicKey: Schema.String,
  braintreePrivateKey: Schema.String,
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
      braintreeMerchantId: "voltread",
      braintreePublicKey: random(),
      braintreePrivateKey: random(),
      simulatorAdminToken: random(),
      // The ends satisfy the rules for passwords whatever lies between.
      demoPassword: process.env.DEMO_PASSWORD || `Demo-${randomBytes(6).toString("base64url")}-1`,
    })),
  )
