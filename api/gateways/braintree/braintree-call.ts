import { Data, Effect, Schedule, Schema } from "effect"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"

/**
 * How a call went wrong, by what it says about the call:
 * `unsent` and `throttled` were certainly not carried out; `lost` and `timeout` may have been.
 */
type FailureKind = "unsent" | "throttled" | "lost" | "timeout" | "denied" | "missing"

class CallFailed extends Data.TaggedError("CallFailed")<{
  readonly kind: FailureKind
  readonly reason: string
}> {}

/** `missing`: the gateway knows no such transaction. `repeated`: an earlier try may already have been carried out. */
export type BraintreeAnswer<A> =
  | { readonly _tag: "Answered"; readonly value: A; readonly repeated: boolean }
  | { readonly _tag: "Missing" }
  | { readonly _tag: "Unanswered"; readonly reason: string }

const SdkError = Schema.Struct({ type: Schema.String, message: Schema.String })
const isSdkError = Schema.is(SdkError)

// Of a socket error, the SDK keeps only the text.
const neverConnected = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH/

const kindOf = (error: typeof SdkError.Type): FailureKind => {
  switch (error.type) {
    case "authenticationError":
    case "authorizationError":
    case "upgradeRequired":
    case "invalidKeysError":
      return "denied"
    case "notFoundError":
      return "missing"
    case "tooManyRequestsError":
      return "throttled"
    case "unexpectedError":
      if (error.message === "Request timed out") return "timeout"
      return neverConnected.test(error.message) ? "unsent" : "lost"
    default:
      return "lost"
  }
}

const classify = (cause: unknown): CallFailed => {
  if (isSdkError(cause)) return new CallFailed({ kind: kindOf(cause), reason: cause.message })
  return new CallFailed({ kind: "lost", reason: cause instanceof Error ? cause.message : "unknown error" })
}

const once = <A>(timeoutMs: number, call: () => Promise<A>): Effect.Effect<A, CallFailed> =>
  Effect.tryPromise({ try: call, catch: classify }).pipe(
    // The SDK's own limit is on a silent socket; a peer that trickles would get past it.
    Effect.timeoutOrElse({
      duration: timeoutMs,
      orElse: () => Effect.fail(new CallFailed({ kind: "timeout", reason: `no answer in ${timeoutMs} ms` })),
    }),
  )

/** At most 3 tries. A call that timed out is not repeated: the caller has waited long enough. */
const retries = Schedule.exponential("100 millis", 3).pipe(
  Schedule.jittered,
  Schedule.upTo({ times: 2 }),
  Schedule.setInputType<CallFailed>(),
  Schedule.while(({ input: { kind } }) => kind === "unsent" || kind === "throttled" || kind === "lost"),
)

const refusal = (operation: string, { kind, reason }: CallFailed): GatewayError =>
  kind === "denied"
    ? new GatewayMisconfigured({ operation, reason })
    : new GatewayUnavailable({ operation, reason })

/** A call that changes nothing. `undefined` when the gateway does not know what was asked for. */
export const read = <A>(
  operation: string,
  timeoutMs: number,
  call: () => Promise<A>,
): Effect.Effect<A | undefined, GatewayError> =>
  once(timeoutMs, call).pipe(
    Effect.retry(retries),
    Effect.catch((failure) =>
      failure.kind === "missing" ? Effect.succeed(undefined) : Effect.fail(refusal(operation, failure)),
    ),
  )

/**
 * A call that moves money; its idempotency key lets it be repeated like any other. Once any try may have been carried
 * out, nothing but an answer can end in an error again.
 */
export const write = <A>(
  operation: string,
  timeoutMs: number,
  call: () => Promise<A>,
): Effect.Effect<BraintreeAnswer<A>, GatewayError> =>
  Effect.suspend(() => {
    let maybeDone = false
    const attempt = once(timeoutMs, call).pipe(
      Effect.tapError(({ kind }) =>
        Effect.sync(() => {
          maybeDone ||= kind === "lost" || kind === "timeout"
        }),
      ),
    )
    return attempt.pipe(
      Effect.retry(retries),
      Effect.map((value): BraintreeAnswer<A> => ({ _tag: "Answered", value, repeated: maybeDone })),
      Effect.catch((failure): Effect.Effect<BraintreeAnswer<A>, GatewayError> => {
        if (maybeDone) return Effect.succeed({ _tag: "Unanswered", reason: failure.reason })
        if (failure.kind === "missing") return Effect.succeed({ _tag: "Missing" })
        return Effect.fail(refusal(operation, failure))
      }),
    )
  })
