import { Effect } from "effect"
import { makeCircuitBreaker } from "../platform/circuit-breaker.ts"
import { aroundCalls } from "./around-calls.ts"
import type { PaymentGatewaysService } from "./payment-gateways.ts"

/** The same gateways for one run of background work: one that does not answer does not hold up work for the others. */
export const withCircuitBreakers = (gateways: PaymentGatewaysService): PaymentGatewaysService => {
  const guard = makeCircuitBreaker()
  return {
    ...gateways,
    named: (name) => Effect.map(gateways.named(name), (gateway) => aroundCalls(gateway, () => guard(name))),
  }
}
