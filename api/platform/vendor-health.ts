import { Clock, Effect, Fiber, Option } from "effect"
import type { GatewayError } from "./gateway-error.ts"

/** For how long (milliseconds) an answer is taken for the present state; one that is down is looked at sooner. */
const UP_FOR = 20_000
const DOWN_FOR = 5_000
/** Until then an older answer is given at once, and the vendor is asked in the background. */
const GOOD_UNTIL = 60_000
/** Milliseconds that a page waits for the vendor at most where nothing is known of it. */
const PATIENCE = 1_500
/** A vendor that takes longer (milliseconds) to answer is down; until then it is only slow, and shoppers may try it. */
const SLOWEST = 8_000

/** Whether a vendor can be used, by its last answer to whatever was asked of it. */
export interface VendorHealth {
  /** Answers at once where that is known, and soon in any case; never fails. */
  readonly isUp: Effect.Effect<boolean>
  /** Learns from a call of the vendor. */
  readonly watching: <A, E extends GatewayError, R>(call: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** What was known may be wrong: the vendor is asked before the next answer. */
  readonly doubt: Effect.Effect<void>
}

const states = new Map<string, boolean>()

/** Whether each vendor that was asked since this process started is up, by its name. */
export const vendorStates = (): ReadonlyMap<string, boolean> => states

interface Probing {
  readonly since: number
  readonly fiber: Fiber.Fiber<boolean>
}

/** `probe`: a call that changes nothing. It is made only when somebody wants to know. */
export const makeVendorHealth = (name: string, probe: Effect.Effect<unknown, GatewayError>): VendorHealth => {
  let seen: { readonly isUp: boolean; readonly at: number } | undefined
  let probing: Probing | undefined
  /** The assumed state of a vendor that has not been seen yet. */
  let assumed = true

  const saw = Effect.fnUntraced(function* (isUp: boolean, reason = "") {
    const wasUp = seen?.isUp ?? true
    states.set(name, isUp)
    seen = { isUp, at: yield* Clock.currentTimeMillis }
    assumed = true
    if (wasUp && !isUp) yield* Effect.logWarning(`${name} is not offered, for it does not answer: ${reason}`)
    if (!wasUp && isUp) yield* Effect.logInfo(`${name} answers again`)
    return isUp
  })

  const asked = probe.pipe(
    Effect.timeout(SLOWEST),
    Effect.matchEffect({
      onSuccess: () => saw(true),
      onFailure: (error) => saw(false, "reason" in error ? error.reason : "no answer in time"),
    }),
    Effect.ensuring(
      Effect.sync(() => {
        probing = undefined
      }),
    ),
  )

  return {
    isUp: Effect.gen(function* () {
      const now = yield* Clock.currentTimeMillis
      const age = now - (seen?.at ?? Number.NEGATIVE_INFINITY)
      if (seen !== undefined && age < (seen.isUp ? UP_FOR : DOWN_FOR)) return seen.isUp
      probing ??= { since: now, fiber: yield* Effect.forkDetach(asked) }
      if (seen !== undefined && age < GOOD_UNTIL) return seen.isUp
      const left = Math.max(0, probing.since + PATIENCE - now)
      const answer = yield* Effect.timeoutOption(Fiber.join(probing.fiber), left)
      return Option.getOrElse(answer, () => seen?.isUp ?? assumed)
    }),
    watching: (call) =>
      call.pipe(
        Effect.tap(() => saw(true)),
        Effect.tapError(({ reason }) => saw(false, reason)),
      ),
    doubt: Effect.sync(() => {
      seen = undefined
      assumed = false
    }),
  }
}
