import { Result, Schema } from "effect"
import { milliseconds, port } from "../settings.ts"
import type { Vendor } from "../vendor.ts"

const Environment = Schema.Struct({
  PLISIO_PORT: Schema.optional(port),
  PLISIO_SECRET_KEY: Schema.NonEmptyString,
  PLISIO_PUBLIC_URL: Schema.optional(Schema.NonEmptyString),
  PLISIO_CONFIRM_AFTER_MS: Schema.optional(milliseconds),
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

export const plisio: Vendor = {
  name: "plisio",
  urlVariable: "PLISIO_URL",
  portVariable: "PLISIO_PORT",
  keyVariables: ["PLISIO_SECRET_KEY"],
  shopVariables: () => ({}),
  ownVariables: (browserUrl) => ({ PLISIO_PUBLIC_URL: browserUrl }),
  record: async (vendor, push) => (await import("./example-record.ts")).anInvoice(vendor, push),
  prepare: (environment, shared) =>
    Result.mapBoth(decode(environment), {
      onFailure: (error) => error.message,
      onSuccess: (given) => async () => {
        // Imported here, so that using the list of vendors does not load their servers.
        const { startPlisio } = await import("./server.ts")
        return startPlisio({
          ...shared,
          port: given.PLISIO_PORT ?? 0,
          secretKey: given.PLISIO_SECRET_KEY,
          publicUrl: given.PLISIO_PUBLIC_URL,
          settings: { confirmAfterMs: given.PLISIO_CONFIRM_AFTER_MS ?? 5_000 },
        })
      },
    }),
}
