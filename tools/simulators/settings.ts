import { join } from "node:path"
import { Result, Schema } from "effect"
import type { BraintreeSimulatorOptions } from "./braintree/server.ts"

const port = Schema.NumberFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 0, maximum: 65_535 }))
const milliseconds = Schema.NumberFromString.check(Schema.isInt(), Schema.isGreaterThanOrEqualTo(0))

const Environment = Schema.Struct({
  DATA_DIR: Schema.optional(Schema.String),
  SIMULATORS_HOST: Schema.optional(Schema.NonEmptyString),
  SIMULATORS_ADMIN_TOKEN: Schema.NonEmptyString,
  BRAINTREE_PORT: Schema.optional(port),
  BRAINTREE_MERCHANT_ID: Schema.NonEmptyString,
  BRAINTREE_PUBLIC_KEY: Schema.NonEmptyString,
  BRAINTREE_PRIVATE_KEY: Schema.NonEmptyString,
  SHOP_WEBHOOK_URL: Schema.optional(Schema.NonEmptyString),
  SIMULATORS_WEBHOOK_RETRY_MS: Schema.optional(milliseconds),
  BRAINTREE_SETTLE_AFTER_MS: Schema.optional(milliseconds),
  BRAINTREE_LATE_ANSWER_MS: Schema.optional(milliseconds),
  BRAINTREE_MAGIC_AMOUNTS: Schema.optional(Schema.Literals(["true", "false"])),
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

export interface SimulatorSettings {
  readonly braintree: Omit<BraintreeSimulatorOptions, "report">
}

/** Reads the environment; the failure names everything that is wrong with it. */
export const readSettings = (environment: NodeJS.ProcessEnv): Result.Result<SimulatorSettings, string> =>
  Result.mapBoth(decode(environment), {
    onFailure: (error) => error.message,
    onSuccess: (given) => ({
      braintree: {
        host: given.SIMULATORS_HOST ?? "127.0.0.1",
        port: given.BRAINTREE_PORT ?? 0,
        directory: join(given.DATA_DIR ?? "data", "simulators"),
        keys: {
          merchantId: given.BRAINTREE_MERCHANT_ID,
          publicKey: given.BRAINTREE_PUBLIC_KEY,
          privateKey: given.BRAINTREE_PRIVATE_KEY,
        },
        adminToken: given.SIMULATORS_ADMIN_TOKEN,
        webhookUrl: given.SHOP_WEBHOOK_URL,
        webhookRetryMs: given.SIMULATORS_WEBHOOK_RETRY_MS ?? 1_000,
        settings: {
          magicAmounts: given.BRAINTREE_MAGIC_AMOUNTS === "true",
          settleAfterMs: given.BRAINTREE_SETTLE_AFTER_MS ?? 30_000,
          lateAnswerMs: given.BRAINTREE_LATE_ANSWER_MS ?? 90_000,
        },
      },
    }),
  })
