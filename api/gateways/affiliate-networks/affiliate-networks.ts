import { Layer } from "effect"
import { AffiliateNetworks } from "../../marketing/affiliate-networks.ts"
import { guardedCall } from "../../platform/http/guarded-call.ts"

const TIMEOUT_MS = 10_000

/** Networks on the internet; those inside only if the operator names them. */
export const affiliateNetworks = (localHosts: ReadonlyArray<string>): Layer.Layer<AffiliateNetworks> =>
  Layer.succeed(AffiliateNetworks, {
    post: (url) =>
      guardedCall({ operation: "postback", method: "GET", url, timeoutMs: TIMEOUT_MS, localHosts }),
  })
