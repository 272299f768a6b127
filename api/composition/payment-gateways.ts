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
import { configuredLenders } from "./lenders.ts"

/** Milliseconds that a shopper waits for a gateway at most; what it answers later is found by looking it up. */
const TIMEOUT = 10_000

/** Every payment gateway that the shop has credentials for. */
export const configuredGateways = (
  config: Config,
): Effect.Effect<ReadonlyArray<PaymentGateway>, never, Scope.Scope | Database> => {
  const { braintree, cardFormUrl, coinbase, googlePay, klarna, plisio } = config
  const webhookUrl = (gateway: string) => `${config.publicUrl}/api/webhooks/${gateway}`
  return Effect.all([
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
      : [makePlisio({ ...plisio, webhookUrl: webhookUrl("plisio"), timeoutMs: TIMEOUT })]),
    ...(coinbase === undefined ? [] : [makeCoinbase({ ...coinbase, timeoutMs: TIMEOUT })]),
    ...configuredLenders(config).map(({ gateway }) => Effect.succeed(gateway)),
  ])
}

export const paymentGatewaysLayer = (config: Config): Layer.Layer<PaymentGateways, never, Database> =>
  Layer.effect(
    PaymentGateways,
    configuredGateways(config).pipe(
      Effect.map((gateways) =>
        makePaymentGateways({
          gateways,
          off: config.paymentGatewaysOff,
          otherMethods: configuredLenders(config).flatMap(({ methods }) => methods),
        }),
      ),
    ),
  )
