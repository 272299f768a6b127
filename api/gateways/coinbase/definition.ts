import { Effect } from "effect"
import { GATEWAY_TIMEOUT, type GatewayDefinition } from "../gateway-definition.ts"
import { makeCoinbase } from "./coinbase.ts"
import { coinbaseMutations, coinbasePermissions, coinbaseQueries } from "./resolvers.ts"
import { coinbaseVariables } from "./variables.ts"

export const coinbase: GatewayDefinition = {
  variables: coinbaseVariables,
  make: (config) => {
    const settings = coinbaseVariables.settingsOf(config)
    return settings && Effect.sync(() => makeCoinbase({ ...settings, timeoutMs: GATEWAY_TIMEOUT }))
  },
  queries: coinbaseQueries,
  mutations: coinbaseMutations,
  permissions: coinbasePermissions,
}
