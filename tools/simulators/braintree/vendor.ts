import { Result, Schema } from "effect"
import { milliseconds, port } from "../settings.ts"
import type { Vendor } from "../vendor.ts"

const Environment = Schema.Struct({
  BRAINTREE_PORT: Schema.optional(port),
  BRAINTREE_MERCHANT_ID: Schema.NonEmptyString,
  BRAINTREE_PUBLIC_KEY: Schema.NonEmptyString,
  BRAINTREE_PRIVATE_KEY: Schema.NonEmptyString,
  BRAINTREE_SETTLE_AFTER_MS: Schema.optional(milliseconds),
  BRAINTREE_LATE_ANSWER_MS: Schema.optional(milliseconds),
  BRAINTREE_MAGIC_AMOUNTS: Schema.optional(Schema.Literals(["true", "false"])),
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

export const braintree: Vendor = {
  name: "braintree",
  urlVariable: "BRAINTREE_URL",
  portVariable: "BRAINTREE_PORT",
  keyVariables: ["BRAINTREE_MERCHANT_ID", "BRAINTREE_PUBLIC_KEY", "BRAINTREE_PRIVATE_KEY"],
  // The browser posts the card directly to the vendor.
  shopVariables: (browserUrl) => ({
    CARD_FORM_URL: new URL("/tokenize", browserUrl).href,
    GOOGLE_PAY_SHEET_URL: new URL("/google-pay", browserUrl).href,
  }),
  record: async (vendor, push) => (await import("./example-record.ts")).aTransaction(vendor, push),
  prepare: (environment, shared) =>
    Result.mapBoth(decode(environment), {
      onFailure: (error) => error.message,
      onSuccess: (given) => async () => {
        // Imported here, so that using the list of vendors does not load their servers.
        const { startBraintree } = await import("./server.ts")
        return startBraintree({
          ...shared,
          port: given.BRAINTREE_PORT ?? 0,
          keys: {
            merchantId: given.BRAINTREE_MERCHANT_ID,
            publicKey: given.BRAINTREE_PUBLIC_KEY,
            privateKey: given.BRAINTREE_PRIVATE_KEY,
          },
          settings: {
            magicAmounts: given.BRAINTREE_MAGIC_AMOUNTS === "true",
            settleAfterMs: given.BRAINTREE_SETTLE_AFTER_MS ?? 30_000,
            lateAnswerMs: given.BRAINTREE_LATE_ANSWER_MS ?? 90_000,
          },
        })
      },
    }),
}
