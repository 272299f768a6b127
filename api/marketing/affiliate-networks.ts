import { Context, type Effect } from "effect"
import type { GatewayError } from "../platform/gateway-error.ts"

export interface NetworkAnswer {
  readonly status: number
  readonly body: string
}

/** Sends a postback to an affiliate's network: one GET of the filled-in template (gateways §9). */
export class AffiliateNetworks extends Context.Service<
  AffiliateNetworks,
  { readonly post: (url: string) => Effect.Effect<NetworkAnswer, GatewayError> }
>()("@voltread/api/AffiliateNetworks") {}
