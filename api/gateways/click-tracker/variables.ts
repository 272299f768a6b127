import { Schema } from "effect"
import { Text, Url } from "../../platform/variables.ts"
import { vendorVariables } from "../../platform/vendor-variables.ts"

/** The affiliate-tracking service that clicks are told to. */
const Address = Schema.Struct({ AFFILIATE_TRACKER_URL: Url("http", "https") })

const Options = Schema.Struct({ AFFILIATE_TRACKER_TOKEN: Schema.optionalKey(Text) })

export const clickTrackerVariables = vendorVariables(Address, Options, (given) => ({
  baseUrl: given.AFFILIATE_TRACKER_URL,
  token: given.AFFILIATE_TRACKER_TOKEN,
}))
