import { Effect, Layer, type Scope } from "effect"
import { braintree } from "../gateways/braintree/definition.ts"
import { coinbase } from "../gateways/coinbase/definition.ts"
import type { GatewayDefinition } from "../gateways/gateway-definition.ts"
import { klarna } from "../gateways/klarna/definition.ts"
import { plisio } from "../gateways/plisio/definition.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { ConfiguredLenders } from "./lenders.ts"

/** Every payment gateway that there is. */
export const GATEWAYS: ReadonlyArray<GatewayDefinition> = [braintree, klarna, plisio, coinbase]

/** Those that the shop has credentials for, and its lenders. */
export const configuredGateways = (
  config: Config,
): Effect.Effect<ReadonlyArray<PaymentGateway>, never, Scope.Scope | Database | ConfiguredLenders> =>
  Effect.zipWith(
    Effect.all(GATEWAYS.flatMap(({ make }) => make(config) ?? [])),
    ConfiguredLenders,
    (gateways, lenders) => [...gateways, ...lenders.map(({ gateway }) => gateway)],
  )

export const paymentGatewaysLayer = (
  config: Config,
): Layer.Layer<PaymentGateways, never, Database | ConfiguredLenders> =>
  Layer.effect(
    PaymentGateways,
    Effect.zipWith(configuredGateways(config), ConfiguredLenders, (gateways, lenders) =>
      makePaymentGateways({
        gateways,
        off: config.paymentGatewaysOff,
        otherMethods: lenders.flatMap(({ methods }) => methods),
      }),
    ),
  )
