import { Effect } from "effect"
import { GATEWAY_TIMEOUT, type GatewayDefinition, webhookUrl } from "../gateway-definition.ts"
import { makePlisio } from "./plisio.ts"
import { PLISIO } from "./plisio-input.ts"
import { plisioMutations, plisioPermissions } from "./resolvers.ts"
import { plisioVariables } from "./variables.ts"

export const plisio: GatewayDefinition = {
  variables: plisioVariables,
  make: (config) => {
    const settings = plisioVariables.settingsOf(config)
    return (
      settings &&
      Effect.sync(() =>
        makePlisio({ ...settings, webhookUrl: webhookUrl(config, PLISIO), timeoutMs: GATEWAY_TIMEOUT }),
      )
    )
  },
  mutations: plisioMutations,
  permissions: plisioPermissions,
}
