import { GATEWAY_TIMEOUT, type GatewayDefinition } from "../gateway-definition.ts"
import { makeBraintree } from "./braintree.ts"
import { braintreeMutations, braintreePermissions, braintreeQueries } from "./resolvers.ts"
import { braintreeVariables } from "./variables.ts"

export const braintree: GatewayDefinition = {
  variables: braintreeVariables,
  make: (config) => {
    const settings = braintreeVariables.settingsOf(config)
    return settings && makeBraintree({ ...settings, timeoutMs: GATEWAY_TIMEOUT })
  },
  queries: braintreeQueries,
  mutations: braintreeMutations,
  permissions: braintreePermissions,
}
