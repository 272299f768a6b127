import { Result, Schema } from "effect"
import { milliseconds, port } from "../settings.ts"
import type { Vendor } from "../vendor.ts"

const Environment = Schema.Struct({
  KLARNA_PORT: Schema.optional(port),
  KLARNA_USERNAME: Schema.NonEmptyString,
  KLARNA_PASSWORD: Schema.NonEmptyString,
  KLARNA_AUTHORIZATION_MS: Schema.optional(milliseconds),
  KLARNA_REVIEW_MS: Schema.optional(milliseconds),
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

const HOUR = 3_600_000

export const klarna: Vendor = {
  name: "klarna",
  urlVariable: "KLARNA_URL",
  portVariable: "KLARNA_PORT",
  keyVariables: ["KLARNA_USERNAME", "KLARNA_PASSWORD", "KLARNA_WEBHOOK_SECRET"],
  // The browser loads the widget from the vendor.
  shopVariables: (browserUrl) => ({ KLARNA_WIDGET_URL: new URL("/kp/lib/v1/api.js", browserUrl).href }),
  record: async (vendor, push) => (await import("./example-record.ts")).aKlarnaOrder(vendor, push),
  prepare: (environment, shared) =>
    Result.mapBoth(decode(environment), {
      onFailure: (error) => error.message,
      onSuccess: (given) => async () => {
        // Imported here, so that using the list of vendors does not load their servers.
        const { startKlarna } = await import("./server.ts")
        return startKlarna({
          ...shared,
          port: given.KLARNA_PORT ?? 0,
          keys: { username: given.KLARNA_USERNAME, password: given.KLARNA_PASSWORD },
          settings: {
            sessionMs: 48 * HOUR,
            tokenMs: HOUR,
            authorizationMs: given.KLARNA_AUTHORIZATION_MS ?? 28 * 24 * HOUR,
            reviewMs: given.KLARNA_REVIEW_MS ?? 60_000,
          },
        })
      },
    }),
}
