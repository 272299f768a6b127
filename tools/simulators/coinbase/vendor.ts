import { Result, Schema } from "effect"
import { milliseconds, port } from "../settings.ts"
import type { Vendor } from "../vendor.ts"

const Environment = Schema.Struct({
  COINBASE_PORT: Schema.optional(port),
  COINBASE_API_KEY: Schema.NonEmptyString,
  COINBASE_WEBHOOK_SECRET: Schema.NonEmptyString,
  COINBASE_PUBLIC_URL: Schema.optional(Schema.NonEmptyString),
  COINBASE_CONFIRM_AFTER_MS: Schema.optional(milliseconds),
  COINBASE_EXPIRE_AFTER_MS: Schema.optional(milliseconds),
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

export const coinbase: Vendor = {
  name: "coinbase",
  urlVariable: "COINBASE_URL",
  portVariable: "COINBASE_PORT",
  keyVariables: ["COINBASE_API_KEY", "COINBASE_WEBHOOK_SECRET"],
  shopVariables: () => ({}),
  ownVariables: (browserUrl) => ({ COINBASE_PUBLIC_URL: browserUrl }),
  record: async (vendor, push) => (await import("./example-record.ts")).aCharge(vendor, push),
  prepare: (environment, shared) =>
    Result.mapBoth(decode(environment), {
      onFailure: (error) => error.message,
      onSuccess: (given) => async () => {
        // Imported here, so that using the list of vendors does not load their servers.
        const { startCoinbase } = await import("./server.ts")
        return startCoinbase({
          ...shared,
          port: given.COINBASE_PORT ?? 0,
          apiKey: given.COINBASE_API_KEY,
          webhookSecret: given.COINBASE_WEBHOOK_SECRET,
          publicUrl: given.COINBASE_PUBLIC_URL,
          settings: {
            confirmAfterMs: given.COINBASE_CONFIRM_AFTER_MS ?? 5_000,
            expireAfterMs: given.COINBASE_EXPIRE_AFTER_MS ?? 3_600_000,
          },
        })
      },
    }),
}
