import { Effect } from "effect"
import { type GatewayError, GatewayUnavailable } from "../platform/gateway-error.ts"
import { aroundCalls } from "./around-calls.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentGatewaysService } from "./payment-gateways.ts"

/** Failures in a row after which a gateway is not called anymore. */
const THRESHOLD = 3

/**
 * The same gateways with a circuit breaker each, so that work for one does not wait for the timeouts of another. Make
 * them for one run of background work: the next run calls every gateway again.
 */
export const withCircuitBreakers = (gateways: PaymentGatewaysService): PaymentGatewaysService => {
  const called = new Map<string, PaymentGateway>()
  return {
    ...gateways,
    named: (name) =>
      Effect.map(gateways.named(name), (gateway) => {
        const guarded = called.get(name) ?? withCircuitBreaker(gateway)
        called.set(name, guarded)
        return guarded
      }),
  }
}

const withCircuitBreaker = (gateway: PaymentGateway): PaymentGateway => {
  let failures = 0
  const guard = <A, E extends GatewayError>(call: Effect.Effect<A, E>) =>
    Effect.suspend((): Effect.Effect<A, E | GatewayUnavailable> => {
      if (failures >= THRESHOLD) return Effect.fail(BROKEN)
      return call.pipe(
        Effect.tap(() =>
          Effect.sync(() => {
            failures = 0
          }),
        ),
        Effect.tapError(({ _tag }) =>
          Effect.sync(() => {
            if (_tag === "GatewayUnavailable") failures += 1
          }),
        ),
      )
    })
  return aroundCalls(gateway, () => guard)
}

const BROKEN = new GatewayUnavailable({ operation: "call", reason: "it did not answer the calls before" })
