import { Effect, Layer, type Scope } from "effect"
import { makeBraintree } from "../gateways/braintree/braintree.ts"
import { BRAINTREE } from "../gateways/braintree/braintree-input.ts"
import { braintreeVariables } from "../gateways/braintree/variables.ts"
import { makeCoinbase } from "../gateways/coinbase/coinbase.ts"
import { COINBASE } from "../gateways/coinbase/coinbase-input.ts"
import { coinbaseVariables } from "../gateways/coinbase/variables.ts"
import { KLARNA, makeKlarna } from "../gateways/klarna/klarna.ts"
import { makeKlarnaBooks } from "../gateways/klarna/klarna-books.ts"
import { klarnaVariables } from "../gateways/klarna/variables.ts"
import { makePlisio } from "../gateways/plisio/plisio.ts"
import { PLISIO } from "../gateways/plisio/plisio-input.ts"
import { plisioVariables } from "../gateways/plisio/variables.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"
import type { Database } from "../platform/postgres/pool.ts"
import type { VendorVariables } from "../platform/vendor-variables.ts"
import { ConfiguredLenders } from "./lenders.ts"

type Made = Effect.Effect<PaymentGateway, never, Scope.Scope | Database>

interface GatewayDefinition {
  readonly name: string
  readonly variables: VendorVariables<unknown>
  /** Undefined without credentials for it. */
  readonly make: (config: Config) => Made | undefined
}

const gateway = <Settings>(
  name: string,
  variables: VendorVariables<Settings>,
  make: (settings: Settings, config: Config) => Made,
): GatewayDefinition => ({
  name,
  variables,
  make: (config) => {
    const settings = variables.settingsOf(config)
    return settings && make(settings, config)
  },
})

/** How long a shopper waits for a gateway at most, in milliseconds; a later outcome is found by looking it up. */
const TIMEOUT = 10_000

const webhookUrl = ({ publicUrl }: Config, name: string) => `${publicUrl}/api/webhooks/${name}`

/** Every payment gateway there is. Their GraphQL fields are in `graphql.ts`. */
export const GATEWAYS: ReadonlyArray<GatewayDefinition> = [
  gateway(BRAINTREE, braintreeVariables, (settings) => makeBraintree({ ...settings, timeoutMs: TIMEOUT })),
  gateway(KLARNA, klarnaVariables, (settings, config) =>
    Effect.map(makeKlarnaBooks, (books) =>
      makeKlarna({ ...settings, callbackUrl: webhookUrl(config, KLARNA), timeoutMs: TIMEOUT }, books),
    ),
  ),
  gateway(PLISIO, plisioVariables, (settings, config) =>
    Effect.sync(() =>
      makePlisio({ ...settings, webhookUrl: webhookUrl(config, PLISIO), timeoutMs: TIMEOUT }),
    ),
  ),
  gateway(COINBASE, coinbaseVariables, (settings) =>
    Effect.sync(() => makeCoinbase({ ...settings, timeoutMs: TIMEOUT })),
  ),
]

/** The gateways with credentials, and the lenders. */
export const configuredGateways = (
  config: Config,
): Effect.Effect<ReadonlyArray<PaymentGateway>, never, Scope.Scope | Database | ConfiguredLenders> =>
  Effect.zipWith(
    Effect.all(GATEWAYS.flatMap(({ make }) => make(config) ?? [])),
    ConfiguredLenders,
    (gateways, lenders) => [...gateways, ...lenders.map(({ gateway: ofLender }) => ofLender)],
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
