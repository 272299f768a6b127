import { Effect, Layer } from "effect"
import { makeBraintree } from "../gateways/braintree/braintree.ts"
import { makePaymentGateways, PaymentGateways } from "../payments/payment-gateways.ts"
import type { Config } from "../platform/config.ts"

/** Milliseconds that a shopper waits for a gateway at most; what it answers later is found by looking it up. */
const TIMEOUT = 10_000

/** Every payment gateway that the shop is configured for. */
export const paymentGatewaysLayer = (config: Config): Layer.Layer<PaymentGateways> =>
  Layer.effect(
    PaymentGateways,
    Effect.all([makeBraintree({ ...config.braintree, timeoutMs: TIMEOUT })]).pipe(
      Effect.map(makePaymentGateways),
    ),
  )
