import { inSpan } from "@voltread/projections/platform/tracing.ts"
import { Data, Effect, Option, Schedule, Schema } from "effect"
import { type GatewayError, GatewayMisconfigured, GatewayUnavailable } from "../platform/gateway-error.ts"

/**
 * One call of a vendor that speaks JSON over HTTP. The address may carry a key: neither it nor the messages of
 * errors, which can quote it, are passed on.
 */
interface VendorCall {
  readonly operation: string
  readonly url: URL
  readonly method?: "GET" | "POST"
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  readonly timeoutMs: number
}

/** What the vendor answered; `body` is undefined where that is not JSON. */
export interface VendorReply {
  readonly status: number
  readonly body: unknown
}

/** The call may have been carried out. `reply`: what the vendor said last, if it said anything. */
export class Unanswered extends Data.TaggedError("Unanswered")<{
  readonly reason: string
  readonly reply?: VendorReply
}> {}

class CallFailed extends Data.TaggedError("CallFailed")<{
  /** `unsent`, `throttled`: certainly not carried out; the others may have been. */
  readonly kind: "unsent" | "throttled" | "lost" | "timeout"
  readonly reason: string
  readonly reply?: VendorReply
}> {}

const NEVER_CONNECTED: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
])

const isNetworkError = Schema.is(Schema.Struct({ cause: Schema.Struct({ code: Schema.String }) }))

const failureOf = (cause: unknown): CallFailed => {
  const code = isNetworkError(cause) ? cause.cause.code : "no answer"
  return new CallFailed({ kind: NEVER_CONNECTED.has(code) ? "unsent" : "lost", reason: code })
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const once = ({ operation, url, method = "GET", headers, body, timeoutMs }: VendorCall) =>
  Effect.tryPromise({
    try: async (signal): Promise<VendorReply> => {
      const answer = await fetch(url, {
        method,
        redirect: "error",
        signal,
        headers: {
          accept: "application/json",
          ...(body === undefined ? {} : { "content-type": "application/json" }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: answer.status, body: parsed(await answer.text()) }
    },
    catch: failureOf,
  }).pipe(
    Effect.timeoutOrElse({
      duration: timeoutMs,
      orElse: () => Effect.fail(new CallFailed({ kind: "timeout", reason: `no answer in ${timeoutMs} ms` })),
    }),
    Effect.filterOrFail(
      ({ status }) => status !== 408 && status !== 429 && status < 500,
      (reply) =>
        new CallFailed({
          kind: reply.status === 429 ? "throttled" : "lost",
          reason: `HTTP ${reply.status}`,
          reply,
        }),
    ),
    inSpan(`call ${operation}`, { kind: "client", attributes: { "server.address": url.host } }),
  )

/** At most 3 tries. A call that timed out is not repeated: the caller has waited long enough. */
const retries = (kinds: ReadonlyArray<CallFailed["kind"]>) =>
  Schedule.exponential("100 millis", 3).pipe(
    Schedule.jittered,
    Schedule.upTo({ times: 2 }),
    Schedule.setInputType<CallFailed>(),
    Schedule.while(({ input }) => kinds.includes(input.kind)),
  )

/** A call that changes nothing, or that the vendor carries out once however often it is sent. */
export const readFrom = (call: VendorCall): Effect.Effect<VendorReply, GatewayUnavailable> =>
  once(call).pipe(
    Effect.retry(retries(["unsent", "throttled", "lost"])),
    Effect.mapError(({ reason }) => new GatewayUnavailable({ operation: call.operation, reason })),
  )

/**
 * A call that makes something. `repeatable`: the vendor makes it once, however often it is sent. Once any try may have
 * been carried out, only an answer ends in anything but `Unanswered`.
 */
export const writeTo = (
  call: VendorCall & { readonly repeatable: boolean },
): Effect.Effect<VendorReply, GatewayUnavailable | Unanswered> =>
  Effect.suspend(() => {
    let maybeDone = false
    return once(call).pipe(
      Effect.tapError(({ kind }) =>
        Effect.sync(() => {
          maybeDone ||= kind === "lost" || kind === "timeout"
        }),
      ),
      Effect.retry(retries(call.repeatable ? ["unsent", "throttled", "lost"] : ["unsent", "throttled"])),
      Effect.mapError(({ reason, reply }) =>
        maybeDone
          ? new Unanswered({ reason, ...(reply === undefined ? {} : { reply }) })
          : new GatewayUnavailable({ operation: call.operation, reason }),
      ),
    )
  })

/** The vendor rejects our credentials or our access: an operator has to act. */
export const isOurFault = ({ status }: VendorReply): boolean => status === 401 || status === 403

/** The error for an answer that does not fit the request. */
export const unusable = (operation: string, reply: VendorReply): GatewayError => {
  const reason = `HTTP ${reply.status}`
  return isOurFault(reply)
    ? new GatewayMisconfigured({ operation, reason })
    : new GatewayUnavailable({ operation, reason: `an answer of unknown shape, ${reason}` })
}

export const decoded = <A>(
  operation: string,
  reply: VendorReply,
  decode: (body: unknown) => Option.Option<A>,
): Effect.Effect<A, GatewayError> =>
  Option.match(decode(reply.body), {
    onNone: () => Effect.fail(unusable(operation, reply)),
    onSome: (value) => Effect.succeed(value),
  })
