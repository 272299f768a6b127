import { Result, Schema } from "effect"
import { port } from "../settings.ts"
import type { Vendor } from "../vendor.ts"

const Environment = Schema.Struct({
  MINFRAUD_PORT: Schema.optional(port),
  MINFRAUD_ACCOUNT_ID: Schema.NonEmptyString,
  MINFRAUD_LICENSE_KEY: Schema.NonEmptyString,
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

export const minfraud: Vendor = {
  name: "minfraud",
  urlVariable: "MINFRAUD_URL",
  portVariable: "MINFRAUD_PORT",
  keyVariables: ["MINFRAUD_ACCOUNT_ID", "MINFRAUD_LICENSE_KEY"],
  shopVariables: () => ({}),
  record: async (vendor, push) => (await import("./example-record.ts")).aCheck(vendor, push),
  prepare: (environment, shared) =>
    Result.mapBoth(decode(environment), {
      onFailure: (error) => error.message,
      onSuccess: (given) => async () => {
        // Imported here, so that using the list of vendors does not load their servers.
        const { startMinFraud } = await import("./server.ts")
        return startMinFraud({
          ...shared,
          port: given.MINFRAUD_PORT ?? 0,
          keys: { accountId: given.MINFRAUD_ACCOUNT_ID, licenseKey: given.MINFRAUD_LICENSE_KEY },
        })
      },
    }),
}
