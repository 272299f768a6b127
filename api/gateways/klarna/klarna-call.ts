import { Data, Effect, Option, Schedule, Schema } from "effect"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../../platform/gateway-error.ts"

export interface KlarnaAccess {
  /** `https://api-na.klarna.com`, its playground, or a simulator's address. */
  readonly baseUrl: string
  readonly username: string
  readonly password: string
  /** How long one call may take, in milliseconds. */
  readonly timeoutMs: number
}

interface Call {
  /** For logs; never an address. */
  readonly operation: string
  readonly method: "GET" | "POST" | "PATCH" | "DELETE"
  readonly path: string
  readonly body?: unknown
  /** Carried out once, however often it is sent. */
  readonly idempotencyKey?: string
}

/** Klarna has looked at the call and does not do it. */
export interface KlarnaRefusal {
  readonly _tag: "Refused"
  readonly status: number
  readonly code: string
  readonly message: string
  /** An earlier try of this call may have been carried out. */
  readonly repeated: boolean
}

export type KlarnaAnswer =
  | { readonly _tag: "Answered"; readonly body: unknown }
  | KlarnaRefusal
  | { readonly _tag: "Unanswered"; readonly reason: string }

/** `unsent` and `throttled` were certainly not carried out; `lost` and `timeout` may have been. */
class CallFailed extends Data.TaggedError("CallFailed")<{
  readonly kind: "unsent" | "throttled" | "lost" | "timeout" | "denied"
  readonly reason: string
}> {}

const WireError = Schema.Struct({ error_code: Schema.String, error_messages: Schema.Array(Schema.String) })
const decodeError = Schema.decodeUnknownOption(WireError)

const NEVER_CONNECTED = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH"])

const codeOf = (cause: unknown): string =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : ""

const classify = (cause: unknown): CallFailed => {
  if (cause instanceof Error && cause.name === "TimeoutError")
    return new CallFailed({ kind: "timeout", reason: "no answer in time" })
  const code = cause instanceof Error ? codeOf(cause.cause) : ""
  return new CallFailed({ kind: NEVER_CONNECTED.has(code) ? "unsent" : "lost", reason: code || "no answer" })
}

const parsed = (text: string): unknown => {
  if (text === "") return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Received = Extract<KlarnaAnswer, { _tag: "Answered" }> | Omit<KlarnaRefusal, "repeated">

const received = (status: number, text: string): Effect.Effect<Received, CallFailed> => {
  if (status >= 200 && status < 300) return Effect.succeed({ _tag: "Answered", body: parsed(text) })
  const fail = (kind: CallFailed["kind"]) => Effect.fail(new CallFailed({ kind, reason: `status ${status}` }))
  if (status === 401) return fail("denied")
  if (status === 429) return fail("throttled")
  if (status === 408 || status >= 500) return fail("lost")
  const error = Option.getOrUndefined(decodeError(parsed(text)))
  // A 403 without a reason comes from in front of the API.
  if (error === undefined) return fail(status === 403 ? "denied" : "lost")
  return Effect.succeed({
    _tag: "Refused",
    status,
    code: error.error_code,
    message: error.error_messages.join(" "),
  })
}

const once = (access: KlarnaAccess, { body, idempotencyKey, method, path }: Call) =>
  Effect.tryPromise({
    try: async () => {
      const response = await fetch(new URL(path, access.baseUrl), {
        method,
        redirect: "error",
        headers: {
          authorization: `Basic ${Buffer.from(`${access.username}:${access.password}`).toString("base64")}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...(idempotencyKey === undefined ? {} : { "klarna-idempotency-key": idempotencyKey }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(access.timeoutMs),
      })
      return { status: response.status, text: await response.text() }
    },
    catch: classify,
  }).pipe(Effect.flatMap(({ status, text }) => received(status, text)))

/** At most 3 tries. A call that timed out is not repeated: the caller has waited long enough. */
const retries = (mayRepeat: (kind: CallFailed["kind"]) => boolean) =>
  Schedule.exponential("100 millis", 3).pipe(
    Schedule.jittered,
    Schedule.upTo({ times: 2 }),
    Schedule.setInputType<CallFailed>(),
    Schedule.while(({ input }) => mayRepeat(input.kind)),
  )

/**
 * Makes a call. It is repeated when it was certainly not carried out, and where repeating does no harm: it only reads, or
 * carries an idempotency key. Once a call that changes something may have been carried out, it ends in an answer or in
 * `Unanswered`, never in an error.
 */
export const call = (access: KlarnaAccess, asked: Call): Effect.Effect<KlarnaAnswer, GatewayError> =>
  Effect.suspend(() => {
    const { operation } = asked
    const reads = asked.method === "GET"
    const repeatable = reads || asked.idempotencyKey !== undefined
    let maybeDone = false
    return once(access, asked).pipe(
      Effect.tapError(({ kind }) =>
        Effect.sync(() => {
          maybeDone ||= !reads && (kind === "lost" || kind === "timeout")
        }),
      ),
      Effect.retry(
        retries((kind) => kind === "unsent" || kind === "throttled" || (kind === "lost" && repeatable)),
      ),
      Effect.map(
        (answer): KlarnaAnswer => (answer._tag === "Refused" ? { ...answer, repeated: maybeDone } : answer),
      ),
      Effect.catch(({ kind, reason }): Effect.Effect<KlarnaAnswer, GatewayError> => {
        if (maybeDone) return Effect.succeed({ _tag: "Unanswered", reason })
        return Effect.fail(
          kind === "denied"
            ? new GatewayMisconfigured({ operation, reason })
            : new GatewayUnavailable({ operation, reason }),
        )
      }),
    )
  })
