import { Clock, Effect, Fiber } from "effect"
import type { GatewayError } from "./gateway-error.ts"

/** For how long (milliseconds) an answer is taken for the present state; one that is down is looked at sooner. */
const UP_FOR = 20_000
const DOWN_FOR = 5_000
/** Until then an older answer is given at once, and the vendor is asked in the background. */
const GOOD_UNTIL = 60_000
/** How long anybody waits for the vendor where nothing is known of it. */
const PATIENCE = "1500 millis"

/** Whether a vendor can be used, by its last answer to whatever was asked of it. */
export interface VendorHealth {
  /** Answers at once where that is known; never fails. */
  readonly isUp: Effect.Effect<boolean>
  /** Learns from a call of the vendor. */
  readonly watching: <A, E extends GatewayError, R>(call: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** What was known may be wrong: the vendor is asked before the next answer. */
  readonly doubt: Effect.Effect<void>
}

/** `probe`: a call that changes nothing and that the vendor answers quickly. It is made only when somebody wants to know. */
export const makeVendorHealth = (name: string, probe: Effect.Effect<unknown, GatewayError>): VendorHealth => {
  let seen: { readonly isUp: boolean; readonly at: number } | undefined
  let asking: Fiber.Fiber<boolean> | undefined

  const saw = Effect.fnUntraced(function* (isUp: boolean, reason = "") {
    const wasUp = seen?.isUp ?? true
    seen = { isUp, at: yield* Clock.currentTimeMillis }
    if (wasUp && !isUp) yield* Effect.logWarning(`${name} is not offered, for it does not answer: ${reason}`)
    if (!wasUp && isUp) yield* Effect.logInfo(`${name} answers again`)
    return isUp
  })

  const asked = probe.pipe(
    Effect.timeout(PATIENCE),
    Effect.matchEffect({
      onSuccess: () => saw(true),
      onFailure: (error) => saw(false, "reason" in error ? error.reason : "no answer in time"),
    }),
    Effect.ensuring(
      Effect.sync(() => {
        asking = undefined
      }),
    ),
  )

  return {
    isUp: Effect.gen(function* () {
      const age = (yield* Clock.currentTimeMillis) - (seen?.at ?? Number.NEGATIVE_INFINITY)
      if (seen !== undefined && age < (seen.isUp ? UP_FOR : DOWN_FOR)) return seen.isUp
      asking ??= yield* Effect.forkDetach(asked)
      return seen !== undefined && age < GOOD_UNTIL ? seen.isUp : yield* Fiber.join(asking)
    }),
    watching: (call) =>
      call.pipe(
        Effect.tap(() => saw(true)),
        Effect.tapError(({ reason }) => saw(false, reason)),
      ),
    doubt: Effect.sync(() => {
      seen = undefined
    }),
  }
}
