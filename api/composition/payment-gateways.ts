import { Effect, Layer, type Scope } from "effect"
import { makeBraintree } from "../gateways/braintree/braintree.ts"
import { makeCoinbase } from "../gateways/coinbase/coinbase.ts"
import { KLARNA, makeKlarna } from "../gateways/klarna/klarna.ts"
import { makeKlarnaBooks } from "../gateways/klarna/klarna-books.ts"
import { makePlisio } from "../gateways/plisio/plisio.ts"
import type { PaymentGateway } from "../payments/payment-gateway.ts"
import { makePaymentGateways, PaymentGateways } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"
import type { Database } from "../platform/postgres/pool.ts"
import { ConfiguredLenders } from "./lenders.ts"

/** Milliseconds that a shopper waits for a gateway at most; what it answers later is found by looking it up. */
const TIMEOUT = 10_000

/** Every payment gateway that the shop has credentials for. */
export const configuredGateways = (
  config: Config,
): Effect.Effect<ReadonlyArray<PaymentGateway>, never, Scope.Scope | Database | ConfiguredLenders> => {
  const { braintree, cardFormUrl, coinbase, googlePay, klarna, plisio } = config
  const webhookUrl = (gateway: string) => `${config.publicUrl}/api/webhooks/${gateway}`
  const ofVendors = Effect.all([
    ...(braintree === undefined
      ? []
      : [makeBraintree({ ...braintree, cardFormUrl, googlePay, timeoutMs: TIMEOUT })]),
    ...(klarna === undefined
      ? []
      : [
          Effect.map(makeKlarnaBooks, (books) =>
            makeKlarna({ ...klarna, callbackUrl: webhookUrl(KLARNA), timeoutMs: TIMEOUT }, books),
          ),
        ]),
    ...(plisio === undefined
      ? []
      : [Effect.sync(() => makePlisio({ ...plisio, webhookUrl: webhookUrl("plisio"), timeoutMs: TIMEOUT }))]),
    ...(coinbase === undefined ? [] : [Effect.sync(() => makeCoinbase({ ...coinbase, timeoutMs: TIMEOUT }))]),
  ])
  return Effect.zipWith(ofVendors, ConfiguredLenders, (gateways, lenders) => [
    ...gateways,
    ...lenders.map(({ gateway }) => gateway),
  ])
}

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
