import { Effect } from "effect"
import { type GatewayError, GatewayUnavailable } from "./gateway-error.ts"

/** Failures in a row after which a vendor is not called anymore. */
const THRESHOLD = 3

const OPEN = new GatewayUnavailable({ operation: "call", reason: "it did not answer the calls before" })

/**
 * Guards calls of vendors, each by its name: one that does not answer several times in a row is not called anymore, so
 * that work for others does not wait for its timeouts. Make one for each run of background work: the next run calls
 * every vendor again.
 */
export const makeCircuitBreaker = () => {
  const failures = new Map<string, number>()
  return (vendor: string) =>
    <A, E extends GatewayError>(call: Effect.Effect<A, E>): Effect.Effect<A, E | GatewayUnavailable> =>
      Effect.suspend((): Effect.Effect<A, E | GatewayUnavailable> => {
        if ((failures.get(vendor) ?? 0) >= THRESHOLD) return Effect.fail(OPEN)
        return call.pipe(
          Effect.tap(() => Effect.sync(() => failures.delete(vendor))),
          Effect.tapError(({ _tag }) =>
            Effect.sync(() => {
              if (_tag === "GatewayUnavailable") failures.set(vendor, (failures.get(vendor) ?? 0) + 1)
            }),
          ),
        )
      })
}
