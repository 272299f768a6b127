import { Effect } from "effect"
import { GATEWAY_TIMEOUT, type GatewayDefinition, webhookUrl } from "../gateway-definition.ts"
import { KLARNA, makeKlarna } from "./klarna.ts"
import { makeKlarnaBooks } from "./klarna-books.ts"
import { klarnaMutations, klarnaPermissions } from "./resolvers.ts"
import { klarnaVariables } from "./variables.ts"

export const klarna: GatewayDefinition = {
  variables: klarnaVariables,
  make: (config) => {
    const settings = klarnaVariables.settingsOf(config)
    const callbackUrl = webhookUrl(config, KLARNA)
    return (
      settings &&
      Effect.map(makeKlarnaBooks, (books) =>
        makeKlarna({ ...settings, callbackUrl, timeoutMs: GATEWAY_TIMEOUT }, books),
      )
    )
  },
  mutations: klarnaMutations,
  permissions: klarnaPermissions,
}
