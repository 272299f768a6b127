import type { Effect, Scope } from "effect"
import type { CheckoutServices } from "../checkout/answer-checkout.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import type { Config } from "../platform/config.ts"
import type { Permissions, Resolvers } from "../platform/graphql/schema.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { VendorVariables } from "../platform/vendor-variables.ts"

type Fields = Resolvers<CheckoutServices>[string]

/** All that the shop is told of a payment gateway: how it is set up, its adapter, and what of GraphQL's is its own. */
export interface GatewayDefinition {
  readonly variables: VendorVariables<unknown>
  /** Undefined where the shop has no credentials for it. */
  readonly make: (config: Config) => Effect.Effect<PaymentGateway, never, Scope.Scope | Database> | undefined
  readonly queries?: Fields
  readonly mutations: Fields
  readonly permissions: Permissions
}

/** Milliseconds that a shopper waits for a gateway at most; what it answers later is found by looking it up. */
export const GATEWAY_TIMEOUT = 10_000

export const webhookUrl = ({ publicUrl }: Config, gatewayName: string): string =>
  `${publicUrl}/api/webhooks/${gatewayName}`
