import { Result, Schema } from "effect"
import { port } from "../settings.ts"
import type { Vendor } from "../vendor.ts"

const Environment = Schema.Struct({
  AFFILIATE_NETWORK_PORT: Schema.optional(port),
  AFFILIATE_TRACKER_TOKEN: Schema.NonEmptyString,
})
const decode = Schema.decodeUnknownResult(Environment, { errors: "all" })

/** The tracking service of spec §7 and the affiliate networks, with common books. */
export const affiliateNetwork: Vendor = {
  name: "affiliate-network",
  urlVariable: "AFFILIATE_TRACKER_URL",
  portVariable: "AFFILIATE_NETWORK_PORT",
  keyVariables: ["AFFILIATE_TRACKER_TOKEN"],
  // By default, postbacks only go to public hosts.
  shopVariables: (browserUrl) => ({ POSTBACK_LOCAL_HOSTS: `127.0.0.1:${new URL(browserUrl).port}` }),
  record: async (vendor, push) => (await import("./example-record.ts")).aClick(vendor, push),
  prepare: (environment, shared) =>
    Result.mapBoth(decode(environment), {
      onFailure: (error) => error.message,
      onSuccess: (given) => async () => {
        const { startAffiliateNetwork } = await import("./server.ts")
        return startAffiliateNetwork({
          ...shared,
          port: given.AFFILIATE_NETWORK_PORT ?? 0,
          token: given.AFFILIATE_TRACKER_TOKEN,
        })
      },
    }),
}
