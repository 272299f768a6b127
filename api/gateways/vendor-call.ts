import { Data, Effect, Schedule } from "effect"
import { GatewayUnavailable } from "../platform/gateway-error.ts"

/** What a vendor answered over HTTP; `body` is undefined where that is not JSON. */
export interface VendorReply {
  readonly status: number
  readonly body: unknown
}

/** A try of a call that brought no answer to go by. `reply`: what the vendor said all the same. */
export class TryFailed extends Data.TaggedError("TryFailed")<{
  /** `unsent` and `throttled` were certainly not carried out; `lost` and `timeout` may have been. */
  readonly kind: "unsent" | "throttled" | "lost" | "timeout"
  readonly reason: string
  readonly reply?: VendorReply
}> {}

/** The call may have been carried out. `reply`: what the vendor said last, if it said anything. */
export class Unanswered extends Data.TaggedError("Unanswered")<{
  readonly reason: string
  readonly reply?: VendorReply
}> {}

/** Codes of network errors by which a call was certainly not sent. */
export const NEVER_CONNECTED: ReadonlyArray<string> = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]

/** Ends a try after this many milliseconds. */
export const within =
  (timeoutMs: number) =>
  <A, E>(once: Effect.Effect<A, E>): Effect.Effect<A, E | TryFailed> =>
    Effect.timeoutOrElse(once, {
      duration: timeoutMs,
      orElse: () => Effect.fail(new TryFailed({ kind: "timeout", reason: `no answer in ${timeoutMs} ms` })),
    })

/** At most 3 tries. One that timed out is not repeated: the caller has waited long enough. */
const repeated =
  (kinds: ReadonlyArray<TryFailed["kind"]>) =>
  <A, E>(once: Effect.Effect<A, E | TryFailed>): Effect.Effect<A, E | TryFailed> =>
    Effect.retry(once, {
      schedule: Schedule.exponential("100 millis", 3).pipe(Schedule.jittered, Schedule.upTo({ times: 2 })),
      while: (error) => error instanceof TryFailed && kinds.includes(error.kind),
    })

/**
 * A call that changes nothing, or that the vendor carries out once however often it is sent. Errors of `once` other than
 * a failed try end it.
 */
export const reading = <A, E = never>(
  operation: string,
  once: Effect.Effect<A, E | TryFailed>,
): Effect.Effect<A, E | GatewayUnavailable> =>
  once.pipe(
    repeated(["unsent", "throttled", "lost"]),
    Effect.mapError((error) =>
      error instanceof TryFailed ? new GatewayUnavailable({ operation, reason: error.reason }) : error,
    ),
  )

/**
 * A call that makes something. `repeatable`: the vendor makes it once, however often it is sent. Once any try may have
 * been carried out, only an answer ends in anything but `Unanswered`, and it says that it is `repeated`.
 */
export const writing = <A, E extends { readonly reason: string } = never>(
  operation: string,
  once: Effect.Effect<A, E | TryFailed>,
  { repeatable }: { readonly repeatable: boolean },
): Effect.Effect<{ readonly answer: A; readonly repeated: boolean }, E | GatewayUnavailable | Unanswered> =>
  Effect.suspend(() => {
    let maybeDone = false
    return once.pipe(
      Effect.tapError((error) =>
        Effect.sync(() => {
          maybeDone ||= error instanceof TryFailed && (error.kind === "lost" || error.kind === "timeout")
        }),
      ),
      repeated(repeatable ? ["unsent", "throttled", "lost"] : ["unsent", "throttled"]),
      Effect.map((answer) => ({ answer, repeated: maybeDone })),
      Effect.mapError((error) => {
        const { reason } = error
        const reply = error instanceof TryFailed ? error.reply : undefined
        if (maybeDone) return new Unanswered({ reason, ...(reply === undefined ? {} : { reply }) })
        return error instanceof TryFailed ? new GatewayUnavailable({ operation, reason }) : error
      }),
    )
  })
