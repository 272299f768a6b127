import { Data, Effect, Schedule } from "effect"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"

export interface LenderConfig {
  readonly baseUrl: string
  readonly apiKey: string
  readonly webhookSecret: string
  /** Milliseconds that a call may take. */
  readonly timeoutMs: number
}

/** `unsent` was certainly not carried out, `lost` may have been; `denied`: our key or our protocol is wrong. */
class CallFailed extends Data.TaggedError("CallFailed")<{
  readonly kind: "unsent" | "lost" | "timeout" | "denied"
  readonly reason: string
}> {}

/** Only its status and body; a request's content never gets into a reason. */
interface LenderReply {
  readonly status: number
  readonly body: unknown
}

type LenderAnswer =
  | { readonly _tag: "Answered"; readonly reply: LenderReply }
  | { readonly _tag: "Unanswered"; readonly reason: string }

interface Post {
  readonly path: string
  readonly body: unknown
  /** The lender carries out each key once. */
  readonly requestId: string
}

const NEVER_SENT = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])

const codeOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return "unknown"
  if (cause.name === "TimeoutError") return "timeout"
  return "code" in cause && typeof cause.code === "string" ? cause.code : codeOf(cause.cause)
}

const classify = (cause: unknown): CallFailed => {
  const reason = codeOf(cause)
  if (reason === "timeout") return new CallFailed({ kind: "timeout", reason })
  return new CallFailed({ kind: NEVER_SENT.has(reason) ? "unsent" : "lost", reason })
}

const once = (
  { apiKey, baseUrl, timeoutMs }: LenderConfig,
  path: string,
  init: { readonly method: string; readonly headers?: Record<string, string>; readonly body?: string },
): Effect.Effect<LenderReply, CallFailed> =>
  Effect.tryPromise({
    try: async (signal) => {
      const answer = await fetch(new URL(path, baseUrl), {
        ...init,
        redirect: "error",
        headers: { ...init.headers, authorization: `Bearer ${apiKey}`, accept: "application/json" },
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      const text = await answer.text()
      return { status: answer.status, text }
    },
    catch: classify,
  }).pipe(
    Effect.flatMap(({ status, text }) => {
      if (status === 401 || status === 403) return fail("denied", status)
      if (status === 429) return fail("unsent", status)
      if (status === 408 || status >= 500) return fail("lost", status)
      return Effect.try({
        try: (): LenderReply => ({ status, body: JSON.parse(text) }),
        catch: () => new CallFailed({ kind: "lost", reason: `status ${status} without JSON` }),
      })
    }),
  )

const fail = (kind: CallFailed["kind"], status: number): Effect.Effect<never, CallFailed> =>
  Effect.fail(new CallFailed({ kind, reason: `status ${status}` }))

/** At most 3 tries. A call that timed out is not repeated: the caller has waited long enough. */
const retries = Schedule.exponential("100 millis", 3).pipe(
  Schedule.jittered,
  Schedule.upTo({ times: 2 }),
  Schedule.setInputType<CallFailed>(),
  Schedule.while(({ input: { kind } }) => kind === "unsent" || kind === "lost"),
)

const toError = (operation: string, { kind, reason }: CallFailed): GatewayError =>
  kind === "denied"
    ? new GatewayMisconfigured({ operation, reason })
    : new GatewayUnavailable({ operation, reason })

/** A call that changes nothing. */
export const get = (config: LenderConfig, path: string): Effect.Effect<LenderReply, GatewayError> =>
  once(config, path, { method: "GET" }).pipe(
    Effect.retry(retries),
    Effect.mapError((failure) => toError("look up", failure)),
  )

/** A call that changes something. Once a try may have been carried out, a later failure is `Unanswered`, not an error. */
export const post = (
  config: LenderConfig,
  operation: string,
  { body, path, requestId }: Post,
): Effect.Effect<LenderAnswer, GatewayError> =>
  Effect.suspend(() => {
    let maybeDone = false
    return once(config, path, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": requestId },
      body: JSON.stringify(body),
    }).pipe(
      Effect.tapError(({ kind }) =>
        Effect.sync(() => {
          maybeDone ||= kind === "lost" || kind === "timeout"
        }),
      ),
      Effect.retry(retries),
      Effect.map((reply): LenderAnswer => ({ _tag: "Answered", reply })),
      Effect.catch(
        (failure): Effect.Effect<LenderAnswer, GatewayError> =>
          maybeDone
            ? Effect.succeed({ _tag: "Unanswered", reason: failure.reason })
            : Effect.fail(toError(operation, failure)),
      ),
    )
  })
