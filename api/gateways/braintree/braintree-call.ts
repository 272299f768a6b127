import { Data, Effect, Schema } from "effect"
import { type GatewayError, GatewayMisconfigured } from "../../platform/gateway-error.ts"
import { NEVER_CONNECTED, reading, TryFailed, within, writing } from "../vendor-call.ts"

/** The gateway knows no such transaction. */
class Missing extends Data.TaggedError("Missing")<{ readonly reason: string }> {}

/** `missing`: the gateway knows no such transaction. `repeated`: an earlier try may already have been carried out. */
export type BraintreeAnswer<A> =
  | { readonly _tag: "Answered"; readonly value: A; readonly repeated: boolean }
  | { readonly _tag: "Missing" }
  | { readonly _tag: "Unanswered"; readonly reason: string }

const SdkError = Schema.Struct({ type: Schema.String, message: Schema.String })
const isSdkError = Schema.is(SdkError)

const failureOf = (operation: string, cause: unknown): TryFailed | Missing | GatewayMisconfigured => {
  if (!isSdkError(cause))
    return new TryFailed({ kind: "lost", reason: cause instanceof Error ? cause.message : "unknown error" })
  const { message: reason, type } = cause
  switch (type) {
    case "authenticationError":
    case "authorizationError":
    case "upgradeRequired":
    case "invalidKeysError":
      return new GatewayMisconfigured({ operation, reason })
    case "notFoundError":
      return new Missing({ reason })
    case "tooManyRequestsError":
      return new TryFailed({ kind: "throttled", reason })
    case "unexpectedError":
      return new TryFailed({ kind: kindOfText(reason), reason })
    default:
      return new TryFailed({ kind: "lost", reason })
  }
}

/** Of a socket error, the SDK keeps only the text. */
const kindOfText = (text: string): TryFailed["kind"] => {
  if (text === "Request timed out") return "timeout"
  return NEVER_CONNECTED.some((code) => text.includes(code)) ? "unsent" : "lost"
}

const once = <A>(operation: string, timeoutMs: number, call: () => Promise<A>) =>
  Effect.tryPromise({ try: call, catch: (cause) => failureOf(operation, cause) }).pipe(
    // The SDK's own limit is on a silent socket; a peer that trickles would get past it.
    within(timeoutMs),
  )

/** A call that changes nothing. `undefined` when the gateway does not know what was asked for. */
export const read = <A>(
  operation: string,
  timeoutMs: number,
  call: () => Promise<A>,
): Effect.Effect<A | undefined, GatewayError> =>
  reading(operation, once(operation, timeoutMs, call)).pipe(
    Effect.catchTag("Missing", () => Effect.succeed(undefined)),
  )

/** A call that moves money; its idempotency key lets it be repeated like any other. */
export const write = <A>(
  operation: string,
  timeoutMs: number,
  call: () => Promise<A>,
): Effect.Effect<BraintreeAnswer<A>, GatewayError> =>
  writing(operation, once(operation, timeoutMs, call), { repeatable: true }).pipe(
    Effect.map(({ answer, repeated }): BraintreeAnswer<A> => ({ _tag: "Answered", value: answer, repeated })),
    Effect.catchTags({
      Missing: ({ _tag }) => Effect.succeed<BraintreeAnswer<A>>({ _tag }),
      Unanswered: ({ _tag, reason }) => Effect.succeed<BraintreeAnswer<A>>({ _tag, reason }),
    }),
  )
